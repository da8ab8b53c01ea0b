/** The address of what was answered: its parameters in one order, and without the key some clients send there. */
export function contentLocation(table: string, search: string): string {
  const parameters = search.split('&').filter((part) => part !== '' && !/^apikey=/i.test(part));
  return `/${encodeURIComponent(table)}${parameters.length > 0 ? `?${parameters.sort().join('&')}` : ''}`;
}
