import type { WebSocket } from 'ws';
import type { Hub } from './channels/hub.ts';
import { createSocketSession, type SocketSession } from './channels/socket-session.ts';
import type { Handshake } from './handshake.ts';
import { realtimeLimits } from './limits.ts';
import { decodeFrame, encodeFrame, type FrameHead } from './protocol/frame.ts';
import { createMessageAllowance } from './protocol/message-allowance.ts';

/** Close codes of RFC 6455 and IANA's registry. */
const closeCodes = { goingAway: 1001, notUnderstood: 1007, tooMuch: 1008, slowReader: 1013 } as const;

/** How long a socket may take to close before it is cut. */
const closeTimeoutMs = 2_000;

interface OpenSocket {
  address: string;
  session: SocketSession;
  lastMessageAt: number;
  close(code: number, reason: string): void;
}

export interface OpenSockets {
  countFrom(address: string): number;
  open(socket: WebSocket, address: string, handshake: Handshake): void;
  closeSilent(now: number): void;
  closeAll(): void;
}

/** The open sockets, within the limits of security row P5. */
export function createOpenSockets(hub: Hub): OpenSockets {
  const all = new Set<OpenSocket>();

  const open: OpenSockets['open'] = (socket, address, { version, key }) => {
    const isAllowed = createMessageAllowance();
    const close = (code: number, reason: string) => closeSocket(socket, code, reason);
    const send = (head: FrameHead, payloadJson: string) => {
      if (socket.readyState !== socket.OPEN) return;
      socket.send(encodeFrame(version, head, payloadJson));
      if (socket.bufferedAmount > realtimeLimits.maxUnsentBytes) close(closeCodes.slowReader, 'reads too slowly');
    };
    const countOthersOf = (user: string) =>
      [...all].filter((other) => other !== entry && other.session.users().has(user)).length;
    const session = createSocketSession({ hub, socketKey: key, send, countOthersOf });
    const entry: OpenSocket = { address, session, lastMessageAt: Date.now(), close };
    all.add(entry);

    socket.on('message', (data, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      entry.lastMessageAt = Date.now();
      if (!isAllowed(entry.lastMessageAt)) return close(closeCodes.tooMuch, 'too many messages');
      // Binary frames carry broadcasts, which are not offered.
      if (isBinary) return;
      const frame = decodeFrame(version, data.toString());
      if (frame) session.receive(frame);
      else close(closeCodes.notUnderstood, 'not a frame of this protocol');
    });
    socket.on('close', () => {
      all.delete(entry);
      session.close();
    });
  };

  return {
    countFrom: (address) => [...all].filter((socket) => socket.address === address).length,
    open,
    closeSilent(now) {
      for (const socket of all) {
        if (now - socket.lastMessageAt > realtimeLimits.maxSilenceMs)
          socket.close(closeCodes.goingAway, 'no heartbeat');
      }
    },
    closeAll() {
      for (const socket of all) socket.close(closeCodes.goingAway, 'the server stops');
    },
  };
}

function closeSocket(socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), closeTimeoutMs).unref();
}
