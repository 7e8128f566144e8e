export function releaseProblems(asked: {
  readonly version: string;
  readonly versions: readonly string[];
  readonly changelog: string;
  readonly status: string;
  readonly tags: readonly string[];
}): string[];
