import { describe, expect, it } from 'vitest';
import { createTag } from './create-tag.ts';
import { type QuerySource, render } from './render.ts';
import type { Fragment } from './sql.ts';

const sql = createTag({
  take: () => Promise.reject(new Error('nothing is sent here')),
  prepare: true,
  mayRetry: true,
});
const rendered = (query: Fragment) => render(query as unknown as QuerySource);

describe('the sql tag', () => {
  it('sends values apart from the text, with the types PostgreSQL could not guess', () => {
    const at = new Date('2026-01-02T03:04:05.678Z');
    expect(
      rendered(
        sql`select ${'a'}, ${1.5}, ${true}, ${2n}, ${null}, ${at}, ${Buffer.from('é')}, ${['a"\\', null, ['b']]}`,
      ),
    ).toEqual({
      text: 'select $1, $2, $3::boolean, $4::bigint, $5, $6::timestamptz, $7::bytea, $8',
      values: ['a', '1.5', 't', '2', null, '2026-01-02T03:04:05.678Z', Buffer.from('é'), '{"a\\"\\\\",null,{"b"}}'],
    });
  });

  it('refuses anything that is not a value', () => {
    const wrong = (value: unknown) => () => rendered(sql`select ${value as string}`);
    expect(wrong(undefined)).toThrow('UNDEFINED_VALUE');
    expect(wrong([undefined])).toThrow('UNDEFINED_VALUE');
    expect(wrong({ a: 1 })).toThrow('INVALID_VALUE');
    expect(wrong(() => 1)).toThrow('INVALID_VALUE');
    expect(() => rendered(sql`insert into t ${sql({ a: undefined })}`)).toThrow('UNDEFINED_VALUE');
    expect(() => rendered(sql`select 1 where a in ${sql(Array.from({ length: 65_536 }, String))}`)).toThrow('65536');
  });

  it('numbers the values of fragments in the order they are in', () => {
    const words = ['x', 'y'].map((word) => sql`and text like ${word}`);
    const condition = sql`id = ${7} ${words}`;
    expect(rendered(sql`select ${'first'} from t where ${condition} limit ${9}`)).toEqual({
      text: 'select $1 from t where id = $2  and text like $3 and text like $4 limit $5',
      values: ['first', '7', 'x', 'y', '9'],
    });
    expect(rendered(sql`order by a ${sql.unsafe('desc')}`).text).toBe('order by a desc');
  });

  it('quotes names', () => {
    expect(rendered(sql`select ${sql('a"b')} from ${sql('app.t')} where ${sql(['x', 'y'])}`).text).toBe(
      'select "a""b" from "app"."t" where "x", "y"',
    );
  });

  it('writes lists, rows and columns', () => {
    expect(rendered(sql`select 1 where a in ${sql(['x', 'y'])}`)).toEqual({
      text: 'select 1 where a in ($1, $2)',
      values: ['x', 'y'],
    });
    expect(rendered(sql`select 1 where a in ${sql([])}`).text).toBe('select 1 where a in (null)');
    const row = { a: 1, b: sql`now()`, c: sql.json([1]) };
    expect(rendered(sql`insert into t ${sql(row)} returning a`)).toEqual({
      text: 'insert into t ("a", "b", "c") values ($1, now(), $2::jsonb) returning a',
      values: ['1', '[1]'],
    });
    expect(rendered(sql`insert into t ${sql([row, row], 'a')}`)).toEqual({
      text: 'insert into t ("a") values ($1), ($2)',
      values: ['1', '1'],
    });
    expect(rendered(sql`update t set ${sql(row, 'a', 'b')} where c = ${2}`)).toEqual({
      text: 'update t set "a" = $1, "b" = now() where c = $2',
      values: ['1', '2'],
    });
  });
});
