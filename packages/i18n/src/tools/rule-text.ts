/** The words of one section of the rules page. */

export interface RuleText {
  readonly title: string;
  /** Numbers of the full rulings in `docs/rules.md`. */
  readonly rules: string;
  readonly body: readonly string[];
  readonly points?: readonly string[];
  /** What happens in the example or picture. */
  readonly story?: string;
  /** What happens in it, one after the other. */
  readonly steps?: readonly string[];
}
