import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

export type ClamdFault = 'none' | 'slow' | 'garbage' | 'cut' | 'too large' | 'error' | 'silent';

export interface ClamdDouble {
  url: string;
  fault: ClamdFault;
  signatures: string;
  /** Sizes of the files it was sent whole. */
  received: number[];
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Files with this word in them are infected. */
export const virusWord = 'RXWEB-TEST-MALWARE';
export const virusName = 'RxWeb.Test.Malware-1';
const streamMax = 30 * 2 ** 20;

/** Speaks clamd's protocol (`man clamd`). */
export async function startClamdDouble(path?: string): Promise<ClamdDouble> {
  const sockets = new Set<Socket>();
  const double: ClamdDouble = {
    url: '',
    fault: 'none',
    signatures: '/27500/Mon Nov 16 08:00:00 2026',
    received: [],
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
    async start() {
      server.listen(path ? { path } : { port, host: '127.0.0.1' });
      await once(server, 'listening');
    },
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    serve(socket, double);
  });
  let port = 0;
  await double.start();
  port = portOf(server);
  double.url = path ? `unix:${path}` : `tcp://127.0.0.1:${port}`;
  return double;
}

function serve(socket: Socket, double: ClamdDouble): void {
  let bytes = Buffer.alloc(0);
  socket.on('data', (part: Buffer) => {
    bytes = Buffer.concat([bytes, part]);
    const command = /^z(\w+)\0/.exec(bytes.subarray(0, 40).toString('latin1'));
    if (!command) return;
    if (double.fault === 'silent') return;
    if (command[1] === 'VERSION') return void socket.end(`ClamAV 1.4.3${double.signatures}\0`);
    if (command[1] !== 'INSTREAM') return void socket.end('UNKNOWN COMMAND\0');
    if (double.fault === 'cut') return void socket.destroy();
    if (double.fault === 'too large') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
    const file = wholeFile(bytes.subarray(command[0].length));
    if (file) answer(socket, double, file);
  });
}

function answer(socket: Socket, double: ClamdDouble, file: Buffer): void {
  double.received.push(file.length);
  const verdict = file.includes(virusWord) ? `stream: ${virusName} FOUND\0` : 'stream: OK\0';
  if (double.fault === 'garbage') socket.end('HTTP/1.1 400 Bad Request\r\n\r\n\0');
  else if (double.fault === 'error') socket.end("stream: Can't allocate memory ERROR\0");
  else if (double.fault === 'slow') setTimeout(() => socket.end(verdict), 3_000).unref();
  else socket.end(file.length > streamMax ? 'INSTREAM size limit exceeded. ERROR\0' : verdict);
}

function wholeFile(stream: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = 0; at + 4 <= stream.length; ) {
    const length = stream.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    if (at + 4 + length > stream.length) return null;
    chunks.push(stream.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
