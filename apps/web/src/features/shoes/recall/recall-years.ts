/** Documents are kept for seven years. */
const yearsBack = 7;

/** Default: last year. */
export function parseYear(query: string, thisYear: number): number {
  const text = new URLSearchParams(query).get('year') ?? '';
  const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
  return year >= 2000 && year <= thisYear ? year : thisYear - 1;
}

/** Newest first, including the chosen one. */
export function yearChoices(chosen: number, thisYear: number): { value: string; label: string }[] {
  const years = Array.from({ length: yearsBack + 1 }, (_, back) => thisYear - back);
  const all = years.includes(chosen) ? years : [...years, chosen];
  return all.map((year) => ({ value: String(year), label: String(year) }));
}
