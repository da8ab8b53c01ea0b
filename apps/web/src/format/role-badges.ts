import type { SessionRole } from '@rxweb/contracts/shared/roles';

export type BadgeTone = 'red' | 'blue' | 'green' | 'neutral';

/** How a role is shown: always by word and colour (spec section 6). */
export const roleBadges: Record<SessionRole, { word: string; tone: BadgeTone }> = {
  admin: { word: 'Admin', tone: 'red' },
  pharmacist: { word: 'Pharmacist', tone: 'blue' },
  employee: { word: 'Employee', tone: 'green' },
  public: { word: 'Public', tone: 'neutral' },
};
