/** Every number of the storage service, with its unit in its name. */

const KIB = 1024;
const MIB = 1024 * KIB;
const GIB = 1024 * MIB;

export const storageLimits = {
  /** What the server takes at most; a bucket may only narrow it. */
  maxObjectBytes: 50 * MIB,
  maxKeyChars: 1_024,
  maxBucketNameChars: 100,
  maxUserMetadataBytes: 16 * KIB,
  maxHeaderValueChars: 255,
  /** How long an address for a signed upload works. */
  uploadTokenSeconds: 10 * 60,
  maxDownloadTokenSeconds: 7 * 24 * 60 * 60,
  /** How much of an upload goes to the disk in one write. */
  writeBatchBytes: 256 * KIB,
  maxKeysPerCall: 1_000,
  maxListRows: 10_000,
  maxJsonBytes: 512 * KIB,
  /** How long the rest of a refused upload is read and thrown away, so that the client sees the answer. */
  discardMs: 2_000,
  /** Uploads stop while there is still room for the database to write: a fifth of the disk, at most this much. */
  reservedDiskBytes: 1 * GIB,
  reservedDiskShare: 0.2,
} as const;
