import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { reportSmsPresence, SmsInboxOverview, SmsThreadPage, searchSms } from '@rxweb/contracts/sms/inbox';
import type { listSms, SmsPage, SmsPinnedThread } from '@rxweb/contracts/sms/messages';
import { agreementState } from '@rxweb/domain/legal/agreement-state';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type * as z from 'zod/mini';
import { auditEntryFor } from '../../../kernel/audit/audit-log.ts';
import { auditRead } from '../../../kernel/audit/audit-read.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import { findPinned, listAlarms, listOpenDangers } from '../alarms/alarms.repository.ts';
import type { InboxDeps } from '../deps.ts';
import { findMessages, findPlacesOfPerson, type MessageCursor, messageCursors } from '../messages.repository.ts';
import { endAssignment } from './assignments.ts';
import { listLabels } from './labels.repository.ts';
import { findPlaces } from './list.repository.ts';
import { listNotes } from './notes.repository.ts';
import { findPeople, findPerson, listOptOuts } from './people.repository.ts';
import { listOtherViewers, removePresence, savePresence } from './presence.repository.ts';
import { listReplies } from './replies.repository.ts';
import { findLastOfPeople, findPeopleWithoutTexts, searchByText } from './search.repository.ts';
import { findAccounts, listInboxStaff } from './staff.repository.ts';
import { countScheduled, countViews } from './views.repository.ts';

const threadRows = 50;
/** People without messages who match a search. */
const maxSilentPeople = 20;

/** The newest matching messages, with their people. */
export async function listMessages(
  deps: InboxDeps,
  actor: Actor,
  { before, limit, phone, status, view, label }: z.output<(typeof listSms)['input']['query']>,
): Promise<SmsPage> {
  const after = messageCursors.read(before, 'query.before');
  const places = await findPlaces(deps.sql, {
    ...{ phone, status, view, label },
    userId: actor.userId,
    after,
    limit: limit + 1,
  });
  return readPage(deps, actor, { places, limit, target: 'list', isFirst: after === null });
}

/** Messages that contain all the words, and the last message of each person whose name or number does. */
export async function searchMessages(
  deps: InboxDeps,
  actor: Actor,
  { text, before }: z.output<(typeof searchSms)['input']['body']>,
): Promise<SmsPage> {
  const { sql } = deps;
  const limit = smsLimits.listRows;
  const after = messageCursors.read(before, 'body.before');
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 0) return { messages: [], people: [], next: null };
  const sought = { words, digits: numberDigits(text) };
  const [byWords, byPeople, silent] = await Promise.all([
    searchByText(sql, words, after, limit + 1),
    findLastOfPeople(sql, sought, after, limit + 1),
    after ? [] : findPeopleWithoutTexts(sql, sought, maxSilentPeople),
  ]);
  const places = [...new Map([...byWords, ...byPeople].map((place) => [place.id, place])).values()].sort(
    (a, b) => b.micros - a.micros || (a.id < b.id ? -1 : 1),
  );
  return readPage(deps, actor, { places, limit, target: 'search', isFirst: after === null, alsoPeople: silent });
}

/** The digits of a possible phone number, without the US country code. */
function numberDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (!/^[\d\s().+/-]+$/.test(text) || digits.length < 3) return null;
  return digits.length === 11 ? digits.replace(/^1/, '') : digits;
}

interface FoundPage {
  /** One over the limit when there are older ones. */
  places: MessageCursor[];
  limit: number;
  target: string;
  isFirst: boolean;
  alsoPeople?: string[];
}

async function readPage(deps: InboxDeps, actor: Actor, found: FoundPage): Promise<SmsPage> {
  const { places, limit, target, isFirst, alsoPeople = [] } = found;
  const shown = places.slice(0, limit);
  const peopleIds = [...new Set([...shown.map(({ personId }) => personId), ...alsoPeople])];
  const [messages, people, pinned] = await Promise.all([
    findMessages(deps.sql, idsOf(shown)),
    findPeople(deps.sql, peopleIds),
    isFirst ? listPinned(deps) : undefined,
  ]);
  if (peopleIds.length > 0 || pinned?.length) await auditRead(deps.sql, auditEntryFor(actor, 'messages_read', target));
  return { messages, people, next: nextOf(places, limit), ...(pinned && { pinned }) };
}

