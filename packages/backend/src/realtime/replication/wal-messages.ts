/** The envelope of the output plugin's messages (PostgreSQL manual, "Streaming Replication Protocol"). */
export type WalMessage =
  | { kind: 'data'; output: Buffer }
  | { kind: 'keepalive'; endLsn: bigint; wantsReply: boolean }
  | { kind: 'other' };

export function decodeWal(message: Buffer): WalMessage {
  if (message[0] === 0x77) return { kind: 'data', output: message.subarray(25) };
  if (message[0] !== 0x6b) return { kind: 'other' };
  return { kind: 'keepalive', endLsn: message.readBigUInt64BE(1), wantsReply: message[17] === 1 };
}

/** Confirms a position, so that the server can discard its log up to there. */
export function encodeStatus(doneLsn: bigint, nowMs: number, wantsReply: boolean): Buffer {
  const bytes = Buffer.alloc(34);
  bytes.write('r');
  for (const at of [1, 9, 17]) bytes.writeBigUInt64BE(doneLsn, at);
  bytes.writeBigInt64BE(BigInt(nowMs - Date.UTC(2000, 0, 1)) * 1_000n, 25);
  bytes[33] = wantsReply ? 1 : 0;
  return bytes;
}
