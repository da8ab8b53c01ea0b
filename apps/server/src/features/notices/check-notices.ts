import { type StaffNoticeKind, staffNoticeKinds } from '@rxweb/contracts/staff-notices';
import type { Sql } from '@rxweb/platform/sql/sql';
import { adminStep, type Finding, failing, healthy, needsAttention } from '../../kernel/feature/finding.ts';

export interface Reach {
  /** Open notices that went through all steps, and no one read or got. */
  unreached: { kind: StaffNoticeKind; count: number; since: Date }[];
  devices: number;
  failingDevices: number;
  failingSince: Date | null;
  lastSent: Date | null;
}

export async function readReach(sql: Sql): Promise<Reach> {
  const [unreached, [row]] = await Promise.all([
    sql<Reach['unreached']>`
      select n.kind, count(*)::int as count, min(n.raised_at) as since
      from app.staff_notices n
      where n.settled_at is null and n.taken_at is null and n.next_at is null and not exists (
        select from app.notice_deliveries d
        where d.notice_id = n.id and (d.read_at is not null or (d.channel <> 'app' and d.state = 'sent')))
      group by n.kind`,
    sql<[Omit<Reach, 'unreached'>]>`
      select count(*)::int as devices, count(failing_since)::int as "failingDevices", min(failing_since) as "failingSince",
        (select max(sent_at) from app.notice_deliveries where channel <> 'app') as "lastSent"
      from app.push_subscriptions`,
  ]);
  return { unreached, ...row };
}

const names: Record<StaffNoticeKind, [one: string, more: string]> = {
  urgent_text: ['urgent text', 'urgent texts'],
  urgent_chat: ['urgent chat', 'urgent chats'],
  person_wanted: ['visitor who wants a person', 'visitors who want a person'],
  visitor_wrote: ['visitor in the chat', 'visitors in the chat'],
  callback: ['callback', 'callbacks'],
  text: ['text that waits for an answer', 'texts that wait for an answer'],
  request: ['request', 'requests'],
  assigned: ['assignment', 'assignments'],
};

const switchOn = 'Have staff switch on notifications under My account.';
const setUpMail = 'Set SMTP_URL and MAIL_FROM, so that notices are emailed too.';

export function assessReach(
  { unreached, devices, failingDevices, failingSince, lastSent }: Reach,
  canMail: boolean,
  formatWhen: (at: Date) => string,
): Finding {
  const step = adminStep(canMail ? switchOn : `${switchOn} ${setUpMail}`);
  if (unreached.length > 0) {
    const total = unreached.reduce((sum, { count }) => sum + count, 0);
    const first = unreached.map(({ since }) => since).reduce((one, other) => (other < one ? other : one));
    const kinds = staffNoticeKinds.flatMap((kind) => {
      const found = unreached.find((each) => each.kind === kind);
      return found ? [`${found.count} ${names[kind][found.count === 1 ? 0 : 1]}`] : [];
    });
    const notices = total === 1 ? '1 notice' : `${total} notices`;
    return failing(`${notices} reached no one since ${formatWhen(first)}: ${kinds.join(', ')}.`, step);
  }
  if (failingSince) {
    const where = failingDevices === 1 ? '1 device' : `${failingDevices} of ${devices} devices`;
    const text = `Notifications to ${where} fail since ${formatWhen(failingSince)}.`;
    return needsAttention(
      text,
      adminStep('Check that the server reaches the internet. Have their owners send a test under My account.'),
    );
  }
  if (devices === 0 && !canMail)
    return needsAttention('Notices are on screens only: no device gets them, and no mail server is set up.', step);
  const ways = [devices > 0 && (devices === 1 ? '1 device' : `${devices} devices`), canMail && 'email'].filter(Boolean);
  const last = lastSent ? `Last sent: ${formatWhen(lastSent)}.` : 'Nothing sent yet.';
  return healthy(`Notices go to screens, ${ways.join(' and ')}. ${last}`);
}
