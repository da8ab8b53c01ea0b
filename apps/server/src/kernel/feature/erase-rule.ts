import type { Sql } from '@rxweb/platform/sql/sql';
import type { EraseDeps } from '../files/erase-files.ts';

/** Whose data: a phone number in E.164 form, a chat conversation, or a shoe case. */
export type Subject = { phone: string } | { conversation: string } | { shoeCase: string };

export interface EraseFinding {
  /** One line each for the operator. */
  lines: readonly string[];
  /** An ID for the audit log, never a phone number: the log outlives what is erased. */
  target: string | null;
  count: number;
  /** False: the feature only lists it for this subject. */
  isErasable: boolean;
  /** The last day of a legal retention period, or null. */
  keepUntil: string | null;
}

/** How a feature finds and erases one person's data. Erasing twice does no harm. */
export interface EraseRule<Found extends EraseFinding = EraseFinding> {
  /** Sort order for the operator and the audit log. */
  order: number;
  /** What the audit log counts, such as `texts`. */
  counted: string;
  find(sql: Sql, subject: Subject): Promise<Found | null>;
  erase(deps: EraseDeps, found: Found): Promise<void>;
}
