/** Limits of the storage service. */

const KIB = 1024;
const MIB = 1024 * KIB;
const GIB = 1024 * MIB;

export const storageLimits = {
  /** The server's maximum; a bucket may only lower it. */
  maxObjectBytes: 50 * MIB,
  maxKeyChars: 1_024,
  maxBucketNameChars: 100,
  maxUserMetadataBytes: 16 * KIB,
  maxHeaderValueChars: 255,
  /** How long a signed upload URL works. */
  uploadTokenSeconds: 10 * 60,
  maxDownloadTokenSeconds: 7 * 24 * 60 * 60,
  /** Bytes per disk write of an upload. */
  writeBatchBytes: 256 * KIB,
  /** Flushed while the rest arrives. */
  flushBatchBytes: 3 * MIB,
  maxKeysPerCall: 1_000,
  maxListRows: 10_000,
  maxJsonBytes: 512 * KIB,
  /** How long to drain a refused upload, so that the client sees the response. */
  discardMs: 2_000,
  /** Uploads stop while the database still has room: a fifth of the disk, at most this much. */
  reservedDiskBytes: 1 * GIB,
  reservedDiskShare: 0.2,
} as const;
