import { errorCatalogue } from '@rxweb/contracts/shared/errors';
import type { RawData, WebSocket } from 'ws';
import { AppError } from '../../kernel/errors/app-error.ts';
import { readFrame } from './socket-frame.ts';
import { socketLimits } from './socket-limits.ts';

/** Close codes of RFC 6455 and IANA's registry. */
const closeCodes = { goingAway: 1001, notUnderstood: 1007, refused: 1008, failed: 1011, tryLater: 1013 } as const;

interface BridgeOptions {
  anonKey: string;
  checkToken: (token: string) => Promise<unknown>;
}

/**
 * Connects a browser's socket to the external Supabase. Checks each token in a frame first, and again periodically, since the other side
 * ignores sessions.
 */
export function bridgeSockets(browser: WebSocket, upstream: WebSocket, { anonKey, checkToken }: BridgeOptions): void {
  const tokens = new Map<string, string>();
  const isAllowed = createAllowance(socketLimits.maxMessagesPerMinute);
  const closeBoth = (code: number, reason: string) => {
    for (const socket of [browser, upstream]) closeSocket(socket, code, reason);
  };
  const send = (socket: WebSocket, data: RawData | string, binary: boolean) => {
    if (socket.readyState !== socket.OPEN) return;
    socket.send(data, { binary });
    if (socket.bufferedAmount > socketLimits.maxUnsentBytes) closeBoth(closeCodes.tryLater, 'reads too slowly');
  };
  const check = async (token: string): Promise<'good' | 'refused' | 'unknown'> => {
    try {
      await checkToken(token);
      return 'good';
    } catch (error) {
      if (!(error instanceof AppError && errorCatalogue[error.code].status === 401)) return 'unknown';
      closeBoth(closeCodes.refused, 'the token is not good');
      return 'refused';
    }
  };

  const handle = async (data: RawData): Promise<void> => {
    if (browser.readyState !== browser.OPEN) return;
    const frame = readFrame(data.toString());
    if (!frame) return closeBoth(closeCodes.notUnderstood, 'not a frame of this protocol');
    if (frame === 'ignored') return;
    if (frame.event === 'phx_leave') tokens.delete(frame.topic);
    if (frame.token !== null && frame.token !== anonKey) {
      const verdict = await check(frame.token);
      if (verdict === 'unknown') closeBoth(closeCodes.tryLater, 'tokens cannot be checked now');
      if (verdict !== 'good') return;
      tokens.set(frame.topic, frame.token);
    }
    send(upstream, frame.text, false);
  };

  let last = Promise.resolve();
  let silence = setTimeout(() => {});
  const listenFor = (ms: number) => {
    clearTimeout(silence);
    silence = setTimeout(() => closeBoth(closeCodes.goingAway, 'no heartbeat'), ms);
  };
  listenFor(socketLimits.maxSilenceMs);
  browser.on('message', (data, isBinary) => {
    listenFor(socketLimits.maxSilenceMs);
    if (!isAllowed(Date.now())) return closeBoth(closeCodes.refused, 'too many messages');
    // Binary frames carry broadcasts, which aren't offered.
    if (!isBinary) last = last.then(() => handle(data)).catch(() => closeBoth(closeCodes.failed, 'not understood'));
  });
  upstream.on('message', (data, isBinary) => send(browser, data, isBinary));

  const recheck = recheckRegularly(async () => {
    for (const token of new Set(tokens.values())) await check(token);
  });
  const end = () => {
    clearTimeout(silence);
    clearInterval(recheck);
    closeBoth(closeCodes.failed, 'the other side is gone');
  };
  for (const socket of [browser, upstream]) socket.on('close', end);
  if (upstream.readyState !== upstream.OPEN) end();
  upstream.resume();
}

function recheckRegularly(work: () => Promise<void>): NodeJS.Timeout {
  let isBusy = false;
  return setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    await work();
    isBusy = false;
  }, socketLimits.recheckMs);
}

/** True while below the limit per minute. */
function createAllowance(perMinute: number): (now: number) => boolean {
  const times: number[] = [];
  return (now) => {
    while (times[0] !== undefined && times[0] <= now - 60_000) times.shift();
    times.push(now);
    return times.length <= perMinute;
  };
}

/** By force if the peer doesn't answer in time. */
export function closeSocket(socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), socketLimits.goodbyeMs).unref();
}
