/** Examples that run as they stand when pasted into a shell: a test does just that. */

import type { CliWords } from '@sidepot/i18n/cli';
import { phrases } from './phrases.js';

type Noted = keyof CliWords['notes'] | 'root' | 'completion';

const HAND = `  echo '{"seatCount":9,"button":1,"players":[
    {"id":"Ann","seat":1,"ante":0,"dead":0,"live":50,"folded":false},
    {"id":"Bob","seat":2,"ante":0,"dead":0,"live":75,"folded":false},
    {"id":"Cem","seat":3,"ante":0,"dead":5,"live":90,"folded":false}],
    "boards":[{"high":[["Ann"],["Bob","Cem"]]}]}'`;

/** Below the options: what the language says, and examples, which are the same in all. */
const EXAMPLES: Readonly<Partial<Record<Noted, string>>> = {
  root: `${HAND} | sidepot settle
  sidepot eval AsKs QhQd --board Qs7s2s9dJc
  sidepot equity AsKs QhQd
  sidepot replay --help
  sidepot simulate --hands 2000
  sidepot settle --help
  sidepot serve --help`,
  backup: `  sidepot backup /backup --data /var/lib/sidepot
  sidepot backup tables.backup.gz --database-url postgres://127.0.0.1/sidepot`,
  restore: `  sidepot restore tables.backup.gz --data /var/lib/sidepot
  sidepot restore tables.backup.gz --database-url postgres://127.0.0.1/sidepot`,
  prune: `  sidepot prune --data /var/lib/sidepot
  sidepot prune --keep-days 90 --database-url postgres://127.0.0.1/sidepot`,
  settle: `${HAND} > hand.json
  sidepot settle hand.json
  sidepot settle --json --explain < hand.json
  tr -d '\\n' < hand.json | sidepot settle --jsonl`,
  replay: `  cat > hand.phh <<'END'
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [20, 50, 100]
actions = ['d dh p1 AhAd', 'd dh p2 KhKd', 'd dh p3 QhQd', 'p3 cbr 100',
  'p1 cc', 'p2 cc', 'd db 2c3d4h5s9c']
END
  sidepot replay hand.phh
  sidepot replay --json --warnings hand.phh
  sidepot replay --json - < hand.phh
  sidepot replay HH20261001.txt session.ohh`,
  convert: `  cat > hand.phh <<'END'
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [20, 50]
actions = ['p2 cbr 6', 'p1 f']
players = ['Ann', 'Bob']
END
  sidepot convert hand.phh --to pokerstars
  sidepot convert hand.phh --to csv --rows player --player Ann
  sidepot convert HH20261001.txt --to phhs --filter side-pots --out side.phhs`,
  stats: `  cat > hand.phh <<'END'
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
actions = ['p2 cbr 6', 'p1 f']
players = ['Ann', 'Bob']
END
  sidepot stats hand.phh
  sidepot stats hand.phh --player Ann
  sidepot stats hand.phh --by position --csv
  sidepot stats HH20261001.txt session.ohh --by month --json`,
  vectors: `  sidepot vectors --count 3
  sidepot vectors --ante-mode bigBlind --ante-order both --short-blinds
  sidepot vectors --count 3 --levels 5 --hilo --boards 2 --unit 25
  sidepot vectors --count 3 --ante-mode bigBlind --shape totals`,
  check: `  sidepot check --command 'sidepot settle --jsonl' --count 50
  sidepot vectors --count 50 > hands.jsonl
  sidepot settle --jsonl hands.jsonl > answers.jsonl
  sidepot check answers.jsonl --hands hands.jsonl --junit check.xml
  sidepot check hands.jsonl --markdown check.md`,
  hand: `  echo '{"do":"start","config":{"button":1,"smallBlind":1,"bigBlind":2,
    "players":[{"id":"A","seat":1,"stack":9},
    {"id":"B","seat":2,"stack":9}]}}' > start.json
  tr -d '\\n' < start.json | sidepot hand --stdio`,
  eval: `  sidepot eval Ks Kh 9d 9c Kd 2s 3h
  sidepot eval AsKs QhQd --board Qs7s2s9dJc
  sidepot eval AsAhKdQd 9s8s7h6h --game omaha --board Ts7s2d2c5s
  sidepot eval Ac2d3hKs4d9c9h 5c6d7h8sAhKcKd --game razz
  sidepot eval --json AsKsQsJsTs`,
  equity: `  sidepot equity AsKs QhQd
  sidepot equity AsKs QhQd 7c7d --board Qs7s2d --dead Ah
  sidepot equity QQ+,AKs JTs --board Th9h2c
  sidepot equity AsAhKdQd 9s8s7h6h --game omaha --board Ts7s2d
  sidepot equity Ac2d3hKs4d 5c6d7h8sAh --game razz --dead 2c2h
  sidepot equity 9c8d6h4s3c 2c3d4h7s/Kd --game 27td
  sidepot equity AsKs QhQd --samples 100000 --seed 7 --json`,
  perft: `  sidepot perft --players 2 --stacks 10,10 --blinds 1,2 --depth 6
  sidepot perft --stacks 40,7,12 --ante 1 --limit pot-limit --depth 4
  sidepot perft --players 4 --stacks 20 --straddle 4 --depth 3 --json`,
  simulate: `  sidepot simulate --hands 2000
  sidepot simulate --hands 2000 --players 6 --stacks 1-50 --seed 7
  sidepot simulate --hands 2000 --game omaha8 --jobs 2 --json`,
  completion: `  bash  source <(sidepot completion bash)
        echo 'source <(sidepot completion bash)' >> ~/.bashrc
  zsh   source <(sidepot completion zsh)
        echo 'source <(sidepot completion zsh)' >> ~/.zshrc
  fish  sidepot completion fish | source
        sidepot completion fish > ~/.config/fish/completions/sidepot.fish`,
};

/** As commander adds it, with an empty line before. */
export function notesOf(command: Noted): string {
  const notes: Readonly<Partial<Record<Noted, string>>> = phrases.notes;
  const { titles, completion } = phrases.commands;
  const title = command === 'completion' ? completion.examples : titles.examples;
  const examples = EXAMPLES[command];
  const parts = [notes[command], examples === undefined ? undefined : `${title}\n${examples}`];
  return `\n${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}
