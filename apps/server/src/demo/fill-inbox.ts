import { randomBytes } from 'node:crypto';
import { demoPicture } from '../adapters/demo-carrier/create-demo-carrier.ts';
import type { SmsDeps } from '../features/sms/deps.ts';
import { recordInbound } from '../features/sms/inbound/record-inbound.ts';
import type { DemoTime } from '../kernel/feature/demo-tools.ts';
import { type SamplePerson, type SampleText, type SampleTime, samplePeople } from './sample-people.ts';

interface Inbox {
  deps: SmsDeps;
  time: DemoTime;
  /** The store's own number. */
  from: string;
  adminId: string;
}

/** Puts threads into the inbox. What came in goes the way of every text, so that stop and wishes are understood. */
export async function fillInbox(desk: Inbox): Promise<void> {
  for (const person of samplePeople) {
    for (const text of person.texts) {
      const at = instantOf(desk.time, text.at);
      if (text.them !== undefined) await receive(desk, person.phone, text, at);
      else await keepSent(desk, person.phone, text, at);
    }
    await describe(desk, person);
  }
}

const instantOf = (time: DemoTime, at: SampleTime) =>
  typeof at === 'number' ? time.minutesAgo(at) : time.daysAgo(at[0], at[1]);

const makeSid = () => `SM${randomBytes(16).toString('hex')}`;

async function receive({ deps, from }: Inbox, phone: string, text: SampleText, at: Date): Promise<void> {
  const sid = makeSid();
  const media = text.hasPicture ? [demoPicture] : [];
  await recordInbound(deps, { sid, from: phone, to: from, body: text.them ?? '', optOutType: null, media }, at);
  if (!text.isUnread) await deps.sql`update public.messages set status = 'read' where sid = ${sid}`;
}

/** A text as it stands after it was sent. */
async function keepSent({ deps: { sql }, time, from, adminId }: Inbox, phone: string, text: SampleText, at: Date) {
  const { us = '', failed = null, isHeld = false } = text;
  const row = {
    direction: 'outbound',
    from_phone: from,
    to_phone: phone,
    body: us,
    created_at: at,
    sent_by: adminId,
    ...(isHeld
      ? { status: 'queued', hand_over: 'waiting', not_before: time.daysAgo(-1, '08:00') }
      : { ...outcomeOf(failed), hand_over: 'taken', handed_at: at, sent_at: at, sid: makeSid() }),
  };
  await sql`insert into public.messages ${sql(row)}`;
}

function outcomeOf(code: number | null) {
  if (code === null) return { status: 'delivered', carrier_state: 'delivered' };
  return { status: 'failed', carrier_state: 'undelivered', error_code: code };
}

/** What staff know and decided. */
async function describe({ deps: { sql }, time, adminId }: Inbox, person: SamplePerson): Promise<void> {
  const { phone, name = null, language = null, agreed, note } = person;
  const columns = {
    name,
    language,
    assigned_to: person.isMine ? adminId : null,
    is_done: person.isDone ?? false,
    snoozed_until: person.isSnoozed ? time.daysAgo(-1, '08:30') : null,
    ...(agreed && {
      consent_on: time.day(-agreed.days),
      consent_how: agreed.how,
      consent_note: agreed.note,
      consent_by: adminId,
    }),
  };
  const [row] = await sql<[{ id: string }]>`
    update public.sms_people set ${sql(columns)} where phone = ${phone} returning id`;
  if (!note) return;
  const at = time.daysAgo(1, '09:00');
  await sql`insert into app.sms_notes (person_id, at, by_id, text) values (${row.id}, ${at}, ${adminId}, ${note})`;
}
