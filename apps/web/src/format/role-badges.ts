import type { SessionRole } from '@rxweb/contracts/shared/roles';

export type BadgeTone = 'red' | 'blue' | 'green' | 'neutral';

/** Beside the role's word (spec section 6). */
export const roleBadges: Record<SessionRole, { tone: BadgeTone }> = {
  admin: { tone: 'red' },
  pharmacist: { tone: 'blue' },
  employee: { tone: 'green' },
  public: { tone: 'neutral' },
};
