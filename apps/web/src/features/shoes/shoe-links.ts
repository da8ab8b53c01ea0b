/** The addresses of the pages about diabetic shoes. */
export interface ShoeLinks {
  dme: string;
  dmeCases: string;
  dmeBoard: string;
  dmeRecall: string;
}

/** The page of one case. */
export function caseHref({ dmeCases }: ShoeLinks, id: string): string {
  return `${dmeCases}/${id}`;
}
