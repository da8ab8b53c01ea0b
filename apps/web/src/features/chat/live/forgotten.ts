import { localValues } from '../../../storage/browser-storage.ts';
import { forgetKey } from './screen-key.ts';

type StartOver = (screen: string) => Promise<unknown>;

/** Has the server forget what the visitor cleared on this device, again until it has. Never rejects. */
export async function sendForgotten(startOver: StartOver): Promise<void> {
  for (const screen of forgottenScreens()) {
    await startOver(screen).then(
      () => dropForgotten(screen),
      // No connection: the next time.
      () => undefined,
    );
  }
}

export function addForgotten(screen: string): void {
  localValues.set(forgetKey, [...forgottenScreens().filter((known) => known !== screen), screen].join(' '));
}

/** Undone, or done. */
export function dropForgotten(screen: string): void {
  const left = forgottenScreens().filter((known) => known !== screen);
  if (left.length > 0) localValues.set(forgetKey, left.join(' '));
  else localValues.remove(forgetKey);
}

/** Whether the server has still to forget something that was cleared here. */
export const isForgetting = (): boolean => forgottenScreens().length > 0;

function forgottenScreens(): string[] {
  return localValues.get(forgetKey)?.split(' ') ?? [];
}
