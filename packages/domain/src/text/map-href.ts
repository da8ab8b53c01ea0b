/** Where a map shows an address, with the name of what stands there if it is known. */
export function mapHref({ name, address }: { name?: string; address: string }): string {
  return `https://maps.google.com/?q=${encodeURIComponent(name ? `${name}, ${address}` : address)}`;
}
