import { createSharedValue } from '../../data/shared-value.ts';

/** Open requests that staff have to do something about, for the menu. 0 until known, or without access. */
export const { set: setRequestCount, use: useRequestCount } = createSharedValue(0);
