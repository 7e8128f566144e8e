export function readFlowchart(text: string): {
  readonly nodes: ReadonlyMap<string, readonly string[]>;
  readonly edges: readonly { readonly from: string; readonly to: string; readonly text: string }[];
};
export function flowchartHtml(text: string): string;
