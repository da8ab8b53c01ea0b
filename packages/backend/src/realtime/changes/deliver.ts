import type { Claims, Core } from '../../core/core.ts';
import type { ActiveBinding, Channel } from '../channels/channel.ts';
import type { Change, Transaction } from '../replication/transactions.ts';
import { changeData } from './change-message.ts';
import type { TypedFilter } from './check-bindings.ts';
import { type ReadChanges, readChanges } from './read-changes.ts';

interface DeliverOptions {
  core: Core;
  transaction: Transaction;
  /** All share one token. */
  channels: readonly Channel[];
  /** The token's claims. */
  claims: Claims;
  /** Whether a channel still uses the token: the rows are for no one else. */
  isCurrent: (channel: Channel) => boolean;
  /** Called for each row that reached a channel. */
  onRow: (table: string) => void;
}

/** Sends a transaction's changes to the channels of one token, as far as its role may see them. */
export async function deliverTo(options: DeliverOptions): Promise<void> {
  const { core, transaction, channels, claims, isCurrent, onRow } = options;
  const wanted = transaction.changes.filter(({ relation }) =>
    channels.some(({ listener }) => listener.bindings.some(({ oid }) => oid === relation.oid)),
  );
  const tables = new Map<Change, { table: TableRead; at: number }>();
  for (const [oid, changes] of Map.groupBy(wanted, ({ relation }) => relation.oid)) {
    const table = await readTable(core, claims, changes, bindingsOf(channels.filter(isCurrent), oid));
    for (const [at, change] of changes.entries()) tables.set(change, { table, at });
  }
  const current = channels.filter(isCurrent);
  for (const [change, { table, at }] of orderedBy(wanted, tables))
    if (send(change, table, at, transaction.commitMs, current)) onRow(change.relation.table);
}

interface TableRead {
  read: ReadChanges;
  filters: readonly TypedFilter[];
}

async function readTable(
  core: Core,
  claims: Claims,
  changes: readonly Change[],
  bindings: readonly ActiveBinding[],
): Promise<TableRead> {
  const [change] = changes;
  if (!change) throw new Error('there is nothing to read');
  const filters = bindings.flatMap(({ filter }) => filter ?? []);
  const known = bindings.some(({ seesRows }) => seesRows);
  const read = await readChanges({ core, claims, relation: change.relation, changes, filters, seesRows: known });
  if (sees(read)) for (const binding of bindings) binding.seesRows = true;
  return { read, filters };
}

function bindingsOf(channels: readonly Channel[], oid: number): ActiveBinding[] {
  return channels.flatMap(({ listener }) => listener.bindings.filter((binding) => binding.oid === oid));
}

function orderedBy<T>(changes: readonly Change[], of: Map<Change, T>): [Change, T][] {
  return changes.flatMap((change) => {
    const value = of.get(change);
    return value === undefined ? [] : [[change, value] satisfies [Change, T]];
  });
}

/** Whether it reached a channel. */
function send(
  change: Change,
  { read, filters }: TableRead,
  at: number,
  commitMs: number,
  channels: readonly Channel[],
): boolean {
  const seen = read.changes[at];
  const isDelete = change.type === 'DELETE';
  if (!seen || (isDelete ? !sees(read) : seen.record === null)) return false;

  const passes = ({ oid, event, filter }: ActiveBinding) => {
    if (oid !== change.relation.oid || (event !== '*' && event !== change.type)) return false;
    // Only the key of a deleted row is known, so filtered channels learn of it too.
    return !filter || isDelete || seen.passes[filters.indexOf(filter)] === true;
  };
  let data: string | undefined;
  for (const channel of channels) {
    const ids = channel.listener.bindings.filter(passes).map(({ id }) => id);
    if (ids.length === 0) continue;
    data ??= changeData({ change, read: seen, columns: read.columns, commitMs });
    channel.sendChange(ids, data);
  }
  return data !== undefined;
}

function sees(read: ReadChanges): boolean {
  return read.seesRows || read.changes.some(({ record }) => record !== null);
}
