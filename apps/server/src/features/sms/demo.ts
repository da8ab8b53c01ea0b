import { randomBytes } from 'node:crypto';
import type { SmsConfig } from '../../config/sms.ts';
import type { DemoTools } from '../../kernel/feature/demo-tools.ts';
import type { Ports } from '../../kernel/feature/ports.ts';
import type { InboundText, SmsCarrier, StatusWebhook } from './carrier.ts';
import { recordDelivery } from './delivery-status.ts';
import { type SamplePerson, type SampleText, samplePeople } from './demo-people.ts';
import type { SmsDeps } from './deps.ts';
import { downloadPictures } from './inbound/download-pictures.ts';
import { recordInbound } from './inbound/record-inbound.ts';

/** The demo's carrier calls here instead of our webhooks. */
interface CallingCarrier extends SmsCarrier {
  connect(listener: {
    state(call: StatusWebhook): Promise<unknown>;
    text(text: InboundText, at: Date): Promise<unknown>;
  }): void;
}

const isCalling = (carrier: SmsCarrier | null): carrier is CallingCarrier => carrier !== null && 'connect' in carrier;

interface Inbox {
  deps: SmsDeps;
  demo: DemoTools;
}

/** Fills the inbox. Inbound texts take the normal path, so opt-outs and hints work. */
export async function fill(
  context: Omit<SmsDeps, 'config' | 'conversations' | 'notices'> & { config: { sms: SmsConfig } },
  demo: DemoTools,
  { conversations, notices }: Pick<Ports, 'conversations' | 'notices'>,
): Promise<void> {
  const config = context.config.sms;
  const silent = { raise: async () => undefined, settle: async () => undefined };
  const deps = { ...context, config, conversations: null, notices: silent };
  if (isCalling(deps.carrier)) connect(deps.carrier, { ...deps, conversations, notices });
  const inbox = { deps, demo };
  for (const person of samplePeople) {
    for (const text of person.texts) {
      const at = demo.time.at(text.at);
      if (text.them !== undefined) await receive(inbox, person.phone, text, at);
      else await keepSent(inbox, person.phone, text, at);
    }
    await describe(inbox, person);
  }
}

function connect(carrier: CallingCarrier, deps: SmsDeps): void {
  carrier.connect({
    state: (call) => recordDelivery(deps.sql, call),
    async text(text, at) {
      await recordInbound(deps, text, at);
      await downloadPictures(deps);
    },
  });
}

const makeSid = () => `SM${randomBytes(16).toString('hex')}`;

async function receive(
  { deps, demo: { storeNumber, carrierPicture } }: Inbox,
  phone: string,
  text: SampleText,
  at: Date,
): Promise<void> {
  const sid = makeSid();
  const media = text.hasPicture ? [carrierPicture] : [];
  await recordInbound(deps, { sid, from: phone, to: storeNumber, body: text.them ?? '', optOutType: null, media }, at);
  if (!text.isUnread) await deps.sql`update public.messages set status = 'read' where sid = ${sid}`;
}

/** A text after sending. */
async function keepSent({ deps: { sql }, demo }: Inbox, phone: string, text: SampleText, at: Date) {
  const { time, storeNumber, adminId } = demo;
  const { us = '', failed = null, isHeld = false } = text;
  const row = {
    direction: 'outbound',
    from_phone: storeNumber,
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

/** Staff's notes and decisions. */
async function describe({ deps: { sql }, demo }: Inbox, person: SamplePerson): Promise<void> {
  const { time, adminId } = demo;
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
