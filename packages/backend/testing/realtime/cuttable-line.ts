import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A connection to a server that can be cut, as networks do: both ends lose it without notice. */
export interface CuttableLine {
  /** The server's URL through this line. */
  url: string;
  cut(): void;
  close(): void;
}

export async function openLine(target: string): Promise<CuttableLine> {
  const { hostname, port, pathname } = new URL(target);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(from);
          to.destroy();
        });
      from.pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}${pathname}`,
    cut,
    close() {
      cut();
      server.close();
    },
  };
}
