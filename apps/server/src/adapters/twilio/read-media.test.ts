import type { LookupAddress } from 'node:dns';
import { createServer, type LookupFunction, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TwilioDouble } from '../../../testing/twilio-double/double.ts';
import { startTwilioDouble } from '../../../testing/twilio-double/twilio-double.ts';
import { isPublicAddress } from '../../kernel/outbound/public-lookup.ts';
import { readMedia } from './read-media.ts';

let double: TwilioDouble;
let listener: Server;
let hits = 0;
let port = 0;
beforeEach(async () => {
  double = await startTwilioDouble();
  hits = 0;
  listener = createServer((socket) => {
    hits++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, resolve));
  const address = listener.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(async () => {
  await double.close();
  listener.close();
});

/** The names that lead into the house, all of them to the listener. */
const leadsTo =
  (...addresses: string[]): LookupFunction =>
  (_hostname, options, callback) => {
    const found: LookupAddress[] = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  };
const twilio = { accountSid: 'AC0', authToken: 'secret', apiBaseUrl: 'https://api.twilio.com' };
const read = (url: string, lookup = leadsTo('127.0.0.1')) => readMedia({ config: twilio, lookup }, url, 1_000);

describe('P2 the pictures of the carrier', () => {
  it('P2 are fetched only from the carrier, whatever the address: never from a listener on the local network', async () => {
    const at = `:${port}/x`;
    const addresses = [
      `http://127.0.0.1${at}`,
      `https://127.0.0.1${at}`,
      `https://localhost${at}`,
      `https://[::1]${at}`,
      `https://[::ffff:127.0.0.1]${at}`,
      `https://169.254.169.254${at}`,
      `http://169.254.169.254/latest/meta-data`,
      `https://2130706433${at}`,
      `https://0x7f.1${at}`,
      `http://api.twilio.com${at}`,
      `https://api.twilio.com${at}`,
      `https://api.twilio.com@127.0.0.1${at}`,
      `https://127.0.0.1${at}#.twiliocdn.com`,
      `https://x:y@media.twiliocdn.com${at}`,
      `https://twiliocdn.com${at}`,
      `https://eviltwiliocdn.com${at}`,
      `https://media.twiliocdn.com.evil.example${at}`,
      `https://api.twilio.com.evil.example${at}`,
      `file:///etc/passwd`,
      `data:image/png;base64,AAAA`,
      `javascript:1`,
      '',
      'x',
      `//127.0.0.1${at}`,
      `https://media.twiliocdn.com.${at}`,
      `gopher://media.twiliocdn.com${at}`,
    ];
    for (const address of addresses)
      await expect(read(address), address).rejects.toThrow('not at an address of the carrier');
    expect(hits).toBe(0);
  });

  it('P2 are not fetched from a private network though the name is right', async () => {
    const inside = [
      '127.0.0.1',
      '10.0.0.5',
      '169.254.169.254',
      '192.168.1.1',
      '172.16.0.1',
      '0.0.0.0',
      '100.64.1.1',
      '::1',
      '::ffff:127.0.0.1',
      'fd00::1',
      'fe80::1',
    ];
    for (const address of inside) {
      await expect(read(`https://media.twiliocdn.com:${port}/x`, leadsTo(address)), address).rejects.toThrow(
        'private network',
      );
      await expect(read('https://api.twilio.com/x', leadsTo('52.1.2.3', address)), address).rejects.toThrow(
        'private network',
      );
    }
    expect(hits).toBe(0);
  });

  it('P2 recognizes public addresses', () => {
    const open = ['1.1.1.1', '52.22.3.4', '172.15.0.1', '172.32.0.1', '192.167.1.1', '2606:4700::1111', '2a00:1450::1'];
    const closed = [
      '127.255.0.1',
      '172.31.9.9',
      '198.19.0.1',
      '255.255.255.255',
      '239.1.1.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001::1',
      '2001:db8::1',
      '::',
      'ff02::1',
      'x',
      '',
    ];
    expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
    expect(closed.filter(isPublicAddress)).toEqual([]);
  });

  const own = () => ({ accountSid: double.accountSid, authToken: double.authToken, apiBaseUrl: double.url });
  const pictureAt = (bytes: Uint8Array) => {
    const message = double.receive({ from: '+15555550142', body: '', media: [{ type: 'image/png', bytes }] });
    return `${double.url}/2010-04-01/Accounts/${double.accountSid}/Messages/${message.sid}/Media/${message.media[0]?.sid}`;
  };
  const readAll = async (url: string, maxBytes: number) => {
    const { type, body } = await readMedia({ config: own() }, url, maxBytes);
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk);
    return { type, bytes: Buffer.concat(chunks) };
  };

  it('P2 come through the one redirect to where they are kept, and never larger than asked for', async () => {
    const bytes = Buffer.alloc(300_000, 7);
    const url = pictureAt(bytes);
    expect(await readAll(url, 300_000)).toEqual({ type: 'image/png', bytes });
    await expect(readAll(url, 299_999)).rejects.toThrow('too large');
    double.hidesLength = true;
    await expect(readAll(url, 299_999)).rejects.toThrow('too large');
    expect(await readAll(url, 300_000)).toMatchObject({ type: 'image/png' });
  });

  it('P2 are not followed to another host or twice', async () => {
    const url = pictureAt(Buffer.from('x'));
    const elsewhere = [
      `http://127.0.0.1:${port}/x`,
      `http://localhost:${port}/`,
      `https://169.254.169.254/`,
      `//127.0.0.1:${port}/`,
      'https://evil.example/',
      '',
    ];
    for (const location of elsewhere) {
      double.redirectMediaTo = location;
      await expect(readAll(url, 1_000), location).rejects.toThrow();
    }
    double.redirectMediaTo = url;
    await expect(readAll(url, 1_000)).rejects.toThrow('the carrier answered 307');
    expect(hits).toBe(0);
  });
});
