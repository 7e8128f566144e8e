// Reading PokerStars' text beside reading PHH: the same hands, by turns in one run.
import { corpusFiles, handsIn } from '../scripts/corpus-score.mjs';
import { ENGINE, number } from './common.mjs';

const ROUNDS = 15;
const { metaOf, readPhh, readPokerStars, replayHand, toPokerStars } = await import(ENGINE);

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** The same hands in both notations; none if the corpus is not there. */
function hands() {
  return corpusFiles()
    .slice(0, 2)
    .flatMap((file) => handsIn(file))
    .flatMap(({ phh }) => {
      const read = readPhh(phh);
      const replay = read.ok ? replayHand(read.value, { events: true }) : read;
      if (!replay.ok) return [];
      try {
        return [{ phh, stars: toPokerStars(replay.value.events, metaOf(read.value)) }];
      } catch {
        return [];
      }
    });
}

export function historyResults(print, table) {
  const all = hands();
  print('## Reading PokerStars text and PHH');
  print();
  if (all.length === 0) {
    print('Not measured: the real hands of `../shared/corpus` are not there.');
    print();
    return;
  }
  const measure = (work) => {
    const start = process.hrtime.bigint();
    for (const hand of all) if (!work(hand)) throw new Error('a hand was refused');
    return (1e9 * all.length) / Number(process.hrtime.bigint() - start);
  };
  const replayed = (read) => read.ok && replayHand(read.value).ok;
  const works = [
    ({ phh }) => readPhh(phh).ok,
    ({ stars }) => readPokerStars(stars).ok,
    ({ phh }) => replayed(readPhh(phh)),
    ({ stars }) => replayed(readPokerStars(stars)),
  ];
  const rounds = Array.from({ length: ROUNDS }, () => works.map(measure)).slice(2);
  const speed = works.map((_, k) => median(rounds.map((round) => round[k])));
  const ratio = (k) => median(rounds.map((round) => round[k + 1] / round[k])).toFixed(2);
  print(
    `${number(all.length)} real hands in both notations, one thread, by turns; medians of ${ROUNDS - 2} rounds, ` +
      'and of the ratios of each round.',
  );
  print();
  table(
    ['what', 'PHH, hands per second', 'PokerStars, hands per second', 'ratio'],
    [
      ['read', number(speed[0]), number(speed[1]), ratio(0)],
      ['read and replayed', number(speed[2]), number(speed[3]), ratio(2)],
    ],
  );
}
