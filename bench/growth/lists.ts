import type { Sql } from '@rxweb/platform/sql/sql';
import type { Product } from '../systems/product.ts';
import { asUser, signIn } from '../systems/system.ts';
import { type Answer, call } from '../tools/http-call.ts';
import { liveNeedle, needle } from './fill-conversations.ts';
import { storePhone } from './fill-inbox.ts';
import { commonWord, phoneOf, rareWord } from './make-messages.ts';

/** A list, search, thread, board or badge that staff ask for, by a name that is the same at every size. */
export interface List {
  id: string;
  name: string;
  ask(): Promise<unknown>;
}

/** One address may call 1,200 times a minute; a desk of many machines has many. */
const callsPerAddress = 1_000;

/** Everything the product lists, as its pages ask for it, of one product. */
export async function prepareLists(product: Product, sql: Sql): Promise<List[]> {
  const asking = asker(product, asUser(product, await signIn(product)));
  return [
    ...(await smsLists(asking, sql)),
    ...(await caseLists(asking)),
    ...(await chatLists(asking, sql)),
    ...(await requestLists(asking)),
    ...(await peopleLists(asking, sql)),
    ...(await otherLists(asking)),
  ];
}

type Asking = ReturnType<typeof asker>;
type Lists = [id: string, name: string, ask: () => Promise<unknown>][];

