import { createHash } from 'node:crypto';
import { createTestBackend, type TestBackend } from '@rxweb/backend/testing';
import { openSql } from '@rxweb/platform/sql/open-sql';
import type { Sql } from '@rxweb/platform/sql/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsDir } from '../../testing/create-test-app.ts';
import { fillLongKeptStore, grownTables } from '../../testing/fill-long-kept-store.ts';
import { createAuditRepository } from '../features/audit/audit.repository.ts';
import { createChatRepository } from '../features/chat/chat.repository.ts';
import * as chats from '../features/conversations/list.repository.ts';
import { listConversationsToday } from '../features/conversations/list.repository.ts';
import { findOpenQuestions } from '../features/conversations/open-questions.repository.ts';
import * as chatSearch from '../features/conversations/search.repository.ts';
import { findPage as listPeople, searchPeople } from '../features/people/list.repository.ts';
import { requirePersonFile } from '../features/people/read-person.ts';
import { sightOf } from '../features/people/sight.ts';
import { findItems } from '../features/people/thread.repository.ts';
import { keepMessage } from '../features/pipeline/outbox.repository.ts';
import { countCallbacks, countChats, countQuestions } from '../features/reports/chat-figures.repository.ts';
import { countRequests } from '../features/reports/request-figures.repository.ts';
import * as cases from '../features/shoes/case-lists.repository.ts';
import { listShoesToday } from '../features/shoes/shoes-today.ts';
import * as inbox from '../features/sms/inbox/list.repository.ts';
import * as inboxSearch from '../features/sms/inbox/search.repository.ts';
import { listSmsToday } from '../features/sms/inbox/sms-today.ts';
import { countViews } from '../features/sms/inbox/views.repository.ts';

