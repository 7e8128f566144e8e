/** Scripts that complete a command line, made of the commands themselves: nothing is listed twice. */

import type { Argument, Command, Option } from 'commander';
import type { Shell } from './args/choices.js';
import { phrases } from './phrases.js';

interface Flag {
  /** `--game`; and `-V`, if there is one. */
  readonly names: readonly string[];
  readonly about: string;
  /** Null: it takes no value. Empty: any. */
  readonly choices: readonly string[] | null;
}

interface Known {
  readonly name: string;
  readonly about: string;
  readonly flags: readonly Flag[];
  /** What its operands can be; empty: files, or what nobody can guess. */
  readonly operands: readonly string[];
}

interface Commands {
  readonly program: string;
  readonly flags: readonly Flag[];
  readonly commands: readonly Known[];
}

export function completionScript(shell: Shell, program: Command): string {
  const known = commandsOf(program);
  switch (shell) {
    case 'bash':
      return bashScript(known);
    case 'zsh':
      return zshScript(known);
    case 'fish':
      return fishScript(known);
  }
}

function commandsOf(program: Command): Commands {
  const everywhere = program.options.filter(({ short }) => short !== '-V').map(flagOf);
  const help: Flag = { names: ['-h', '--help'], about: phrases.commands.help, choices: null };
  const commands = program.commands.map((command) => ({
    name: command.name(),
    about: command.summary(),
    flags: [...command.options.map(flagOf), ...everywhere, help],
    operands: command.registeredArguments.flatMap(({ argChoices = [] }: Argument) => argChoices),
  }));
  const others = commands.map(({ name }) => name);
  const about = phrases.commands.helpOf;
  return {
    program: program.name(),
    flags: [...program.options.map(flagOf), help],
    commands: [...commands, { name: 'help', about, flags: [], operands: others }],
  };
}

const flagOf = ({ short, long, description, argChoices = [], ...option }: Option): Flag => ({
  names: [short, long].filter((name) => name !== undefined),
  about: description,
  choices: option.required || option.optional ? argChoices : null,
});

const words = (list: readonly string[]): string => list.join(' ');
const namesOf = (flags: readonly Flag[]): string[] => flags.flatMap(({ names }) => names);

/** Where nothing is known Bash completes names of files. */
function bashScript({ program, flags, commands }: Commands): string {
  const valued = commands.flatMap(({ name, flags: own }) =>
    own.flatMap(({ names, choices }) =>
      choices === null ? [] : [{ places: names.map((flag) => `${name}:${flag}`), choices }],
    ),
  );
  const free = valued.filter(({ choices }) => choices.length === 0);
  const values = [
    `    ${free.flatMap(({ places }) => places).join('|')}) ;;`,
    ...valued
      .filter(({ choices }) => choices.length > 0)
      .map(({ places, choices }) => `    ${places.join('|')}) words='${words(choices)}' ;;`),
  ];
  const options = commands.map(
    ({ name, flags: own, operands }) =>
      `        ${name}) [[ $cur == -* ]] && words='${words(namesOf(own))}' || words='${words(operands)}' ;;`,
  );
  const names = commands.map(({ name }) => name);
  return `# ${program} completion bash
_${program}() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD - 1]} command= words= word
  # Bash takes --game=omaha for three words.
  if [[ $cur == = ]]; then cur=; elif [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD - 2]}; fi
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
    case $word in ${names.join('|')}) command=$word; break ;; esac
  done
  case $command:$prev in
${values.join('\n')}
    *)
      case $command in
        '') [[ $cur == -* ]] && words='${words(namesOf(flags))}' || words='${words(names)}' ;;
${options.join('\n')}
      esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _${program} ${program}
`;
}

/** Inside single quotes, and inside the brackets of `_arguments`. */
const zshText = (text: string): string =>
  text.replace(/[\\[\]:]/g, '\\$&').replaceAll("'", "'\\''");

function zshScript({ program, flags, commands }: Commands): string {
  const argument = ({ names, about, choices }: Flag): string[] =>
    names.map((name) => {
      const others = names.length > 1 ? `(${words(names)})` : '';
      const value =
        choices === null ? '' : choices.length > 0 ? `:value:(${words(choices)})` : ':value:_files';
      return `'${others}${name}[${zshText(about)}]${value}'`;
    });
  const cases = commands.map(({ name, flags: own, operands }) => {
    const rest = operands.length > 0 ? `'*:what:(${words(operands)})'` : "'*:file:_files'";
    const parts = [...own.flatMap(argument), rest];
    return `        ${name})\n          _arguments \\\n            ${parts.join(' \\\n            ')} ;;`;
  });
  return `#compdef ${program}
_${program}() {
  local state line
  local -a commands=(
${commands.map(({ name, about }) => `    '${name}:${zshText(about)}'`).join('\n')}
  )
  _arguments -C \\
    ${flags.flatMap(argument).join(' \\\n    ')} \\
    '1: :->command' '*:: :->rest'
  case $state in
    command) _describe command commands ;;
    rest)
      case $words[1] in
${cases.join('\n')}
      esac ;;
  esac
}
if [[ $funcstack[1] == _${program} ]]; then _${program} "$@"; else compdef _${program} ${program}; fi
`;
}

const fishText = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function fishScript({ program, flags, commands }: Commands): string {
  const line = (...parts: readonly string[]): string => `complete -c ${program} ${words(parts)}`;
  const flagLine = (when: string, { names, about, choices }: Flag): string => {
    const said = names.map((name) =>
      name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`,
    );
    const value =
      choices === null ? [] : choices.length > 0 ? [`-x -a ${fishText(words(choices))}`] : ['-r'];
    return line(`-n ${fishText(when)}`, ...said, ...value, `-d ${fishText(about)}`);
  };
  const first = '__fish_use_subcommand';
  return [
    `# ${program} completion fish`,
    ...commands.map(({ name, about }) =>
      line('-f', `-n ${fishText(first)}`, `-a ${name}`, `-d ${fishText(about)}`),
    ),
    ...flags.map((flag) => flagLine(first, flag)),
    ...commands.flatMap(({ name, flags: own, operands }) => {
      const after = `__fish_seen_subcommand_from ${name}`;
      const what =
        operands.length === 0
          ? []
          : [line('-f', `-n ${fishText(after)}`, `-a ${fishText(words(operands))}`)];
      return [...what, ...own.map((flag) => flagLine(after, flag))];
    }),
    '',
  ].join('\n');
}
