import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../testing/create-test-app.ts';
import { type CarrierApp, signedAs, startCarrierApp } from '../../../../testing/sms/start-carrier-app.ts';
import {
  formCall,
  inboundParams,
  jsonCall,
  type SignedCall,
  signature,
} from '../../../../testing/twilio-double/signed-calls.ts';

let app: CarrierApp;
beforeAll(async () => {
  app = await startCarrierApp();
});
afterAll(() => app.close());

const patient = '+15555550142';
const signer = () => ({ accountSid: app.double.accountSid, authToken: app.double.authToken, signedAs });
const paramsOf = (body: string) =>
  inboundParams(app.double.accountSid, app.double.url, app.double.receive({ from: patient, body }));
/** Only inbound texts: a reply to one may still be queued. */
const countRows = async () => (await app.messages()).filter(({ direction }) => direction === 'inbound').length;

/** What the server answers to a call, and how many rows it made of it. */
async function tryCall(call: SignedCall): Promise<[status: number, rows: number]> {
  const before = await countRows();
  const { status } = await app.double.post(call);
  return [status, (await countRows()) - before];
}

describe('T1 a call of the carrier', () => {
  it('T1 is taken with the signature that the published description gives', async () => {
    // The example of twilio.com/docs/usage/security#validating-requests in its own words.
    const example = {
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675309',
      Digits: '1234',
      From: '+14158675309',
      To: '+18005551212',
    };
    expect(signature('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', example)).toBe(
      'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
    );
    const answer = await app.double.text({ from: patient, body: 'Is it ready?' });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      expect.stringMatching(/^text\/xml/),
      '<Response/>',
    ]);
    expect((await app.messages()).at(-1)).toMatchObject({
      direction: 'inbound',
      from_phone: patient,
      to_phone: app.double.from,
      body: 'Is it ready?',
      status: 'delivered',
      received_at: expect.any(Date),
    });
  });

  it('T1 with one character changed in any field, in the address or in the signature is refused', async () => {
    const params = paramsOf('Hello there');
    const whole = formCall(signer(), '/api/twilio/inbound?shop=1&b=%2B', params);
    const changed: SignedCall[] = Object.keys(params).map((name) => {
      const body = new URLSearchParams({ ...params, [name]: `${params[name]}x` }).toString();
      return { ...whole, body };
    });
    changed.push(
      { ...whole, body: `${whole.body}&Extra=1` },
      { ...whole, body: whole.body.replace('&Body=', '&Bodi=') },
      { ...whole, path: '/api/twilio/inbound?shop=2&b=%2B' },
      { ...whole, path: '/api/twilio/inbound?b=%2B&shop=1' },
      { ...whole, path: '/api/twilio/inbound' },
    );
    const given = whole.headers['x-twilio-signature'] ?? '';
    for (let index = 0; index < given.length - 1; index++) {
      const other = given[index] === 'A' ? 'B' : 'A';
      const forged = given.slice(0, index) + other + given.slice(index + 1);
      changed.push({ ...whole, headers: { ...whole.headers, 'x-twilio-signature': forged } });
    }
    changed.push({ ...whole, headers: { ...whole.headers, 'x-twilio-signature': '' } });
    changed.push({ ...whole, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    for (const call of changed) expect(await tryCall(call)).toEqual([403, 0]);
    expect(await tryCall(whole)).toEqual([200, 1]);
  });

  it('T1 is judged by the configured address, whatever Host and X-Forwarded-* say', async () => {
    const params = paramsOf('By way of a proxy');
    const right = formCall(signer(), '/api/twilio/inbound', params);
    const spoof = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-original-url': '/x',
      forwarded: 'host=evil.example',
    };
    const wrong = formCall({ ...signer(), signedAs: 'http://evil.example' }, '/api/twilio/inbound', params);
    expect(await tryCall({ ...wrong, headers: { ...wrong.headers, ...spoof } })).toEqual([403, 0]);
    const listening = formCall({ ...signer(), signedAs: app.url }, '/api/twilio/inbound', params);
    expect(await tryCall(listening)).toEqual([403, 0]);
    expect(await tryCall({ ...right, headers: { ...right.headers, ...spoof } })).toEqual([200, 1]);
  });

  it('T1 may be JSON with the hash of its body, which is kept byte for byte', async () => {
    const params = { ...paramsOf('  two spaces, then a line\r\n  '), NumSegments: 1 };
    const call = jsonCall(signer(), '/api/twilio/inbound', params);
    for (const body of [`${call.body} `, call.body.trim().replace('two', 'tvo'), `\n${call.body}`]) {
      expect(await tryCall({ ...call, body })).toEqual([403, 0]);
    }
    const [path = ''] = call.path.split('?');
    const unhashed = signature(app.double.authToken, signedAs + path, {});
    expect(
      await tryCall({ path, body: call.body, headers: { ...call.headers, 'x-twilio-signature': unhashed } }),
    ).toEqual([403, 0]);
    expect(await tryCall(call)).toEqual([200, 1]);
    expect((await app.messages()).at(-1)?.body).toBe('  two spaces, then a line\r\n  ');
  });

  it('T1 for another account, or signed with another token, is refused', async () => {
    const params = paramsOf('Hi');
    const others = { ...params, AccountSid: `AC${'f'.repeat(32)}` };
    expect(await tryCall(formCall(signer(), '/api/twilio/inbound', others))).toEqual([403, 0]);
    const { AccountSid: _, ...none } = params;
    expect(await tryCall(formCall(signer(), '/api/twilio/inbound', none))).toEqual([403, 0]);
    expect(await tryCall(formCall({ ...signer(), authToken: 'guessed' }, '/api/twilio/inbound', params))).toEqual([
      403, 0,
    ]);
    expect(await tryCall(formCall({ ...signer(), authToken: '' }, '/api/twilio/inbound', params))).toEqual([403, 0]);
  });

  it('T1 is answered 503 and kept nowhere while SMS is not connected', async () => {
    const bare = await createTestApp(undefined, { LOG_LEVEL: 'fatal' });
    const params = paramsOf('Anybody there?');
    for (const authToken of ['', app.double.authToken, 'undefined', 'null']) {
      for (const path of ['/api/twilio/inbound', '/api/twilio/status']) {
        const call = formCall({ ...signer(), authToken }, path, params);
        const answer = await fetch(bare.url + path, { method: 'POST', headers: call.headers, body: call.body });
        expect([answer.status, (await answer.json()).code]).toEqual([503, 'sms_not_connected']);
      }
    }
    expect(await bare.context.sql`select from public.messages`).toHaveLength(0);
    await bare.close();
  });

  it('T1 leaves a note of when it came last, and of one that is signed wrongly', async () => {
    const [notes] = await app.sql`select last_webhook_at, last_problem from app.sms_carrier`;
    expect(notes).toEqual({
      last_webhook_at: expect.any(Date),
      last_problem: expect.stringContaining('check TWILIO_WEBHOOK_URL'),
    });
  });

  it('T1 of any other kind is refused without a row and without a failure of the server', async () => {
    const types = ['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'x', 'application/json', ''];
    const bodies = ['', '{', '[]', 'null', '%', '%zz=%ff&&&=', 'a'.repeat(60_000), '\0\0'];
    for (const type of types) {
      for (const body of bodies) {
        const headers = { 'content-type': type, 'x-twilio-signature': 'c2lnbmF0dXJl' };
        const [status, rows] = await tryCall({ path: '/api/twilio/status?bodySHA256=%', headers, body });
        // What is no content type at all is refused as such.
        expect([status, rows]).toEqual([type.includes('/') ? 403 : 415, 0]);
      }
    }
    const large = { path: '/api/twilio/inbound', headers: { 'content-type': 'text/plain' }, body: 'a'.repeat(70_000) };
    expect(await tryCall(large)).toEqual([413, 0]);
  });

  it('T1 that is signed and says nothing is a client’s fault', async () => {
    const { accountSid: AccountSid } = app.double;
    for (const params of [
      { AccountSid },
      { AccountSid, MessageSid: '../..', Body: 'x' },
      { AccountSid, MessageSid: '' },
    ]) {
      expect(await tryCall(formCall(signer(), '/api/twilio/inbound', params))).toEqual([400, 0]);
      expect(await tryCall(formCall(signer(), '/api/twilio/status', params))).toEqual([400, 0]);
    }
    const json = jsonCall(signer(), '/api/twilio/inbound', { AccountSid, MessageSid: { a: 1 }, Body: [1, { b: 2 }] });
    expect(await tryCall(json)).toEqual([400, 0]);
  });
});

