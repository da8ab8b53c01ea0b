export interface ShoeLinks {
  dme: string;
  dmeCases: string;
  dmeBoard: string;
  dmeRecall: string;
}

/** The address of one case. */
export function caseHref({ dmeCases }: ShoeLinks, id: string): string {
  return `${dmeCases}/${id}`;
}
