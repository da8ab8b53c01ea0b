import { claimLimits, type ShoeClaim } from '@rxweb/contracts/shoes/claim';

/** `kx, gy` as modifiers. */
export function readModifiers(text: string): string[] {
  return words(text)
    .map((word) => word.slice(0, 2))
    .slice(0, claimLimits.modifiers);
}

/** `E11.42, L84` as codes. */
export function readDiagnoses(text: string): string[] {
  return words(text)
    .map((word) => word.slice(0, 8))
    .slice(0, claimLimits.diagnoses);
}

const words = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);

/** `1 2` as positions of diagnoses. */
export function readPointers(text: string): number[] {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  return numbers.filter((number) => number >= 1 && number <= claimLimits.diagnoses).slice(0, claimLimits.pointers);
}

/** `79.50` in cents; null for what isn't an amount. */
export function readCents(text: string): number | null {
  const [, dollars, rest = ''] = /^\$?\s*(\d[\d,]*|(?=\.))(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? [];
  if (dollars === undefined || text.trim() === '') return null;
  const cents = Number(dollars.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0'));
  return cents <= claimLimits.chargeCents ? cents : null;
}

export const centsText = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

/** New codes. Lines that pointed at all of them still do. */
export function withDiagnoses(claim: ShoeClaim, diagnoses: string[]): ShoeClaim {
  const all = (codes: readonly string[]) => codes.slice(0, claimLimits.pointers).map((_, index) => index + 1);
  const before = all(claim.diagnoses).join();
  const lines = claim.lines.map((line) =>
    line.pointers.join() === before ? { ...line, pointers: all(diagnoses) } : line,
  );
  return { ...claim, diagnoses, lines };
}
