import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeOutput, type Value } from './pgoutput.ts';

const value: fc.Arbitrary<Value> = fc.oneof(fc.string(), fc.constant(null), fc.constant(undefined));
const tuple = fc.array(value, { maxLength: 20 });
const oid = fc.nat(0xffff_ffff);
const name = fc.string({ minLength: 1 }).filter((text) => !text.includes('\0'));

describe('the decoder of pgoutput', () => {
  it('reads rows of any values back', () => {
    fc.assert(
      fc.property(oid, tuple, fc.option(tuple, { nil: undefined }), (table, row, old) => {
        expect(decodeOutput(message('I', uint32(table), 'N', encode(row)))).toEqual({
          kind: 'insert',
          oid: table,
          row,
        });
        expect(decodeOutput(message('D', uint32(table), 'K', encode(row)))).toEqual({
          kind: 'delete',
          oid: table,
          old: row,
        });
        const before = old ? ['K', encode(old)] : [];
        expect(decodeOutput(message('U', uint32(table), ...before, 'N', encode(row)))).toEqual({
          kind: 'update',
          oid: table,
          row,
          old,
        });
      }),
    );
  });

  it('does not keep a value that is longer than any key', () => {
    const row = ['x'.repeat(8_193), 'after'];
    expect(decodeOutput(message('I', uint32(1), 'N', encode(row)))).toMatchObject({ row: [undefined, 'after'] });
  });

  it('reads tables of any names', () => {
    fc.assert(
      fc.property(oid, name, name, fc.array(name), (table, schema, title, columns) => {
        const parts = columns.flatMap((column) => ['\x01', `${column}\0`, uint32(20), uint32(0xffff_ffff)]);
        const bytes = message('R', uint32(table), `${schema}\0${title}\0`, 'd', uint16(columns.length), ...parts);
        expect(decodeOutput(bytes)).toEqual({
          kind: 'relation',
          relation: { oid: table, schema, table: title, columns },
        });
      }),
    );
  });

  it('reads the frame of a transaction, and what was emptied', () => {
    const time = Buffer.alloc(8);
    time.writeBigInt64BE(BigInt(Date.UTC(2026, 0, 1) - Date.UTC(2000, 0, 1)) * 1_000n + 500n);
    const lsn = Buffer.from('0000000102030405', 'hex');
    expect(decodeOutput(message('B', lsn, time, uint32(7)))).toEqual({
      kind: 'begin',
      xid: 7,
      commitMs: Date.UTC(2026, 0, 1),
    });
    expect(decodeOutput(message('C', '\0', Buffer.alloc(8), lsn, time))).toEqual({
      kind: 'commit',
      endLsn: 0x102030405n,
    });
    expect(decodeOutput(message('T', uint32(2), '\0', uint32(5), uint32(6)))).toEqual({
      kind: 'truncate',
      oids: [5, 6],
    });
    expect(decodeOutput(message('Y', uint32(2)))).toEqual({ kind: 'other' });
  });

  it('reads a cut or spoilt message or says that it cannot; it never hangs', () => {
    fc.assert(
      fc.property(fc.constantFrom(...'BCRIUDT'), fc.uint8Array({ maxLength: 200 }), (kind, rest) => {
        try {
          decodeOutput(message(kind, Buffer.from(rest)));
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});

const message = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function encode(values: readonly Value[]): Buffer {
  const parts = values.map((value) => {
    if (value === null) return 'n';
    if (value === undefined) return 'u';
    return message('t', uint32(Buffer.byteLength(value)), value);
  });
  return message(uint16(values.length), ...parts);
}
