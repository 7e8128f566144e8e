export interface Answered {
  readonly ok: boolean;
  readonly code?: string;
  readonly html: string;
  readonly said: string;
}
export function answerTo(text: string): Answered;
