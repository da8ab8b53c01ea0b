/** What a page code says. */
export interface PageCode {
  code: string;
  /** Of its sheet, from 1. */
  page: number;
}

/** More pages are a chart, not an answer to a letter. */
export const maxPagesToRead = 60;

/** Null for other codes, such as those of a fax service. */
export function parsePageCode(text: string): PageCode | null {
  const [, code, page] = /^RXW1([0-9A-HJKMNP-TV-Z]{16})(\d\d)$/.exec(text) ?? [];
  return code && page ? { code, page: Number(page) } : null;
}
