import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** As it came over the wire, headers and body. */
  source: string;
}

export interface SmtpDouble {
  port: number;
  mails: ReceivedMail[];
  close(): Promise<void>;
}

interface Faults {
  /** What the server answers to the next recipients, e.g. `450 try later`; each is used once. */
  refuse?: string[];
  options?: SMTPServerOptions;
}

/** A real SMTP server on a free port of 127.0.0.1 that keeps what it is given. */
export async function startSmtpDouble({ refuse = [], options = {} }: Faults = {}): Promise<SmtpDouble> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo(_, __, callback) {
      const answer = refuse.shift();
      callback(answer ? refusal(answer) : null);
    },
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString(),
        });
        callback();
      });
    },
    ...options,
  });
  // Some tests break off the connection.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    port: portOf(listening),
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A server that takes connections and never says a word. */
export async function startSilentServer(): Promise<SmtpDouble> {
  const sockets = new Set<{ destroy(): void }>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    mails: [],
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refusal(answer: string): Error {
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
