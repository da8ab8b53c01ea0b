import { parseFileSizeLimit } from './file-size-limit.ts';

/** Bucket fields a caller may set. The size is bytes or text with a unit, so the schema accepts both. */
export interface BucketBody {
  public?: boolean;
  file_size_limit?: unknown;
  allowed_mime_types?: string[] | null;
}

export const bucketFields = {
  id: { type: 'string' },
  name: { type: 'string' },
  public: { type: 'boolean' },
  file_size_limit: {},
  allowed_mime_types: { type: 'array', nullable: true, items: { type: 'string', minLength: 1 } },
  /** Kept as they are here: there are no analytics buckets and no older versions. */
  type: { enum: ['STANDARD'] },
  versioning_status: { enum: ['DISABLED'] },
};

/** The columns set by a body; omitted ones stay. */
export function toBucketColumns(body: BucketBody) {
  return {
    ...(body.public === undefined ? {} : { public: body.public }),
    ...(body.file_size_limit === undefined ? {} : { file_size_limit: parseFileSizeLimit(body.file_size_limit) }),
    ...(body.allowed_mime_types === undefined ? {} : { allowed_mime_types: body.allowed_mime_types }),
  };
}
