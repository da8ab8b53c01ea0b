/** A phone number as typed, as E.164 where it is one; otherwise as typed, for the check to refuse. */
export function toE164(text: string): string {
  const digits = text.replace(/[\s().-]/g, '');
  if (/^\d{10}$/.test(digits)) return `+1${digits}`;
  if (/^1\d{10}$/.test(digits)) return `+${digits}`;
  return /^\+\d+$/.test(digits) ? digits : text.trim();
}
