import type { SessionRole } from '@rxweb/contracts/shared/roles';

export type BadgeTone = 'red' | 'blue' | 'green' | 'neutral';

/** Roles always show a word and a color (spec section 6). */
export const roleBadges: Record<SessionRole, { word: string; tone: BadgeTone }> = {
  admin: { word: 'Admin', tone: 'red' },
  pharmacist: { word: 'Pharmacist', tone: 'blue' },
  employee: { word: 'Employee', tone: 'green' },
  public: { word: 'Public', tone: 'neutral' },
};
