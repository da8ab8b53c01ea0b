const KIB = 1024;
const MIB = 1024 * KIB;

/** What a browser may do with sockets to a Supabase elsewhere (security row P5). */
export const socketLimits = {
  /** Of a browser's frame. */
  maxFrameBytes: 64 * KIB,
  /** Of a frame of the other side: a record may have 1 MiB. */
  maxAnswerBytes: 2 * MIB,
  maxSocketsPerAddress: 20,
  maxMessagesPerMinute: 100,
  /** Of frames that wait to be read by either side; more closes both. */
  maxUnsentBytes: 1 * MIB,
  /** A browser that says nothing for so long is let go; clients send a heartbeat every 25 to 30 s. */
  maxSilenceMs: 60_000,
  /** How often the tokens of open sockets are checked. */
  recheckMs: 2_000,
  connectMs: 10_000,
  /** How long a side has to say goodbye before it is cut. */
  goodbyeMs: 2_000,
} as const;
