import { type AuditAction, type AuditEntry, auditActions } from '@rxweb/contracts/audit';
import type { StoreInfo } from '@rxweb/contracts/store';
import { wallTimeMs } from '@rxweb/domain/store/time-zone';
import { formatClock, formatDate } from '@rxweb/domain/text/format';

/** What was done or refused, as a person says it. */
export const actionWords: Record<AuditAction, string> = {
  sign_in: 'Signed in',
  sign_in_refused: 'Sign-in refused',
  session_ended: 'Session ended',
  access_refused: 'Access refused',
  password_changed: 'Password changed',
  second_factor_added: 'Second factor added',
  second_factor_removed: 'Second factor removed',
  recovery_codes_made: 'Recovery codes made',
  recovery_code_used: 'Recovery code used',
  user_created: 'User created',
  user_invited: 'User invited',
  user_deleted: 'User deleted',
  role_changed: 'Role changed',
  user_blocked: 'User blocked',
  user_unblocked: 'User unblocked',
  password_reset: 'Password reset',
  sessions_ended: 'Signed out everywhere',
  file_read: 'File read',
  messages_read: 'Text messages read',
  audit_read: 'Audit log read',
  audit_exported: 'Audit log exported',
  cases_listed: 'Shoe cases listed',
  case_read: 'Shoe case read',
  case_created: 'Shoe case created',
  case_changed: 'Shoe case changed',
  case_archived: 'Shoe case archived',
  case_note_added: 'Note added to a shoe case',
  case_document_added: 'Document added to a shoe case',
  case_document_changed: 'Document of a shoe case changed',
  case_document_removed: 'Document of a shoe case removed',
  case_packet_made: 'Packet made of a shoe case',
  sms_sent: 'Text message sent',
  sms_canceled: 'Held text message taken back',
  sms_marked: 'Text message marked read or unread',
  sms_person_changed: 'Person in the SMS inbox changed',
  sms_opt_out_changed: 'Stop or start of texts recorded',
  sms_note_added: 'Note added in the SMS inbox',
  sms_replies_changed: 'Canned replies changed',
  conversations_listed: 'Chat conversations listed',
  conversation_read: 'Chat conversation read',
  conversation_erased: 'Chat conversation erased',
  person_erased: 'Data of a person erased',
  data_exported: 'Data of patients exported',
  hand_off_marked: 'Message for a person marked',
  question_settled: 'Open question settled',
};

/** The choices of a filter by action, in the order of the alphabet. */
export const actionChoices = auditActions
  .map((value) => ({ value, label: actionWords[value] }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'));

/** What the auth service calls a refusal, in words. */
const reasons: Record<string, string> = {
  invalid_credentials: 'wrong email or password',
  user_banned: 'the account is blocked',
  over_request_rate_limit: 'too many tries',
  otp_expired: 'the link is no longer valid',
  'second factor': 'wrong code of the second factor',
};

/** The short facts of an entry: `employee to admin`, `3 sessions`; null when there are none. */
export function detailWords({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string | null {
  if (detail === null || detail === '') return null;
  if (action === 'sessions_ended' && /^\d+$/.test(detail)) return detail === '1' ? '1 session' : `${detail} sessions`;
  return Object.hasOwn(reasons, detail) ? (reasons[detail] ?? detail) : detail.replaceAll('_', ' ');
}

/** Who did it: an address; what is left to say when the account is gone, or when there was none. */
export function whoWords({ actor_id, actor_email, outcome }: AuditEntry): string {
  if (actor_email) return actor_email;
  if (actor_id !== null) return 'An account that is gone';
  return outcome === 'refused' ? 'Not signed in' : 'The program itself';
}

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** To what it was done: `Own account`, an address, `bucket/path`, a route, `Case 3f0c22d1`; null when to nothing in particular. */
export function targetWords({ action, actor_id, target, target_email }: AuditEntry): string | null {
  if (target === null) return null;
  if (action.startsWith('case')) return caseWords(target);
  if (target === actor_id) return 'Own account';
  return target_email ?? (guid.test(target) ? 'An account that is gone' : target);
}

/** A case by the beginning of its id, as nobody compares 36 characters; with a document's id after it when there is one. */
function caseWords(target: string): string {
  const [caseId = '', documentId] = target.split('/').map((part) => (guid.test(part) ? part.slice(0, 8) : part));
  return `Case ${caseId}${documentId ? `, document ${documentId}` : ''}`;
}

/** A moment on the store's clock, to the second: `Mon, May 18, 2026` and `8:26:05 am`. */
export function momentParts(store: StoreInfo, iso: string): { date: string; time: string } {
  const wall = new Date(wallTimeMs(store.timeZone, new Date(iso))).toISOString();
  const [clock, half] = formatClock(wall.slice(11, 16)).split(' ');
  return { date: formatDate(wall.slice(0, 10)), time: `${clock}:${wall.slice(17, 19)} ${half}` };
}

/** What came of reading the whole chain of hashes. */
export function chainWords({ rows, brokenAt }: { rows: number; brokenAt: number | null }): string {
  const count = rows.toLocaleString('en-US');
  if (brokenAt === null) {
    if (rows === 0) return 'The log is empty, so there is nothing that could have been changed.';
    return rows === 1
      ? 'The chain is whole: the only row is as it was written.'
      : `The chain is whole: all ${count} rows are as they were written.`;
  }
  return (
    `The chain is broken: row ${brokenAt.toLocaleString('en-US')} is missing or not as it was written, so nothing from there on can be ` +
    'relied on. Keep a copy of the database as it is now, and tell whoever runs the server.'
  );
}
