/** Named by any of its days. Null for the last one that is over. */
export function weekIn(search: string): string | null {
  const week = new URLSearchParams(search).get('week') ?? '';
  const isDate = /^20\d{2}-\d{2}-\d{2}$/.test(week) && new Date(week).toJSON()?.startsWith(week);
  return isDate ? week : null;
}

export const reportPath = '/app/reports';

export const weekHref = (week: string) => `${reportPath}?week=${week}`;
