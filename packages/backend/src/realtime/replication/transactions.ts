import { realtimeLimits } from '../limits.ts';
import type { OutputMessage, Relation, Value } from './pgoutput.ts';

/** A changed row, with values in the order of the relation's columns. `old` may hold only the key. */
export interface Change {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  relation: Relation;
  row: Value[] | undefined;
  old: Value[] | undefined;
}

export interface Transaction {
  /** The lower half of the transaction's id. */
  xid: number;
  commitMs: number;
  /** Where the next transaction may begin. */
  endLsn: bigint;
  changes: Change[];
  /** Tables emptied or changed too much to send row by row; subscribers must read again. */
  tooMuch: Set<number>;
}

type Collector = (message: OutputMessage) => Transaction | undefined;

/** Groups messages into transactions. Throws on an invalid order. */
export function createCollector(): Collector {
  const relations = new Map<number, Relation>();
  let current = { xid: 0, commitMs: 0, changes: [] as Change[], tooMuch: new Set<number>() };

  const add = (oid: number, type: Change['type'], row: Value[] | undefined, old: Value[] | undefined) => {
    const relation = relations.get(oid);
    if (!relation) throw new Error('a change came before its table was described');
    if (current.changes.length < realtimeLimits.maxChangesPerTransaction) {
      current.changes.push({ type, relation, row, old });
    } else {
      current.tooMuch.add(oid);
    }
  };

  return (message) => {
    switch (message.kind) {
      case 'begin':
        current = { xid: message.xid, commitMs: message.commitMs, changes: [], tooMuch: new Set() };
        return undefined;
      case 'commit':
        return { ...current, endLsn: message.endLsn };
      case 'relation':
        relations.set(message.relation.oid, message.relation);
        return undefined;
      case 'insert':
        add(message.oid, 'INSERT', message.row, undefined);
        return undefined;
      case 'update':
        add(message.oid, 'UPDATE', message.row, message.old);
        return undefined;
      case 'delete':
        add(message.oid, 'DELETE', undefined, message.old);
        return undefined;
      case 'truncate':
        for (const oid of message.oids) current.tooMuch.add(oid);
        return undefined;
      case 'other':
        return undefined;
    }
  };
}
