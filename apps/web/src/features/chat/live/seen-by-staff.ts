import { createSharedValue } from '../../../data/shared-value.ts';

/** The newest message that staff have seen: lines of a conversation don't render again for it, but this mark. */
export const { set: setSeenByStaff, use: useSeenByStaff } = createSharedValue(0);