function asker({ url }: Product, user: Record<string, string>) {
  const origin = url.replace(/\/backend$/, '');
  let calls = 0;
  const headers = () => {
    calls += 1;
    return {
      ...user,
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.0.${1 + Math.floor(calls / callsPerAddress)}`,
    };
  };
  return {
    get: (path: string) => call(`${origin}${path}`, { headers: headers() }),
    post: (path: string, body: object) =>
      call(`${origin}${path}`, { method: 'POST', headers: headers(), body: JSON.stringify(body) }),
  };
}

async function smsLists({ get, post }: Asking, sql: Sql): Promise<List[]> {
  const [often] = await sql<[{ id: string }]>`
    select person_id as id from public.messages group by 1 order by count(*) desc limit 1`;
  const list = (query = '') => get(`/api/twilio/messages?limit=200${query}`);
  const search = (text: string) => post('/api/sms/search', { text });
  const { next } = read<{ next: string }>(await list());
  const phone = encodeURIComponent(phoneOf(14));
  const lists: Lists = [
    ['list', 'list', () => list()],
    ['list-next', 'list, the next page', () => list(`&before=${next}`)],
    ['list-status-rare', 'list, a status that few have', () => list('&status=failed')],
    ['list-status', 'list, a status that many have', () => list('&status=read')],
    ['list-number', 'list, a whole number', () => list(`&phone=${phone}`)],
    ['list-numbers', 'list, part of every number', () => list('&phone=612')],
    ['list-own-number', 'list, the number of the store', () => list(`&phone=${storePhone.slice(2)}`)],
    ['list-nobody', 'list, a number of nobody', () => list('&phone=9999999')],
    ['list-open', 'list, open', () => list('&view=open')],
    ['list-mine', 'list, mine', () => list('&view=mine')],
    ['list-done', 'list, done', () => list('&view=done')],
    ['list-unread', 'list, unread', () => list('&view=unread')],
    ['list-snoozed', 'list, snoozed', () => list('&view=snoozed')],
    ['search-common', 'search, a word of many', () => search(commonWord)],
    ['search-rare', 'search, a word of few', () => search(rareWord)],
    ['search-two', 'search, two words', () => search(`${rareWord} order`)],
    ['search-nothing', 'search, nothing', () => search('no such word')],
    ['search-letter', 'search, one letter', () => search('o')],
    ['search-letters', 'search, two letters', () => search('ok')],
    ['search-no-letters', 'search, two letters of none', () => search('qx')],
    ['search-name', 'search, a name', () => search('dorothy vance')],
    ['search-number', 'search, a number', () => search(phoneOf(14).slice(2))],
    ['thread', 'one thread', () => get(`/api/sms/people/${often.id}`)],
    ['desk', 'desk and badges', () => get('/api/sms/desk')],
    [
      'table',
      'table through /backend, 200 rows',
      () => get('/backend/rest/v1/messages?select=*&order=created_at.desc&limit=200'),
    ],
    [
      'table-newest',
      'newest through /backend, 20 rows',
      () => get('/backend/rest/v1/messages?select=id,direction,status,created_at&order=created_at.desc&limit=20'),
    ],
  ];
  return named('sms', 'texts', lists);
}

async function peopleLists({ get, post }: Asking, sql: Sql): Promise<List[]> {
  const [often] = await sql<[{ id: string }]>`
    select p.person_id as id from (select person_id from public.messages group by 1 order by count(*) desc limit 1) m
    join public.sms_people s on s.id = m.person_id join app.person_phones p on p.phone = s.phone`;
  const list = (body: object = {}) => post('/api/people/search', body);
  const { next } = read<{ next: string }>(await list());
  const lists: Lists = [
    ['people-list', 'contacts', () => list()],
    ['people-list-next', 'contacts, the next page', () => list({ after: next })],
    ['people-search-common', 'contacts, a name of many', () => list({ search: 'vance' })],
    ['people-search-rare', 'contacts, a name of few', () => list({ search: 'vance-14' })],
    ['people-search-nothing', 'contacts, nothing', () => list({ search: 'no such name' })],
    ['people-search-number', 'contacts, a number', () => list({ search: phoneOf(14).slice(2) })],
    ['people-one', 'one contact', () => get(`/api/people/${often.id}`)],
    ['people-items', 'what happened with a contact', () => get(`/api/people/${often.id}/items`)],
  ];
  return lists.map(([id, name, ask]) => ({ id, name, ask }));
}

async function caseLists({ get, post }: Asking): Promise<List[]> {
  const search = (filter: object) => post('/api/dme-shoe/search', filter);
  const { cases, next } = read<{ cases: { id: string; owner: { id: string } | null }[]; next: string }>(
    await search({ limit: 200 }),
  );
  const owner = cases.find((one) => one.owner)?.owner?.id;
  const lists: Lists = [
    ['list', 'list', () => search({})],
    ['list-next', 'list, page 5', () => search({ after: next })],
    ['list-closing', 'list, what closes', () => search({ due: 'closing' })],
    ['list-waiting', 'list, papers that wait', () => search({ due: 'waiting' })],
    ['list-missing', 'list, a step that is missing', () => search({ missing: 'evaluation' })],
    ['list-billed', 'list, billed', () => search({ status: 'billed' })],
    ['list-archived', 'list, archived', () => search({ status: 'archived' })],
    ['list-owner', 'list, of one owner', () => search({ owner })],
    ['search-name', 'search, a name', () => search({ search: 'vance dor' })],
    ['search-one', 'search, a name of one', () => search({ search: 'robert vance-1' })],
    ['search-id', 'search, a patient id', () => search({ search: 'P-100014' })],
    ['search-phone', 'search, part of a phone', () => search({ search: '612-000' })],
    ['search-nobody', 'search, nobody', () => search({ search: 'no such patient' })],
    ['search-letter', 'search, one letter', () => search({ search: 'e' })],
    ['search-letters', 'search, two letters', () => search({ search: 'qx' })],
    ['board', 'board', () => get('/api/dme-shoe/board')],
    ['board-nobody', 'board, of nobody', () => get('/api/dme-shoe/board?owner=none')],
    ['board-owner', 'board, of one owner', () => get(`/api/dme-shoe/board?owner=${owner}`)],
    ['recall', 'recall', () => get('/api/dme-shoe/recall')],
    ['case', 'one case', () => get(`/api/dme-shoe/${cases[0]?.id}`)],
  ];
  return named('case', 'cases', lists);
}

async function chatLists({ get, post }: Asking, sql: Sql): Promise<List[]> {
  const list = (view: string, query = '') => get(`/api/conversations?view=${view}${query}`);
  const search = (text: string) => post('/api/conversations/search', { text });
  const { next } = read<{ next: string }>(await list('all'));
  const [one] = await sql<[{ id: string }]>`select id from app.conversations order by last_at desc offset 14 limit 1`;
  const lists: Lists = [
    ['all', 'all', () => list('all')],
    ['all-next', 'all, the next page', () => list('all', `&before=${next}`)],
    ['waiting', 'waiting for a call', () => list('waiting')],
    ['emergency', 'with a card', () => list('emergency')],
    ['unanswered', 'with an open question', () => list('unanswered')],
    ['questions', 'open questions', () => get('/api/open-questions')],
    ['search-common', 'search, a word of many', () => search('refill')],
    ['search-rare', 'search, a word of few', () => search(needle)],
    ['search-live', 'search, a word of few live messages', () => search(liveNeedle)],
    ['search-live-common', 'search, a word of many live messages', () => search('before we close')],
    ['search-two', 'search, two words', () => search(`${needle} refill`)],
    ['search-nothing', 'search, nothing', () => search('no such word')],
    ['search-short', 'search, two letters of many', () => search('we')],
    ['search-letters', 'search, two letters of none', () => search('qx')],
    ['search-name', 'search, a name', () => search('dorothy vance-144')],
    ['search-number', 'search, a number', () => search('6122000012')],
    ['one', 'one conversation', () => get(`/api/conversations/${one.id}`)],
  ];
  return named('chat', 'conversations', lists);
}

async function requestLists({ get, post }: Asking): Promise<List[]> {
  const search = (filter: object = {}) => post('/api/requests/search', filter);
  const { requests, next } = read<{ requests: { id: string; reference: string }[]; next: string }>(await search());
  const closed = read<{ next: string }>(await search({ state: 'closed' }));
  const owned = read<{ requests: { owner: { id: string } | null }[] }>(await search({ state: 'closed' }));
  const owner = owned.requests.find((one) => one.owner)?.owner?.id;
  const [one] = requests;
  const lists: Lists = [
    ['list', 'open', () => search()],
    ['list-next', 'open, the next page', () => search({ after: next })],
    ['list-overdue', 'overdue', () => search({ due: 'overdue' })],
    ['list-kind', 'of a kind', () => search({ kind: 'delivery' })],
    ['list-needs', 'that wait for the visitor', () => search({ state: 'needs_you' })],
    ['list-ready', 'ready', () => search({ state: 'ready' })],
    ['list-owner', 'of one owner', () => search({ owner })],
    ['list-unowned', 'without an owner', () => search({ owner: 'none' })],
    ['list-closed', 'closed', () => search({ state: 'closed' })],
    ['list-closed-next', 'closed, the next page', () => search({ state: 'closed', after: closed.next })],
    ['search-name', 'search, a name', () => search({ search: 'dorothy vance' })],
    ['search-one', 'search, a name of one', () => search({ search: 'vance-120' })],
    ['search-phone', 'search, the end of a phone', () => search({ search: '0147' })],
    ['search-phones', 'search, part of every phone', () => search({ search: '612' })],
    ['search-reference', 'search, a reference', () => search({ search: one?.reference })],
    ['search-nobody', 'search, nobody', () => search({ search: 'no such visitor' })],
    ['search-letters', 'search, two letters of none', () => search({ search: 'qx' })],
    ['search-closed', 'search, closed, a name', () => search({ state: 'closed', search: 'dorothy vance' })],
    ['one', 'one request', () => get(`/api/requests/${one?.id}`)],
    ['day', 'the day of appointments', () => get('/api/appointments/day')],
  ];
  return named('request', 'requests', lists);
}

async function otherLists({ get }: Asking): Promise<List[]> {
  const audit = (query = '') => get(`/api/admin/audit?limit=50${query}`);
  const { entries, next } = read<{ entries: { actor_id: string }[]; next: number }>(await audit('&action=sign_in'));
  const day = 86_400_000;
  const since = (days: number) => new Date(Date.now() - days * day).toISOString();
  const lists: Lists = [
    ['list', 'newest', () => audit()],
    ['list-next', 'the next page', () => audit(`&before=${next}`)],
    ['list-action', 'an action that is common', () => audit('&action=messages_read')],
    ['list-action-rare', 'an action that is rare', () => audit('&action=role_changed')],
    ['list-refused', 'what was refused', () => audit('&outcome=refused')],
    ['list-person', 'a person', () => audit(`&person=${entries[0]?.actor_id}`)],
    ['list-person-rare', 'a person and an action', () => audit(`&person=${entries[0]?.actor_id}&action=role_changed`)],
    ['list-from', 'since two hours ago', () => audit(`&from=${since(1 / 12)}`)],
    ['list-to', 'until two hours ago', () => audit(`&to=${since(1 / 12)}`)],
    ['list-none', 'days before the first', () => audit(`&from=${since(900)}&to=${since(800)}`)],
  ];
  return [
    ...named('audit', 'audit log', lists),
    ...named('desk', 'desk', [
      ['waiting', 'what waits, of everything', () => get('/api/waiting')],
      ['queue', 'the work queue', () => get('/api/queue')],
    ]),
  ];
}

const named = (area: string, words: string, lists: Lists): List[] =>
  lists.map(([id, name, ask]) => ({ id: `${area}-${id}`, name: `${words}: ${name}`, ask }));

const read = <T>({ body }: Answer): T => JSON.parse(body.toString());
