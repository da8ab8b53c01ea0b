import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Fault, TwilioDouble } from './double.ts';
import { type DoubleMessage, newSid } from './message.ts';
import { answer } from './rest-api.ts';
import { formCall, inboundParams, statusParams } from './signed-calls.ts';

const doubleNumber = '+15555550100';

/** A server on a free port of 127.0.0.1 that follows Twilio's published REST behaviour and calls as Twilio does. */
export async function startTwilioDouble(): Promise<TwilioDouble> {
  const accountSid = `AC${'0123456789abcdef'.repeat(2)}`;
  const authToken = 'a-token-of-the-double-and-nobody-else';
  const faults: Fault[] = [];
  const lists: object[] = [];
  const webhooks = { sentTo: '', signedAs: '' };
  const signer = () => ({ accountSid, authToken, signedAs: webhooks.signedAs });
  const server = createServer((request, response) => {
    answer(double, { faults, lists }, request, response).catch(() => response.destroy());
  });

  const double: TwilioDouble = {
    url: '',
    accountSid,
    authToken,
    from: doubleNumber,
    env: {},
    messages: [],
    optedOut: new Set(),
    asked: new Map(),
    redirectMediaTo: null,
    hidesLength: false,
    accepted: (to) =>
      double.messages.filter((message) => message.direction === 'outbound-api' && (!to || message.to === to)),
    fail: (...next) => void faults.push(...next),
    answerList: (page) => void lists.push(page),
    connect(sentTo, signedAs = sentTo) {
      Object.assign(webhooks, { sentTo, signedAs });
    },
    receive(text) {
      const media = (text.media ?? []).map((each) => ({ ...each, sid: newSid('ME') }));
      const at = text.at ?? new Date();
      const message: DoubleMessage = {
        sid: newSid(media.length > 0 ? 'MM' : 'SM'),
        direction: 'inbound',
        from: text.from,
        to: text.to ?? doubleNumber,
        body: text.body,
        status: 'received',
        errorCode: null,
        createdAt: at,
        sentAt: at,
        media,
        mediaUrls: [],
        statusCallback: null,
      };
      double.messages.push(message);
      return message;
    },
    inboundCall: (message, optOutType) =>
      formCall(signer(), '/api/twilio/inbound', inboundParams(accountSid, double.url, message, optOutType)),
    statusCall(message, state, errorCode) {
      const { pathname, search } = new URL(message.statusCallback ?? '/api/twilio/status', 'http://no-callback');
      return formCall(signer(), pathname + search, statusParams(accountSid, message, state, errorCode ?? null));
    },
    post: ({ path, headers, body }) => fetch(webhooks.sentTo + path, { method: 'POST', headers, body }),
    text: (text, optOutType) => double.post(double.inboundCall(double.receive(text), optOutType)),
    report(message, state, errorCode) {
      message.status = state;
      message.errorCode = errorCode ?? null;
      if (state === 'sent' || state === 'delivered') message.sentAt ??= new Date();
      return double.post(double.statusCall(message, state, errorCode));
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    async start() {
      server.listen(Number(new URL(double.url).port), '127.0.0.1');
      await once(server, 'listening');
    },
    async close() {
      if (server.listening) await double.stop();
    },
  };

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  double.url = `http://127.0.0.1:${address.port}`;
  double.env = {
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: doubleNumber,
    TWILIO_API_BASE_URL: double.url,
  };
  return double;
}