describe('T2 a call that comes again', () => {
  it('T2 50 times at once makes one row, and nothing of it is unread twice', async () => {
    const from = '+15555550150';
    const call = app.double.inboundCall(app.double.receive({ from, body: 'One' }));
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.double.post(call)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await app.sql<{ id: string }[]>`select id from public.messages where from_phone = ${from}`;
    expect([rows.length, (await app.personOf(from))?.unread]).toEqual([1, 1]);
    await app.sql`update public.messages set status = 'read' where id = ${rows[0]?.id ?? ''}`;
    await app.double.post(call);
    const [after] = await app.sql`select status from public.messages where from_phone = ${from}`;
    expect([after?.status, (await app.personOf(from))?.unread]).toEqual(['read', 0]);
  });
});

describe('T8 what a text may hold', () => {
  const hostile = [
    '<script>alert(1)</script> **bold** [x](javascript:alert(1))',
    '</Message><Message>&lt;!ENTITY x "y"&gt;]]>',
    'א שלום \u202E txet desrever \u2066 مرحبا',
    '👩🏽‍⚕️👍🏿 🇺🇸 Z̷̧͒a̸l̵g̶o̴',
    "Robert'); drop table messages; -- \\ % _ \r\n\t",
    'é'.repeat(1_600),
    ' leading and trailing ',
    '+ & = % %41 ; #',
  ];
  it.each(hostile)('T8 is kept unchanged: %j', async (body) => {
    const message = app.double.receive({ from: patient, body });
    const answer = await app.double.post(app.double.inboundCall(message));
    expect([answer.status, await answer.text()]).toEqual([200, '<Response/>']);
    expect((await app.messageOf(message.sid))?.body).toBe(body);
  });

  it.each([
    ['a\0b', 'ab'],
    ['lone \ud83d surrogate', 'lone \ufffd surrogate'],
    ['\0', ''],
  ])('T8 loses what no database can hold: %j', async (body, kept) => {
    const message = app.double.receive({ from: patient, body });
    // On the wire a lone surrogate can only travel inside JSON.
    const params = inboundParams(app.double.accountSid, app.double.url, message);
    expect(await tryCall(jsonCall(signer(), '/api/twilio/inbound', params))).toEqual([200, 1]);
    expect((await app.messageOf(message.sid))?.body).toBe(kept);
  });

  it.each(['72345', 'ALDERBANK', 'Anonymous', '', '+266696687', `+1${'5'.repeat(60)}`, 'x'.repeat(50_000), "<b>'\0"])(
    'T8 may come from anybody: %j',
    async (from) => {
      const message = app.double.receive({ from, body: 'Your code is 1' });
      expect((await app.double.post(app.double.inboundCall(message))).status).toBe(200);
      expect((await app.messageOf(message.sid))?.from_phone).toBe(from.replace('\0', '').slice(0, 100) || 'unknown');
    },
  );
});
