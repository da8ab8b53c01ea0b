import type { Feature } from '../../kernel/feature/feature.ts';
import { raiseNotice, settleNotice } from './raise.ts';

interface NoticesFeatureDeps {
  now(): Date;
}

/** Staff hear that something waits, on the screen, on their devices and by mail (docs/decisions/0054). */
export const notices: Feature<NoticesFeatureDeps> = {
  name: 'notices',
  offers: (deps) => ({
    notices: {
      raise: (tx, notice) => raiseNotice(deps, tx, notice),
      settle: (tx, subject) => settleNotice(deps, tx, subject),
    },
  }),
};
