import { parseFileSizeLimit } from './file-size-limit.ts';

/** What a caller may set on a bucket. The size comes as bytes or as text with a unit, so the schema leaves it open. */
export interface BucketBody {
  public?: boolean;
  file_size_limit?: unknown;
  allowed_mime_types?: string[] | null;
}

export const bucketProperties = {
  public: { type: 'boolean' },
  file_size_limit: {},
  allowed_mime_types: { type: 'array', nullable: true, items: { type: 'string', minLength: 1 } },
};

/** The columns that a body names; what it leaves out stays as it is. */
export function toBucketColumns(body: BucketBody) {
  return {
    ...(body.public === undefined ? {} : { public: body.public }),
    ...(body.file_size_limit === undefined ? {} : { file_size_limit: parseFileSizeLimit(body.file_size_limit) }),
    ...(body.allowed_mime_types === undefined ? {} : { allowed_mime_types: body.allowed_mime_types }),
  };
}
