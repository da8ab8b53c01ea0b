import { AppError } from '../../kernel/errors/app-error.ts';

/** A place in the list: a deadline, `infinity` for none, when the case was changed, in microseconds since 1970, and its id. */
export interface Place {
  deadline: string;
  micros: number;
  id: string;
}

const form = /^(\d{4}-\d\d-\d\d|infinity)\.(\d{1,16})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The place of a line. */
export function toCursor({ nextDeadline, micros, id }: { nextDeadline: string | null; micros: number; id: string }) {
  return Buffer.from([nextDeadline ?? 'infinity', micros, id].join('.')).toString('base64url');
}

/** Throws `invalid_input` for what no page said. */
export function readCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [, deadline, micros, id] = form.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (
    deadline === undefined ||
    id === undefined ||
    Number.isNaN(Date.parse(deadline === 'infinity' ? '2000-01-01' : deadline))
  )
    throw new AppError('invalid_input', {
      issues: [{ path: 'body.after', message: 'This is no place in the list.' }],
    });
  return { deadline, micros: Number(micros), id };
}
