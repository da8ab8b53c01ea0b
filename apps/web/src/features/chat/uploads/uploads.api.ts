import { type Attachment, buckets, genericBinary, type UploadResult } from '@rxweb/contracts/uploads';

/** What travels with the chat message (spec section 3). */
export function toAttachment({ path, bucket, originalFile: { name, type, size } }: UploadResult): Attachment {
  const known = bucket === buckets.general ? buckets.general : buckets.chat;
  return { bucket: known, path, name, type: type || genericBinary, size };
}
