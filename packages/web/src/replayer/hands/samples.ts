/** Hands to try at once: each shows something that people argue about. */

export const SAMPLES = ['side-pots', 'odd-chip', 'run-twice', 'high-low', 'short-raise'] as const;
export type SampleName = (typeof SAMPLES)[number];

const SIDE_POTS = `variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0, 0, 0]
blinds_or_straddles = [50, 100, 0, 0, 0]
min_bet = 100
starting_stacks = [1500, 6000, 900, 4200, 6500]
actions = ['d dh p1 JcJd', 'd dh p2 AsKd', 'd dh p3 9h9c', 'd dh p4 QhQs', 'd dh p5 8s7s', 'p3 cbr 300', 'p4 cbr 900', 'p5 cc', 'p1 cbr 1500', 'p2 f', 'p3 cc', 'p4 cc', 'p5 cc', 'd db 9s5s2h', 'p4 cbr 1200', 'p5 cbr 5000', 'p4 cc', 'd db Jh', 'd db 3d', 'p5 sm 8s7s', 'p4 sm QhQs', 'p1 sm JcJd', 'p3 sm 9h9c']
players = ['Ida', 'Max', 'Lea', 'Tom', 'Noa']
`;

const ODD_CHIP = `variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0, 0]
blinds_or_straddles = [5, 10, 0, 0]
min_bet = 10
starting_stacks = [400, 620, 515, 380]
actions = ['d dh p1 7d2c', 'd dh p2 AhQc', 'd dh p3 AdQs', 'd dh p4 KcTc', 'p3 cbr 30', 'p4 cc', 'p1 f', 'p2 cc', 'd db Qd8s3c', 'p2 cc', 'p3 cbr 60', 'p4 f', 'p2 cc', 'd db 6h', 'p2 cc', 'p3 cc', 'd db Kd', 'p2 cbr 100', 'p3 cc', 'p2 sm AhQc', 'p3 sm AdQs']
players = ['Ida', 'Max', 'Lea', 'Tom']
`;

const RUN_TWICE = `variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [10, 20, 0]
min_bet = 20
starting_stacks = [2000, 1400, 2600]
actions = ['d dh p1 AhKh', 'd dh p2 TsTd', 'd dh p3 5c5d', 'p3 cbr 60', 'p1 cbr 220', 'p2 cc', 'p3 f', 'd db Th6h2c', 'p1 cbr 400', 'p2 cbr 1180', 'p1 cc', 'p1 sm AhKh', 'p2 sm TsTd']
players = ['Ida', 'Max', 'Lea']
_runs = ['9h4d', '6cQs']
`;

const HIGH_LOW = `variant = 'PO/8'
ante_trimming_status = true
antes = [0, 0, 0, 0]
blinds_or_straddles = [0.50, 1, 0, 0]
min_bet = 1
starting_stacks = [60, 105.50, 42, 98]
actions = ['d dh p1 Ac2cKdQd', 'd dh p2 As2s9h9d', 'd dh p3 KhKsJhTs', 'd dh p4 8c7c6d4h', 'p3 cbr 3.50', 'p4 f', 'p1 cc', 'p2 cc', 'd db 3c5hKc', 'p1 cbr 10.50', 'p2 cc', 'p3 cbr 38.50', 'p1 cbr 56.50', 'p2 cc', 'd db 8d', 'd db Jd', 'p1 sm Ac2cKdQd', 'p2 sm As2s9h9d', 'p3 sm KhKsJhTs']
players = ['Ida', 'Max', 'Lea', 'Tom']
currency_symbol = '$'
`;

const SHORT_RAISE = `variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
min_bet = 10
starting_stacks = [500, 500, 500]
actions = ['d dh p1 ????', 'd dh p2 AcTc', 'd dh p3 ????', 'p3 cbr 30', 'p1 f', 'p2 cbr 40', 'p3 cc', 'd db Ts7d2s', 'p3 cbr 50', 'p2 cc', 'd db 2h', 'p2 cc', 'p3 cc', 'd db 4d', 'p2 cbr 120', 'p3 f']
players = ['Ida', 'Max', 'Lea']
`;

const TEXTS: Readonly<Record<SampleName, string>> = {
  'side-pots': SIDE_POTS,
  'odd-chip': ODD_CHIP,
  'run-twice': RUN_TWICE,
  'high-low': HIGH_LOW,
  'short-raise': SHORT_RAISE,
};

/** All of them, one after the other. */
export const ALL_SAMPLES = 'all';

/** Null if there is none of that name. */
export function sampleText(name: string): string | null {
  if (name === ALL_SAMPLES) {
    return SAMPLES.map((one, i) => `[${i + 1}]\n${TEXTS[one]}`).join('\n');
  }
  const known = SAMPLES.find((one) => one === name);
  return known === undefined ? null : TEXTS[known];
}
