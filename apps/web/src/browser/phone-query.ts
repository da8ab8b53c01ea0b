/** Phones pick one file at a time and have a rear camera. */
export const phoneQuery = '(pointer: coarse), (max-width: 599.98px)';
