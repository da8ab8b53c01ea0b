import { createSharedValue } from '../../data/shared-value.ts';

/** Visitors waiting for a call, for the menu. 0 until known, or without access. */
const { set: setCallbackCount, use: useCallbackCount } = createSharedValue(0);
/** Those waiting for a person in the chat. */
const { set: setWantedCount, use: useWantedCount } = createSharedValue(0);

export { setCallbackCount, setWantedCount };

export const useWaitingCount = () => useCallbackCount() + useWantedCount();