/** Threads with an open alarm, the most urgent first. */
async function listPinned({ sql }: InboxDeps): Promise<SmsPinnedThread[]> {
  const alarms = await findPinned(sql);
  const [messages, people] = await Promise.all([
    findMessages(
      sql,
      alarms.map(({ messageId }) => messageId),
    ),
    findPeople(
      sql,
      alarms.map(({ personId }) => personId),
    ),
  ]);
  return alarms.flatMap((alarm) => {
    const message = messages.find(({ id }) => id === alarm.messageId);
    const person = people.find(({ id }) => id === alarm.personId);
    return message && person ? [{ alarm, message, person }] : [];
  });
}

const idsOf = (places: MessageCursor[]) => places.map(({ id }) => id);

function nextOf(places: MessageCursor[], limit: number): string | null {
  const last = places[limit - 1];
  return last && places.length > limit ? messageCursors.write(last) : null;
}

/** A person with a page of messages, notes, opt-outs and alarms. */
export async function readThread(
  deps: InboxDeps,
  actor: Actor,
  personId: string,
  before: string | undefined,
): Promise<SmsThreadPage> {
  const { sql } = deps;
  const after = messageCursors.read(before, 'query.before');
  const [person, places, notes, optOuts, alarms] = await Promise.all([
    findPerson(sql, personId),
    findPlacesOfPerson(sql, personId, after, threadRows + 1),
    listNotes(sql, personId),
    listOptOuts(sql, personId),
    listAlarms(sql, personId),
  ]);
  if (!person) throw new AppError('not_found');
  const messages = await findMessages(sql, idsOf(places.slice(0, threadRows)));
  const authors = await findAccounts(sql, [
    ...new Set(messages.flatMap(({ sent_by: id }) => (id === null ? [] : [id]))),
  ]);
  await auditRead(sql, auditEntryFor(actor, 'messages_read', personId));
  return { person, messages, notes, optOuts, alarms, authors, next: nextOf(places, threadRows) };
}

/** Page data that rarely changes, and the badge counts. */
export async function readInboxOverview(
  { sql, carrier, settings, now }: InboxDeps,
  { userId }: Actor,
): Promise<SmsInboxOverview> {
  const [staff, replies, labels, counts, scheduled, alarms] = await Promise.all([
    listInboxStaff(sql),
    listReplies(sql),
    listLabels(sql),
    countViews(sql, userId),
    countScheduled(sql, now()),
    listOpenDangers(sql),
  ]);
  const store = { carrier: carrier?.kind ?? ('none' as const), from: carrier?.from ?? null };
  const { agreements, store: info } = settings.current;
  const agreement =
    carrier?.kind === 'twilio' ? agreementState(agreements?.texts, storeDate(info, now())) : ('current' as const);
  return { ...store, agreement, staff, replies, labels, counts, scheduled, alarms };
}

/** Records that a staff member views a thread or types in it; returns the others there. */
export async function reportPresence(
  deps: InboxDeps,
  { userId }: Actor,
  personId: string,
  { state }: z.output<(typeof reportSmsPresence)['input']['body']>,
) {
  const { sql } = deps;
  if (state === 'away') await removePresence(sql, personId, userId);
  else {
    const presence = await savePresence(sql, { personId, userId, state, forMs: smsLimits.presenceMs });
    if (!presence) throw new AppError('not_found');
    if (presence === 'came') await noteSeen(deps, personId, userId);
  }
  return { others: await listOtherViewers(sql, personId, userId) };
}

/** Whom a thread is assigned to has seen it. */
async function noteSeen(deps: InboxDeps, personId: string, userId: string): Promise<void> {
  const person = await findPerson(deps.sql, personId);
  if (person?.assignedTo?.id === userId) await inTransaction(deps.sql, (tx) => endAssignment(deps, tx, personId));
}
