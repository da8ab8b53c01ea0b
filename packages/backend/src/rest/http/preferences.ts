/**
 * Whether the Prefer header asks for the number of all rows that meet the filters. `planned` and `estimated` are answered
 * exactly: plans are not shown to anybody, and the tables are small. Other preferences (`tx=`, ...) are left unapplied.
 */
export function wantsTotal(prefer: string | string[] | undefined): boolean {
  return /(?:^|,)\s*count=(?:exact|planned|estimated)\s*(?:,|$)/.test(String(prefer ?? ''));
}
