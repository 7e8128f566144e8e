export interface Page {
  readonly path: string;
  readonly title: string;
  readonly html: string;
  readonly isApi?: boolean;
}
export function buildSite(root: string, target: string): Promise<Page[]>;
