import {
  type ArchiveGaps,
  type AuditAction,
  type AuditEntry,
  auditActionLabels,
  auditActions,
} from '@rxweb/contracts/audit';
import { features } from '@rxweb/contracts/features';
import { isUuid } from '@rxweb/contracts/shared/uuid';
import type { StoreInfo } from '@rxweb/contracts/store';
import { wallTimeMs } from '@rxweb/domain/store/time-zone';
import { formatClock, formatDate } from '@rxweb/domain/text/format';
import type { PageProps } from '../../app/feature.ts';
import { nameFromEmail } from '../../format/name-from-email.ts';

/** In alphabetical order. */
export const actionChoices = auditActions
  .map((value) => ({ value, label: auditActionLabels[value] }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'));

const reasons: Record<string, string> = {
  invalid_credentials: 'wrong email or password',
  user_banned: 'the account is blocked',
  over_request_rate_limit: 'too many tries',
  otp_expired: 'the link is no longer valid',
  'second factor': 'wrong second-factor code',
};

/** `employee to admin`, `3 sessions`; null when there are none. */
export function detailText({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string | null {
  if (detail === null || detail === '') return null;
  if (action === 'sessions_ended' && /^\d+$/.test(detail)) return detail === '1' ? '1 session' : `${detail} sessions`;
  return Object.hasOwn(reasons, detail) ? (reasons[detail] ?? detail) : detail.replaceAll('_', ' ');
}

/** The name at that time, or what is left to say without one. */
export function whoText({
  actor_id,
  actor_name,
  actor_email,
  outcome,
}: Pick<AuditEntry, 'actor_id' | 'actor_name' | 'actor_email' | 'outcome'>): string {
  const known = actor_name ?? nameFromEmail(actor_email);
  if (known) return known;
  if (actor_id !== null) return 'Deleted account';
  return outcome === 'refused' ? 'Not signed in' : 'System';
}

/** The feature's words for it, `Own account`, a name, `bucket/path`, a route; null when there is none. */
export function targetText(
  { action, actor_id, target, target_name, target_email }: AuditEntry,
  auditTarget: PageProps['auditTarget'],
): string | null {
  if (target === null) return null;
  const ofFeature = auditTarget(featureOf(action), target);
  if (ofFeature !== null) return ofFeature;
  if (target === actor_id) return 'Own account';
  return target_name ?? (nameFromEmail(target_email) || (isUuid(target) ? 'Deleted account' : target));
}

function featureOf(action: AuditAction): string {
  return features.find(({ auditActions }) => Object.hasOwn(auditActions, action))?.name ?? '';
}

/** On the store's clock: `Mon, May 18, 2026` and `8:26:05 am`. */
export function momentParts(store: StoreInfo, iso: string): { date: string; time: string } {
  const wall = new Date(wallTimeMs(store.timeZone, new Date(iso))).toISOString();
  const [clock, half] = formatClock(wall.slice(11, 16)).split(' ');
  return { date: formatDate(wall.slice(0, 10)), time: `${clock}:${wall.slice(17, 19)} ${half}` };
}

const kinds: Readonly<Record<string, string>> = {
  account: 'Account',
  page: 'Page',
  file: 'File',
  bucket: 'Folder',
  case: 'Shoe case',
  contact: 'SMS contact',
  reply: 'Canned reply',
  conversation: 'Chat conversation',
  callback: 'Callback message',
  question: 'Unanswered question',
};

/** `Shoe case`; null where the target says it itself. */
export function kindText({ target_kind }: Pick<AuditEntry, 'target_kind'>): string | null {
  return kinds[target_kind ?? ''] ?? null;
}

export function chainText({ rows, brokenAt }: { rows: number; brokenAt: number | null }): string {
  const count = rows.toLocaleString('en-US');
  if (brokenAt === null) {
    if (rows === 0) return 'The log is empty, so there’s nothing to verify.';
    return rows === 1 ? 'Verified: the only entry is intact.' : `Verified: all ${count} entries are intact.`;
  }
  return (
    `Not intact: entry ${brokenAt.toLocaleString('en-US')} is missing or was changed, so nothing from there on can be ` +
    'trusted. Keep a copy of the database as it is now, and tell your server administrator.'
  );
}

/** What an answer lacks of the archive. `further`: how to look further back. */
export function archiveTexts(store: StoreInfo, { unreadable, searchedTo }: ArchiveGaps, further: string): string[] {
  const files = [...new Set(unreadable)];
  const texts = files.length === 0 ? [] : [`Not shown: ${unreadableText(files)} Choose “Verify the log” to check.`];
  if (searchedTo !== null) texts.push(`Searched back to ${momentParts(store, searchedTo).date}. ${further}`);
  return texts;
}

function unreadableText(files: readonly string[]): string {
  if (files.length === 1) return `entries of the archive file ${files[0]}, which is missing or was changed.`;
  return `entries of ${files.length} archive files that are missing or were changed: ${files.join(', ')}.`;
}
