import { isDeepStrictEqual } from 'node:util';
import type { CaseRecord } from './case-record.ts';

/** Values as JSON, null for none. */
export interface CaseChange {
  path: string;
  before: string | null;
  after: string | null;
}

/** The history needs only the beginning. */
const maxChars = 300;

const signaturePath = 'details.handover.signature';

/** By dotted path (`details.visit.date`). `before` null: a new case. */
export function changesOf(before: CaseRecord | null, after: CaseRecord): CaseChange[] {
  return diff('', before, after);
}

function diff(path: string, before: unknown, after: unknown): CaseChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if ((isPart(before) || before === null) && (isPart(after) || after === null)) {
    const [some, other] = [before ?? {}, after ?? {}] as [Record<string, unknown>, Record<string, unknown>];
    const changes = [...new Set([...Object.keys(some), ...Object.keys(other)])].flatMap((key) =>
      diff(path === '' ? key : `${path}.${key}`, some[key] ?? null, other[key] ?? null),
    );
    // An added or removed empty part is a change too.
    if (changes.length > 0) return changes;
  }
  return [{ path, before: shown(path, before), after: shown(path, after) }];
}

function isPart(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(path: string, value: unknown): string | null {
  if (value === null) return null;
  if (path === signaturePath) return '"signed"';
  const text = JSON.stringify(value);
  return text.length > maxChars ? `${text.slice(0, maxChars - 1).replace(halfCharacter, '')}…` : text;
}

const halfCharacter = /[\ud800-\udbff]$/;
