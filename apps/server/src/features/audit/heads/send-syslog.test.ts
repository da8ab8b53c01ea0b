import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { testCertificate } from '../../../../testing/test-certificate.ts';
import { sendSyslog, syslogMessage } from './send-syslog.ts';

const at = new Date('2026-11-23T04:00:00.123Z');
const head = { seq: 7, hash: 'ab'.repeat(32), key: 'cd'.repeat(8), mac: 'ef'.repeat(32) };
const message = syslogMessage('pharmacy.example', at, head);

let close: () => void = () => undefined;
afterEach(() => close());

async function listen(server: Server) {
  const received: string[] = [];
  server.on('connection', (socket) => socket.on('error', () => undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => server.close();
  return { port: (server.address() as AddressInfo).port, received };
}

describe('the signed head for a syslog server', () => {
  it('O2 is one RFC 5424 message of the facility log audit, with the head and nothing else', () => {
    expect(message).toBe(
      `<109>1 2026-11-23T04:00:00.123Z pharmacy.example rxweb - audit.head - ${JSON.stringify(head)}`,
    );
  });

  it('goes out as one datagram over UDP', async () => {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    await once(socket, 'listening');
    close = () => socket.close();
    const arrived = once(socket, 'message');
    await sendSyslog({ protocol: 'udp', host: '127.0.0.1', port: socket.address().port }, message);
    expect(String((await arrived)[0])).toBe(message);
  });

  it('goes out over TCP with its length before it', async () => {
    const server = createServer({ allowHalfOpen: false });
    const { port, received } = await listen(server);
    server.on('connection', (socket) => socket.on('data', (data) => received.push(String(data))));
    await sendSyslog({ protocol: 'tcp', host: '127.0.0.1', port }, message);
    await expect.poll(() => received.join('')).toBe(`${Buffer.byteLength(message)} ${message}`);
  });

  it('goes out over TLS, to a server with a trusted certificate only', async () => {
    const certificate = testCertificate;
    const server = createTlsServer(certificate);
    const { port, received } = await listen(server);
    server.on('tlsClientError', () => undefined);
    server.on('secureConnection', (socket) => socket.on('data', (data) => received.push(String(data))));
    const target = { protocol: 'tls', host: '127.0.0.1', port } as const;
    await expect(sendSyslog(target, message)).rejects.toThrow(/self-signed/);
    expect(received).toEqual([]);
    const before = getCACertificates('default');
    setDefaultCACertificates([...before, certificate.cert]);
    try {
      await sendSyslog(target, message);
    } finally {
      setDefaultCACertificates(before);
    }
    await expect.poll(() => received.join('')).toContain(message);
  });

  it('fails soon where nobody listens', async () => {
    await expect(sendSyslog({ protocol: 'tcp', host: '127.0.0.1', port: 1 }, message)).rejects.toThrow('ECONNREFUSED');
    await expect(sendSyslog({ protocol: 'udp', host: 'nowhere.invalid', port: 1 }, message)).rejects.toThrow();
  });
});
