import { describe, expect, it } from 'vitest';
import type { OutputMessage } from './pgoutput.ts';
import { createCollector } from './transactions.ts';

const relation = { oid: 1, schema: 'public', table: 'notes', columns: ['id'] };
const begin = { kind: 'begin', xid: 7, commitMs: 5 } as const;
const commit = { kind: 'commit', endLsn: 9n } as const;

describe('the collector of transactions', () => {
  it('gives the changes at the commit, in their order', () => {
    const collect = createCollector();
    expect(collect({ kind: 'relation', relation })).toBeUndefined();
    const messages: OutputMessage[] = [
      begin,
      { kind: 'insert', oid: 1, row: ['1'] },
      { kind: 'update', oid: 1, row: ['2'], old: ['1'] },
      { kind: 'delete', oid: 1, old: ['2'] },
    ];
    for (const message of messages) expect(collect(message)).toBeUndefined();
    expect(collect(commit)).toEqual({
      xid: 7,
      commitMs: 5,
      endLsn: 9n,
      tooMuch: new Set(),
      changes: [
        { type: 'INSERT', relation, row: ['1'], old: undefined },
        { type: 'UPDATE', relation, row: ['2'], old: ['1'] },
        { type: 'DELETE', relation, row: undefined, old: ['2'] },
      ],
    });
    collect(begin);
    expect(collect(commit)?.changes).toEqual([]);
  });

  it('names tables that were emptied or changed too much instead of holding all their rows', () => {
    const collect = createCollector();
    collect({ kind: 'relation', relation });
    collect(begin);
    for (let i = 0; i < 1_500; i++) collect({ kind: 'insert', oid: 1, row: [String(i)] });
    collect({ kind: 'truncate', oids: [3] });
    const transaction = collect(commit);
    expect(transaction?.changes).toHaveLength(1_000);
    expect(transaction?.tooMuch).toEqual(new Set([1, 3]));
  });

  it('does not guess at an unknown table', () => {
    const collect = createCollector();
    expect(() => collect({ kind: 'insert', oid: 1, row: ['1'] })).toThrow('described');
  });
});
