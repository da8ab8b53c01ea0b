import { type ShoeCase, shoeCase } from '@rxweb/contracts/shoes/checks';
import * as z from 'zod/mini';

/** Why a line is invalid, with the case's id if readable. Names keys, never values. */
export interface UnreadCase {
  id?: ShoeCase['id'];
  error: string;
}

export function readShoeCase(line: string): { shoeCase: ShoeCase } | UnreadCase {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return { error: 'is not JSON' };
  }
  const parsed = z.safeParse(shoeCase, json);
  if (parsed.success) return { shoeCase: parsed.data };
  const error = parsed.error.issues.map(faultText).join('; ').slice(0, maxErrorChars);
  const id = z.safeParse(z.looseObject({ id: shoeCase.shape.id }), json);
  return id.success ? { id: id.data.id, error } : { error };
}

const maxErrorChars = 1_000;

function faultText(issue: z.core.$ZodIssue): string {
  const path = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys') return `${path || 'the case'}: ${issue.message} is needed`;
  const keys = issue.keys.map((key) => JSON.stringify(key)).join(', ');
  return `${path ? `${path}: ` : ''}unknown key ${keys}`;
}
