const KIB = 1024;
const MIB = 1024 * KIB;

/** See security row P5. */
export const socketLimits = {
  maxFrameBytes: 64 * KIB,
  /** Maximum upstream frame: a record may have 1 MiB. */
  maxAnswerBytes: 2 * MIB,
  maxSocketsPerAddress: 20,
  maxMessagesPerMinute: 100,
  /** Maximum buffer per side; more closes both. */
  maxUnsentBytes: 1 * MIB,
  /** Idle limit; clients send a heartbeat every 25 to 30 s. */
  maxSilenceMs: 60_000,
  recheckMs: 2_000,
  connectMs: 10_000,
  goodbyeMs: 2_000,
} as const;
