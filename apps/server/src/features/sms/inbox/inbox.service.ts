import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { SmsDesk, SmsThreadPage, searchSms } from '@rxweb/contracts/sms/inbox';
import type { listSms, SmsPage } from '@rxweb/contracts/sms/messages';
import type * as z from 'zod/mini';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { findMessages, findPlacesOfPerson } from '../messages.repository.ts';
import { type FoundPlace, readCursor, toCursor } from './cursor.ts';
import type { Actor, InboxDeps } from './inbox-deps.ts';
import { findPlaces } from './list.repository.ts';
import { noteReading } from './note-reading.ts';
import { listNotes } from './notes.repository.ts';
import { findPeople, findPerson, listOptOuts } from './people.repository.ts';
import { listReplies } from './replies.repository.ts';
import { findByWords, findLastOfPeople, findSilentPeople } from './search.repository.ts';
import { findAccounts, listInboxStaff } from './staff.repository.ts';
import { countViews } from './views.repository.ts';

const threadRows = 50;
/** People who are found by name and with whom nobody texted yet. */
const maxSilentPeople = 20;

/** The newest messages that fit, with the people they were exchanged with. */
export async function listMessages(
  deps: InboxDeps,
  actor: Actor,
  { before, limit, phone, status, view }: z.output<(typeof listSms)['input']['query']>,
): Promise<SmsPage> {
  const after = readCursor(before, 'query.before');
  const places = await findPlaces(deps.sql, { phone, status, view, userId: actor.userId, after, limit: limit + 1 });
  return readPage(deps, actor, { places, limit, target: 'list' });
}

/** What has all the words in a message, in the person's name or number; of a person who is found by these, the last message. */
export async function searchMessages(
  deps: InboxDeps,
  actor: Actor,
  { text, before }: z.output<(typeof searchSms)['input']['body']>,
): Promise<SmsPage> {
  const { sql } = deps;
  const limit = smsLimits.listRows;
  const after = readCursor(before, 'body.before');
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 0) return { messages: [], people: [], next: null };
  const sought = { words, digits: numberDigits(text) };
  const [byWords, byPeople, silent] = await Promise.all([
    findByWords(sql, words, after, limit + 1),
    findLastOfPeople(sql, sought, after, limit + 1),
    after ? [] : findSilentPeople(sql, sought, maxSilentPeople),
  ]);
  const places = [...new Map([...byWords, ...byPeople].map((place) => [place.id, place])).values()].sort(
    (a, b) => b.micros - a.micros || (a.id < b.id ? -1 : 1),
  );
  return readPage(deps, actor, { places, limit, target: 'search', alsoPeople: silent });
}

/** The digits of what may be a phone number, however it is written, without the country's 1. */
function numberDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (!/^[\d\s().+/-]+$/.test(text) || digits.length < 3) return null;
  return digits.length === 11 ? digits.replace(/^1/, '') : digits;
}

interface FoundPage {
  /** One more than the limit when there are older ones. */
  places: FoundPlace[];
  limit: number;
  target: string;
  alsoPeople?: string[];
}

async function readPage(deps: InboxDeps, actor: Actor, found: FoundPage): Promise<SmsPage> {
  const { places, limit, target, alsoPeople = [] } = found;
  const shown = places.slice(0, limit);
  const peopleIds = [...new Set([...shown.map(({ personId }) => personId), ...alsoPeople])];
  const [messages, people] = await Promise.all([
    findMessages(deps.sql, idsOf(shown)),
    findPeople(deps.sql, peopleIds),
    peopleIds.length > 0 && noteReading(deps, actor, target),
  ]);
  return { messages, people, next: nextOf(places, limit) };
}

const idsOf = (places: FoundPlace[]) => places.map(({ id }) => id);

function nextOf(places: FoundPlace[], limit: number): string | null {
  const last = places[limit - 1];
  return last && places.length > limit ? toCursor(last) : null;
}

/** A person with a page of their messages, and what staff noted and decided. */
export async function readThread(
  deps: InboxDeps,
  actor: Actor,
  personId: string,
  before: string | undefined,
): Promise<SmsThreadPage> {
  const { sql } = deps;
  const after = readCursor(before, 'query.before');
  const [person, places, notes, optOuts] = await Promise.all([
    findPerson(sql, personId),
    findPlacesOfPerson(sql, personId, after, threadRows + 1),
    listNotes(sql, personId),
    listOptOuts(sql, personId),
  ]);
  if (!person) throw new AppError('not_found');
  const messages = await findMessages(sql, idsOf(places.slice(0, threadRows)));
  const authors = await findAccounts(sql, [
    ...new Set(messages.flatMap(({ sent_by: id }) => (id === null ? [] : [id]))),
  ]);
  await noteReading(deps, actor, personId);
  return { person, messages, notes, optOuts, authors, next: nextOf(places, threadRows) };
}

/** What the page needs once, and the numbers of its badges. */
export async function readDesk({ sql, carrier }: InboxDeps, { userId }: Actor): Promise<SmsDesk> {
  const [staff, replies, counts] = await Promise.all([listInboxStaff(sql), listReplies(sql), countViews(sql, userId)]);
  return { carrier: carrier?.kind ?? 'none', from: carrier?.from ?? null, staff, replies, counts };
}