let backend: TestBackend;
/** What was sent to the database, with its values, since it was looked at last. */
let sent: { text: string; values: unknown[] }[] = [];
let sql: Sql;
beforeAll(async () => {
  backend = await createTestBackend({ migrationsDir });
  await fillLongKeptStore(backend.sql);
  sql = openSql(backend.backend.databaseUrl, {
    max: 1,

    onQuery: (text, values) => sent.push({ text, values: [...values] }),
  });
  await sql`select 1`;
});
afterAll(async () => {
  await sql.end({ timeout: 1 });
  await backend.close();
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Total Cost': number;
  Plans?: Plan[];
}

/** The plans of all statements of the product's own code that `work` sends. */
async function plansOf(work: () => Promise<unknown>): Promise<Plan[]> {
  sent = [];
  await work();
  const reads = sent.filter(
    ({ text }) => /^\s*(select|with|update)/i.test(text) && !/set_config|pg_catalog/.test(text),
  );
  const plans: Plan[] = [];
  for (const { text, values } of reads) {
    const [row] = await backend.sql.unsafe<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(
      `explain (format json) ${text}`,
      values as string[],
    );
    // Below a step of no kind, so that each is below one.
    const top = row?.['QUERY PLAN'][0]?.Plan;
    if (top) plans.push(...nodesOf({ 'Node Type': '', 'Total Cost': 0, Plans: [top] }));
  }
  return plans;
}

/** The tables below this step that are gone through from the beginning. One that ends long before the end, since enough is found, is not. */
function readWhole(step: Plan): string[] {
  return (step.Plans ?? [])
    .filter((below) => below['Node Type'] === 'Seq Scan')
    .filter((scan) => step['Node Type'] !== 'Limit' || step['Total Cost'] > scan['Total Cost'] / 4)
    .map((scan) => scan['Relation Name'] ?? '');
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const today = '2026-05-06';
const since = new Date(Date.now() - 1_000_000);
const hours = { from: new Date(Date.now() - 172_800_000), to: new Date(Date.now() - 162_000_000) };
const someone = '6e3a5f0e-93a4-4c05-a1b9-1a77b5d2f001';
const listCases = (filter: object) => cases.listCases(sql, today, { limit: 50, ...filter });
const listChats = (view: 'waiting' | 'emergency' | 'unanswered' | 'all') => chats.findPlaces(sql, view, null, 51);
const listTexts = (filter: Partial<inbox.ListFilter>) =>
  inbox.findPlaces(sql, {
    ...{ phone: undefined, status: undefined, view: undefined, userId: someone, after: null, limit: 201 },
    ...filter,
  });
const readAudit = (filter: object) => createAuditRepository(sql).readPage(filter, null, 50);

const admin = sightOf('admin');
const person = '+16120000144';
const idOfPerson = createHash('md5')
  .update(person)
  .digest('hex')
  .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
const listItems = () => findItems(sql, { root: idOfPerson, sight: admin, after: undefined, limit: 50 });

/** What staff and the server's own rounds ask most, and the index that keeps it as quick as it is. */
const hot: [name: string, work: () => Promise<unknown>, index: string][] = [
  ['cases', () => listCases({}), 'dme_shoe_cases_soonest'],
  ['cases of a status', () => listCases({ status: 'delivered' }), 'dme_shoe_cases_by_status'],
  ['cases of nobody', () => listCases({ owner: 'none' }), 'dme_shoe_cases_by_owner'],
  ['cases that close', () => listCases({ due: 'closing' }), 'dme_shoe_cases_open_of_owner'],
  ['cases by a name', () => listCases({ search: 'vance-1234' }), 'dme_shoe_cases_by_words'],
  ['cases by two letters', () => listCases({ search: 'qx' }), 'dme_shoe_cases_by_words'],
  ['the board', () => cases.readBoard(sql, today, undefined), 'dme_shoe_cases_lane'],
  ['the board of nobody', () => cases.readBoard(sql, today, 'none'), 'dme_shoe_cases_lane_of_owner'],
  ['what closes on the board of nobody', () => cases.readBoard(sql, today, 'none'), 'dme_shoe_cases_open_of_owner'],
  ['the recall', () => cases.listRecalls(sql, 2022), 'dme_shoe_cases_since'],
  ['what waits of cases', () => listShoesToday(sql, today), 'dme_shoe_cases_waiting'],
  ['texts', () => listTexts({}), 'messages_newest_first'],
  ['texts of a status', () => listTexts({ status: 'failed' }), 'messages_by_status'],
  ['texts of a number', () => listTexts({ phone: '6120000144' }), 'sms_people_by_words'],
  ['texts by a word of few', () => inboxSearch.searchByText(sql, ['ketoconazole'], null, 201), 'messages_by_words'],
  [
    'texts by a name',
    () => inboxSearch.findLastOfPeople(sql, { words: ['vance', '1234'], digits: null }, null, 201),
    'sms_people_by_words',
  ],
  ['the badges of the inbox', () => countViews(sql, someone), 'messages_unread'],
  ['what waits of texts', () => listSmsToday(sql, since), 'messages_unread'],
  ['contacts', () => listPeople(sql, admin, undefined, 50), 'people_by_name'],
  ['contacts of employees', () => listPeople(sql, sightOf('employee'), undefined, 50), 'people_by_name_of_all'],
  ['contacts by a name', () => searchPeople(sql, admin, 'vance 1234', 50), 'person_names_by_words'],
  ['contacts by a number', () => searchPeople(sql, admin, '612000014', 50), 'person_phones_by_digits'],
  ['a contact', () => requirePersonFile(sql, idOfPerson, admin), 'person_names_by_key'],
  ['what happened with a contact', listItems, 'messages_of_person'],
  ['conversations', () => listChats('all'), 'conversations_last_at'],
  ['who waits for a call', () => listChats('waiting'), 'hand_offs_first_due'],
  ['conversations with a card', () => listChats('emergency'), 'conversations_with_care'],
  ['conversations with a question', () => listChats('unanswered'), 'conversations_unanswered'],
  ['open questions', () => findOpenQuestions(sql, null, 101), 'chat_turns_open'],
  [
    'conversations by a word of few',
    () => chatSearch.searchByText(sql, { words: ['ketoconazole'], digits: null }, null, 51),
    'chat_turns_by_words',
  ],
  [
    'conversations by a name',
    () => chatSearch.searchByText(sql, { words: ['robert', '1234'], digits: '6120001234' }, null, 51),
    'hand_offs_by_words',
  ],
  ['the badges of conversations', () => chats.countViews(sql, since), 'conversations_care_at'],
  ['what waits of conversations', () => listConversationsToday(sql), 'hand_offs_first_due'],
  ['the requests of a report', () => countRequests(sql, hours, since), 'requests_created_at'],
  ['the questions of a report', () => countQuestions(sql, hours), 'chat_turns_created_at'],
  ['the chats of a report', () => countChats(sql, hours), 'conversations_created_at'],
  ['the callbacks of a report', () => countCallbacks(sql, hours, since), 'hand_offs_created_at'],
  ['the audit log', () => readAudit({}), 'audit_log_pkey'],
  ['the audit log since an hour', () => readAudit({ from: new Date(Date.now() - 3_600_000) }), 'audit_log_pkey'],
  ['what was refused', () => readAudit({ outcome: 'refused' }), 'audit_log_refused'],
  ['an action that is rare', () => readAudit({ action: 'role_changed' }), 'audit_log_action'],
  ['what somebody did', () => readAudit({ person: someone }), 'audit_log_actor'],
  ['answers that a stopped server left', () => createChatRepository(sql).interruptStaleTurns(), 'chat_turns_answering'],
  ['a message on its way twice', () => keepAgain(), 'pipeline_outbox_conversation'],
];

async function keepAgain(): Promise<void> {
  const [one] = await sql<[{ id: string }]>`select id from app.conversations order by last_at desc limit 1`;
  await keepMessage(sql, one.id, 'hello');
}

describe('a store that is kept for long', () => {
  it.each(hot)('reads no table whole for %s', async (_, work, index) => {
    const plans = await plansOf(work);
    expect(plans.flatMap(readWhole).filter((table) => grownTables.includes(table))).toEqual([]);
    expect(plans.map((plan) => plan['Index Name'])).toContain(index);
  });
});
