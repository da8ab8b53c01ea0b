import { type ArchiveGaps, type AuditAction, type AuditEntry, auditActions } from '@rxweb/contracts/audit';
import { features } from '@rxweb/contracts/features';
import type { Language } from '@rxweb/contracts/shared/language';
import { isUuid } from '@rxweb/contracts/shared/uuid';
import type { StoreInfo } from '@rxweb/contracts/store';
import { wallTimeMs } from '@rxweb/domain/store/time-zone';
import { formatClock, formatDate } from '@rxweb/domain/text/format';
import type { PageProps } from '../../app/feature.ts';
import { nameFromEmail } from '../../format/name-from-email.ts';
import type { AuditTexts } from '../../texts/admin/audit-en.ts';

/** In alphabetical order. */
export function actionChoices(labels: AuditTexts['actions'], language: Language) {
  return auditActions
    .map((value) => ({ value, label: labels[value] }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}

/** `employee to admin`, `3 sessions`, with the language it is in; null when there are none. */
export function detailText(
  { action, detail }: Pick<AuditEntry, 'action' | 'detail'>,
  texts: AuditTexts,
): { text: string; language: Language } | null {
  if (detail === null || detail === '') return null;
  const { language, reasons } = texts;
  if (action === 'sessions_ended' && /^\d+$/.test(detail)) return { text: texts.sessions(detail), language };
  if (isKeyOf(reasons, detail)) return { text: reasons[detail], language };
  const [before = '', after = '', ...rest] = detail.split(' to ');
  if (isKeyOf(texts.roles, before) && isKeyOf(texts.roles, after) && rest.length === 0)
    return { text: texts.roleChange(texts.roles[before], texts.roles[after]), language };
  return { text: detail.replaceAll('_', ' '), language: 'en' };
}

export function roleText(role: string, { roles }: AuditTexts): string {
  return isKeyOf(roles, role) ? roles[role] : role;
}

function isKeyOf<T extends object>(texts: T, key: string): key is keyof T & string {
  return Object.hasOwn(texts, key);
}

/** The name at that time, or what is left to say without one. */
export function whoText(
  {
    actor_id,
    actor_name,
    actor_email,
    outcome,
  }: Pick<AuditEntry, 'actor_id' | 'actor_name' | 'actor_email' | 'outcome'>,
  texts: AuditTexts,
): string {
  const known = actor_name ?? nameFromEmail(actor_email);
  if (known) return known;
  if (actor_id !== null) return texts.deletedAccount;
  return outcome === 'refused' ? texts.notSignedIn : texts.system;
}

/** The feature's words for it, `Own account`, a name, `bucket/path`, a route; null when there is none. */
export function targetText(
  { action, actor_id, target, target_name, target_email }: AuditEntry,
  auditTarget: PageProps['auditTarget'],
  texts: AuditTexts,
): string | null {
  if (target === null) return null;
  const ofFeature = auditTarget(featureOf(action), target);
  if (ofFeature !== null) return ofFeature;
  if (target === actor_id) return texts.ownAccount;
  return target_name ?? (nameFromEmail(target_email) || (isUuid(target) ? texts.deletedAccount : target));
}

function featureOf(action: AuditAction): string {
  return features.find(({ auditActions }) => Object.hasOwn(auditActions, action))?.name ?? '';
}

/** On the store's clock: `Mon, May 18, 2026` and `8:26:05 am`. */
export function momentParts(store: StoreInfo, iso: string, language: Language): { date: string; time: string } {
  const wall = new Date(wallTimeMs(store.timeZone, new Date(iso))).toISOString();
  const time = formatClock(wall.slice(11, 16), language).replace(/^[\d:]+/, `$&:${wall.slice(17, 19)}`);
  return { date: formatDate(wall.slice(0, 10), language), time };
}

/** `Shoe case`; null where the target says it itself. */
export function kindText({ target_kind }: Pick<AuditEntry, 'target_kind'>, { kinds }: AuditTexts): string | null {
  return target_kind !== null && isKeyOf(kinds, target_kind) ? kinds[target_kind] : null;
}

export function chainText(
  { rows, brokenAt }: { rows: number; brokenAt: number | null },
  { chain: texts }: AuditTexts,
): string {
  if (brokenAt !== null) return texts.broken(brokenAt.toLocaleString('en-US'));
  if (rows === 0) return texts.empty;
  return rows === 1 ? texts.one : texts.whole(rows.toLocaleString('en-US'));
}

/** What an answer lacks of the archive. `further`: how to look further back. */
export function archiveTexts(
  store: StoreInfo,
  { unreadable, searchedTo }: ArchiveGaps,
  further: string,
  { archive, language }: AuditTexts,
): string[] {
  const files = [...new Set(unreadable)];
  const [first] = files;
  const texts: string[] = [];
  if (first !== undefined)
    texts.push(files.length === 1 ? archive.oneFile(first) : archive.files(files.length, files.join(', ')));
  if (searchedTo !== null) texts.push(archive.searchedTo(momentParts(store, searchedTo, language).date, further));
  return texts;
}
