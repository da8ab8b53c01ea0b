/** Limits of the realtime service (security row P5). */

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
  /** Unread frames per client; more closes the socket. */
  maxUnsentBytes: 1 * MIB,
  /** Closes a silent socket. Clients send a heartbeat every 25 to 30 s. */
  maxSilenceMs: 60_000,
  /** How often tokens and silent sockets are checked. */
  recheckMs: 1_000,
  /** Longer records are sent without their long values. */
  maxRecordBytes: 1 * MIB,
  maxValueBytesWhenTooLong: 64,
  /** Beyond this, subscribers must read again. */
  maxChangesPerTransaction: 1_000,
  /** How long a channel that joined with the project's key alone waits for a user's token before it joins again. */
  tokenWaitMs: 5_000,
  /** How long a join waits for changes to flow. */
  joinWaitMs: 8_000,
  /** How long the stream stays open after the last subscriber, for quick returns. */
  lingerMs: 30_000,
} as const;
