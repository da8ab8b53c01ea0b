export const shoePaths = {
  dme: '/app/dme',
  cases: '/app/dme/cases',
  case: '/app/dme/cases/:id',
  board: '/app/dme/board',
  recall: '/app/dme/recall',
  denials: '/app/dme/denials',
  checklist: '/app/diabetic-shoe-checklist',
} as const;

export function caseHref(id: string): string {
  return `${shoePaths.cases}/${id}`;
}
