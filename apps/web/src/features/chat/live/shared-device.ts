import { useStoredValue } from '../../../storage/stored-value.ts';

/** Set on a device that others use, too: conversations end with their page. */
export const sharedKey = 'rx-shared-device';

export function useSharedDevice(): [boolean, (isShared: boolean) => void] {
  const [value, write] = useStoredValue(sharedKey);
  return [value !== null, (isShared) => write(isShared ? '1' : null)];
}
