/**
 * Decodes pgoutput, protocol version 1 (PostgreSQL manual, "Logical Replication Message Formats"), as far as needed:
 * values are read from the table as the subscriber.
 */

/** A value as text; undefined if the server omitted it, or if it is longer than any key. */
export type Value = string | null | undefined;

/** Index keys are shorter (a third of an 8 KiB page). Longer values would only fill memory. */
const maxValueBytes = 8_192;

export interface Relation {
  oid: number;
  schema: string;
  table: string;
  columns: string[];
}

export type OutputMessage =
  | { kind: 'begin'; xid: number; commitMs: number }
  | { kind: 'commit'; endLsn: bigint }
  | { kind: 'relation'; relation: Relation }
  | { kind: 'insert'; oid: number; row: Value[] }
  | { kind: 'update'; oid: number; row: Value[]; old: Value[] | undefined }
  | { kind: 'delete'; oid: number; old: Value[] }
  | { kind: 'truncate'; oids: number[] }
  | { kind: 'other' };

/** The year 2000, the epoch of PostgreSQL's times. */
const epochMs = Date.UTC(2000, 0, 1);

/** Throws a RangeError for a truncated message. */
export function decodeOutput(message: Buffer): OutputMessage {
  const reader = createReader(message);
  switch (reader.letter()) {
    case 'B':
      reader.skip(8);
      return { commitMs: reader.timestampMs(), kind: 'begin', xid: reader.uint32() };
    case 'C':
      reader.skip(1 + 8);
      return { kind: 'commit', endLsn: reader.uint64() };
    case 'R':
      return { kind: 'relation', relation: readRelation(reader) };
    case 'I': {
      const oid = reader.uint32();
      reader.skip(1);
      return { kind: 'insert', oid, row: readTuple(reader) };
    }
    case 'U':
      return readUpdate(reader);
    case 'D': {
      const oid = reader.uint32();
      reader.skip(1);
      return { kind: 'delete', oid, old: readTuple(reader) };
    }
    case 'T': {
      const count = reader.uint32();
      reader.skip(1);
      return { kind: 'truncate', oids: repeat(count, () => reader.uint32()) };
    }
    default:
      return { kind: 'other' };
  }
}

type Reader = ReturnType<typeof createReader>;

function readRelation(reader: Reader): Relation {
  const oid = reader.uint32();
  const schema = reader.text() || 'pg_catalog';
  const table = reader.text();
  reader.skip(1);
  const columns = repeat(reader.uint16(), () => {
    reader.skip(1);
    const name = reader.text();
    reader.skip(4 + 4);
    return name;
  });
  return { oid, schema, table, columns };
}

/** The old row comes first, if the key changed or the table keeps whole old rows. */
function readUpdate(reader: Reader): OutputMessage {
  const oid = reader.uint32();
  const hasOld = reader.letter() !== 'N';
  const old = hasOld ? readTuple(reader) : undefined;
  if (hasOld) reader.skip(1);
  return { kind: 'update', oid, row: readTuple(reader), old };
}

function readTuple(reader: Reader): Value[] {
  return repeat(reader.uint16(), () => {
    const form = reader.letter();
    if (form === 'n') return null;
    return form === 'u' ? undefined : reader.sizedText(maxValueBytes);
  });
}

function repeat<T>(count: number, read: () => T): T[] {
  const items: T[] = [];
  for (let i = 0; i < count; i++) items.push(read());
  return items;
}

function createReader(bytes: Buffer) {
  let at = 0;
  const take = (size: number) => {
    if (at + size > bytes.length) throw new RangeError('a replication message ends too early');
    at += size;
    return at - size;
  };
  const uint32 = () => bytes.readUInt32BE(take(4));
  const string = (size: number) => {
    const start = take(size);
    return bytes.toString('utf8', start, start + size);
  };
  return {
    skip: (size: number) => void take(size),
    letter: () => string(1),
    uint16: () => bytes.readUInt16BE(take(2)),
    uint32,
    uint64: () => bytes.readBigUInt64BE(take(8)),
    timestampMs: () => epochMs + Number(bytes.readBigInt64BE(take(8)) / 1_000n),
    text() {
      const end = bytes.indexOf(0, at);
      const value = string(end < 0 ? bytes.length : end - at);
      take(1);
      return value;
    },
    sizedText(maxBytes: number) {
      const size = uint32();
      if (size <= maxBytes) return string(size);
      take(size);
      return undefined;
    },
  };
}
