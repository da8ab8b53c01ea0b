/** One write, by a text of its own that nothing else has, and what was answered to it. */
export interface Write {
  kind: string;
  mark: string;
  /** What was sent can be sent again, as whoever heard no answer does. */
  again: (() => Promise<Reply>) | null;
  /** Null while nothing good was answered. */
  acknowledged: Reply | null;
}

export interface Reply {
  /** What the write is known by afterwards: an id, an object's name; empty where the mark is all there is. */
  id: string;
  /** Of the bytes that were stored, for files. */
  sha256?: string;
}

/** What was sent and what was answered to it. */
export interface Ledger {
  writes: Write[];
  /** Sends one write and notes what is answered; never throws. */
  write(kind: string, mark: string, send: () => Promise<Reply>, canRepeat?: boolean): Promise<Reply | null>;
  acknowledged(): number;
}

export function createLedger(): Ledger {
  const writes: Write[] = [];
  let acknowledged = 0;
  return {
    writes,
    acknowledged: () => acknowledged,
    async write(kind, mark, send, canRepeat = false) {
      const write: Write = { kind, mark, again: canRepeat ? send : null, acknowledged: null };
      writes.push(write);
      try {
        write.acknowledged = await send();
        acknowledged += 1;
      } catch {
        // Not acknowledged: it may be there or not.
      }
      return write.acknowledged;
    },
  };
}
