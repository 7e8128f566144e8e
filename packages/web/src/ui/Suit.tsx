/** The four suits as shapes in a square of 24. */

const SHAPES = [
  // Clubs, diamonds, hearts, spades: the engine's order.
  'M12 2a4.6 4.6 0 0 0-4.1 6.7 4.7 4.7 0 1 0 2.9 7.9c-.2 1.8-.9 3.5-2.3 5.4h7c-1.4-1.9-2.1-3.6-2.3-5.4a4.7 4.7 0 1 0 2.9-7.9A4.6 4.6 0 0 0 12 2Z',
  'M12 1.5 20 12l-8 10.5L4 12Z',
  'M12 22C5.5 16.6 2 12.8 2 8.6A5.3 5.3 0 0 1 7.3 3.2c2 0 3.7 1 4.7 2.7 1-1.7 2.7-2.7 4.7-2.7A5.3 5.3 0 0 1 22 8.6c0 4.2-3.5 8-10 13.4Z',
  'M12 1.5C8 6.3 2.5 9.5 2.5 14a4.7 4.7 0 0 0 8.3 3.1c-.2 1.7-.9 3.2-2.3 4.9h7c-1.4-1.7-2.1-3.2-2.3-4.9A4.7 4.7 0 0 0 21.5 14C21.5 9.5 16 6.3 12 1.5Z',
];

export function SuitShape({
  suit,
  transform,
}: {
  readonly suit: number;
  readonly transform?: string;
}) {
  return <path d={SHAPES[suit] ?? ''} transform={transform} fill="currentColor" />;
}
