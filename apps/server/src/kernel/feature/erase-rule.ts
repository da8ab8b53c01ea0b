import type { Sql } from '@rxweb/platform/sql/sql';
import type { EraseDeps } from '../files/erase-files.ts';

export type Subject = { phone: string } | { conversation: string } | { shoeCase: string } | RowSubject;

/** A contact's own row of what it shares with another one; `sharedChat` and `sharedPhone` are what both use. */
type RowSubject =
  | { request: string }
  | { thread: string }
  | { chat: string }
  | { callback: string }
  | { leg: string }
  | { sharedChat: string }
  | { sharedPhone: string };

export const isRow = (subject: Subject): subject is RowSubject =>
  !('phone' in subject || 'conversation' in subject || 'shoeCase' in subject);

/** A person is a contact with all that were merged into it: `subjectsOf` names the parts. */
export type WholeSubject = Subject | { person: string };

export interface EraseFinding {
  /** One line each for the operator. */
  lines: readonly string[];
  /** An ID for the audit log, never a phone number: the log outlives what is erased. */
  target: string | null;
  count: number;
  /** False: the feature only lists it for this subject. */
  isErasable: boolean;
  /** End of a legal retention period. */
  keepUntil: string | null;
}

/** Erasing twice does no harm. */
export interface EraseRule<Found extends EraseFinding = EraseFinding> {
  /** Sort order for the operator and the audit log. */
  order: number;
  /** What the audit log counts, such as `texts`. */
  counted: string;
  find(sql: Sql, subject: Subject): Promise<Found | null>;
  erase(deps: EraseDeps, found: Found): Promise<void>;
}
