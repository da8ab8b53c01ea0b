/** Every number of the realtime service, with its unit in its name (security row P5). */

const KIB = 1024;
const MIB = 1024 * KIB;

export const realtimeLimits = {
  maxFrameBytes: 64 * KIB,
  maxSocketsPerAddress: 20,
  maxSocketsPerUser: 5,
  maxChannelsPerSocket: 10,
  maxBindingsPerChannel: 10,
  maxMessagesPerMinute: 100,
  maxTopicChars: 255,
  maxFilterChars: 1_000,
  /** Of frames that wait to be read by a client; more closes its socket. */
  maxUnsentBytes: 1 * MIB,
  /** A socket that says nothing for so long is closed; clients send a heartbeat every 25 to 30 s. */
  maxSilenceMs: 60_000,
  /** How often the tokens of open channels are checked, and silent sockets looked for. */
  recheckMs: 1_000,
  /** A record longer than this is sent without its long values. */
  maxRecordBytes: 1 * MIB,
  maxValueBytesWhenTooLong: 64,
  /** A transaction with more changes of subscribed tables is not sent row by row: its readers are told to read again. */
  maxChangesPerTransaction: 1_000,
  /** How long a join waits for changes to flow before it is refused. */
  joinWaitMs: 8_000,
  /** How long changes are still read after the last subscriber left, so that one who comes back need not wait. */
  lingerMs: 30_000,
} as const;
