import { randomBytes } from 'node:crypto';

export interface Place {
  url: string;
  token: string;
  /** The id of a case of shoes. */
  shoeCase: string;
}

/** One call of a route, as a page or an attacker sends it. */
export interface RouteCall {
  name: string;
  method: string;
  path: string;
  body?: string;
  isStaff: boolean;
  /** So many at most, where a limit would come before. */
  times?: number;
}

const chat = (text: string) => JSON.stringify({ text, attachments: [], mode: 'default' });
const words =
  'my mother takes two tablets of lisinopril every morning and her chest hurts somewhat when she goes up the stairs, can she stop it? ';
/** Words that begin many of the gate's phrases, and words that are nearly known. */
const nasty = "not no never i'm can't won't 1 2 3 lisinoprl brething ovrdose hurts pain bleeding ";
const longest = (text: string) => text.repeat(200).slice(0, 8_000);

/** Every kind of route that reads or computes, with what is usual; and the largest input where one is taken. */
export function callsOf({ shoeCase }: Place): RouteCall[] {
  const visit = (name: string, path: string, body: string, times?: number): RouteCall => ({
    name,
    method: 'POST',
    path,
    body,
    isStaff: false,
    ...(times && { times }),
  });
  const get = (name: string, path: string): RouteCall => ({ name, method: 'GET', path, isStaff: true });
  const post = (name: string, path: string, body: object): RouteCall => ({
    name,
    method: 'POST',
    path,
    body: JSON.stringify(body),
    isStaff: true,
  });
  const chatId = `chat-${Date.now()}`;
  return [
    visit('chat, usual question', '/api/chat-stream', chat('Until when are you open on Saturday?')),
    visit('chat, longest message', '/api/chat-stream', chat(longest(words))),
    visit('chat, longest message, made to hurt', '/api/chat-stream', chat(longest(nasty))),
    visit('chat, body at the limit of JSON', '/api/chat-stream', chat('a'.repeat(256 * 1024 - 200))),
    visit('chat, deepest JSON', '/api/chat-stream', `${'['.repeat(130_000)}${']'.repeat(130_000)}`),
    visit('message to the pipeline', '/api/chat/pipeline/outbound', JSON.stringify({ chatId, text: 'Good morning!' })),
    visit(
      'message for a person',
      '/api/chat/hand-off',
      JSON.stringify({ chatId, name: 'Luz', phone: '(503) 555-0143', message: 'Please call me back.' }),
      4,
    ),
    visit('address for an upload', '/api/storage/upload-url', JSON.stringify({ path: 'label.jpg' })),
    { name: 'store', method: 'GET', path: '/api/store', isStaff: false },
    get('session', '/api/session'),
    get('sessions', '/api/session/sessions'),
    get('what waits', '/api/waiting'),
    get('health', '/api/health'),
    get('200 texts', '/api/twilio/messages?limit=200'),
    get('desk of texts', '/api/sms/desk'),
    post('search in texts', '/api/sms/search', { text: 'refill' }),
    get('conversations', '/api/conversations'),
    post('search in conversations', '/api/conversations/search', { text: 'open' }),
    get('open questions', '/api/open-questions'),
    post('200 cases of shoes', '/api/dme-shoe/search', { limit: 200 }),
    get('board of shoes', '/api/dme-shoe/board'),
    get('a case of shoes', `/api/dme-shoe/${shoeCase}`),
    post('packet for a physician', `/api/dme-shoe/${shoeCase}/letters`, { recipient: 'certifier' }),
    get('packet for an audit', `/api/dme-shoe/${shoeCase}/review-packet`),
    get('accounts', '/api/admin/users'),
    get('200 rows of the audit log', '/api/admin/audit?limit=200'),
    get('audit log as a file', '/api/admin/audit.csv'),
    post('audit log verified', '/api/admin/audit/verify', {}),
  ];
}

/** A visitor's call comes from a new visitor. Refusals count, too: they cost as well. */
export async function make({ url, token }: Place, call: RouteCall, number: number): Promise<void> {
  const { method, path, body, isStaff } = call;
  const response = await fetch(url + path, {
    method,
    headers: {
      'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      ...(isStaff
        ? { authorization: `Bearer ${token}` }
        : { cookie: `rx-visitor=${randomBytes(32).toString('base64url')}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  await response.arrayBuffer();
  if (response.status >= 500 || (isStaff && response.status >= 400))
    throw new Error(`${call.name} was answered with ${response.status}`);
}
