import type { IncomingMessage } from 'node:http';
import { storageLimits } from '../limits.ts';

/**
 * Reads and throws away what is left of a refused body. Closing at once would reset the connection, and the client would
 * see a network error in place of our answer; a client that goes on sending is cut off after a moment.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.destroy(), storageLimits.discardMs);
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
}
