import { createSocket } from 'node:dgram';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** An address that takes syslog messages. */
export interface SyslogServer {
  protocol: 'udp' | 'tcp' | 'tls';
  host: string;
  port: number;
}

const timeoutMs = 10_000;

/** Facility 13, "log audit"; severity 5, "notice" (RFC 5424, section 6.2.1). */
const priority = 13 * 8 + 5;

/** One message (RFC 5424). `host` is the store's own public name, never a person's machine. */
export function syslogMessage(host: string, at: Date, content: object): string {
  return `<${priority}>1 ${at.toISOString()} ${host} rxweb - audit.head - ${JSON.stringify(content)}`;
}

/** Sends one message and closes. Rejects if the server can't be reached; UDP has no answer. */
export async function sendSyslog({ protocol, host, port }: SyslogServer, message: string): Promise<void> {
  if (protocol === 'udp') return sendDatagram(host, port, message);
  const socket =
    protocol === 'tcp'
      ? connect({ host, port })
      : connectTls({ host, port, ...(isIP(host) === 0 && { servername: host }) });
  // The length before the message (RFC 6587, section 3.4.1; RFC 5425, section 4.3).
  await sendStream(
    socket,
    protocol === 'tls' ? 'secureConnect' : 'connect',
    `${Buffer.byteLength(message)} ${message}`,
  );
}

function sendDatagram(host: string, port: number, message: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createSocket(isIP(host) === 6 ? 'udp6' : 'udp4');
    const done = (error?: Error | null) => {
      socket.close();
      if (error) reject(error);
      else resolve();
    };
    socket.once('error', done);
    socket.send(message, port, host, done);
  });
}

function sendStream(socket: Socket, ready: string, frame: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the syslog server did not answer in time')));
    socket.once('error', reject);
    socket.once(ready, () => socket.end(frame, resolve));
    socket.once('close', () => reject(new Error('the syslog server closed the connection')));
    // What it says is of no use, but unread it would keep the connection open.
    socket.resume();
  });
}
