import { DatabaseError } from '@rxweb/platform/sql/errors';
import { describe, expect, it } from 'vitest';
import { RestError, restFailures } from './errors.ts';
import { toRestError } from './to-rest-error.ts';

const sqlError = (code: string, more: Partial<DatabaseError> = {}) =>
  Object.assign(new DatabaseError('', 0, 'error'), {
    message: 'words of the database',
    code,
    detail: 'a detail',
    ...more,
  });
const failureOf = (error: unknown, isAnonymous = false) => toRestError(error, isAnonymous).failure;

describe('what an error of the database becomes', () => {
  it.each([
    ['22P02', 400],
    ['42703', 400],
    ['42804', 400],
    ['54001', 400],
    ['P0001', 400],
    ['42501', 403],
    ['42883', 404],
    ['42P01', 404],
    ['25006', 405],
    ['23505', 409],
    ['57014', 500],
  ])('%s is %i, with its words', (code, status) => {
    expect(failureOf(sqlError(code))).toMatchObject({ status, code, message: 'words of the database' });
  });

  it.each([
    ['08006', 503],
    ['53300', 503],
    ['57P01', 503],
    ['42P17', 500],
    ['40001', 500],
    ['55P03', 500],
    ['58030', 500],
    ['XX000', 500],
  ])('%s is %i, and its words stay inside', (code, status) => {
    const failure = failureOf(sqlError(code, { hint: 'a hint' }));
    expect(failure).toMatchObject({ status, code });
    expect(JSON.stringify(failure)).not.toMatch(/words|detail|a hint/);
    expect(failure.headers).toEqual(status === 503 ? { 'retry-after': '1' } : undefined);
  });

  it('P4 names no column that might have been meant', () => {
    const hint = 'Perhaps you meant to reference the column "notes.owner".';
    expect(failureOf(sqlError('42703', { hint })).hint).toBeUndefined();
    expect(failureOf(sqlError('22007', { hint })).hint).toBe(hint);
  });

  it('asks visitors to sign in where a right is missing', () => {
    const challenge = { status: 401, headers: { 'www-authenticate': 'Bearer' } };
    expect(failureOf(sqlError('42501'), true)).toMatchObject(challenge);
    expect(failureOf(sqlError('42501'))).not.toHaveProperty('headers');
  });
});

describe('what any other error becomes', () => {
  it('is itself, a broken connection, a server refusal, or an internal error', () => {
    const own = new RestError(restFailures.aggregate);
    expect(toRestError(own, true)).toBe(own);
    const lost = Object.assign(new Error('connect 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    expect(failureOf(lost)).toEqual(restFailures.noConnection);
    const refused = Object.assign(new Error('Slow down'), { statusCode: 429 });
    expect(failureOf(refused)).toEqual({ status: 429, code: '429', message: 'Slow down' });
    for (const bug of [new TypeError('of undefined'), Object.assign(new Error('x'), { statusCode: 500 }), 'text']) {
      expect(failureOf(bug)).toEqual(restFailures.internal);
    }
  });
});
