import { randomBytes } from 'node:crypto';
import { lazily, type Suite } from './suite.ts';

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Storage refusals, as section 3 lists them. */
export const storageRefusals = {
  noObject: { statusCode: '404', error: 'not_found', code: 'NoSuchKey', message: 'Object not found' },
  noBucket: { statusCode: '404', error: 'Bucket not found', code: 'NoSuchBucket', message: 'Bucket not found' },
  taken: { statusCode: '409', error: 'Duplicate', code: 'KeyAlreadyExists', message: 'The resource already exists' },
  bucketTaken: {
    statusCode: '409',
    error: 'Duplicate',
    code: 'BucketAlreadyExists',
    message: 'The resource already exists',
  },
  notAllowed: {
    statusCode: '403',
    error: 'Unauthorized',
    code: 'AccessDenied',
    message: 'new row violates row-level security policy',
  },
  badToken: { statusCode: '403', error: 'Unauthorized', code: 'AccessDenied', message: /JWT|JWS|exp/ },
  tooLarge: {
    statusCode: '413',
    error: 'Payload too large',
    code: 'EntityTooLarge',
    message: 'The object exceeded the maximum allowed size',
  },
  notEmpty: {
    statusCode: '409',
    error: 'ResourceNotEmpty',
    code: 'ResourceNotEmpty',
    message: 'The bucket you tried to delete is not empty',
  },
  badBucketName: {
    statusCode: '400',
    error: 'Invalid Input',
    code: 'InvalidBucketName',
    message: 'Bucket name invalid',
  },
  noContent: { statusCode: '400', error: 'InvalidRequest', code: 'InvalidRequest', message: 'No content provided' },
  otherSignature: {
    statusCode: '400',
    error: 'InvalidSignature',
    code: 'InvalidSignature',
    message: 'Invalid signature',
  },
  badSignedToken: { statusCode: '400', error: 'InvalidJWT', code: 'InvalidJWT', message: /JWS|JWT|exp/ },
} as const;

export const refusedType = (type: string) => ({
  statusCode: '415',
  error: 'invalid_mime_type',
  code: 'InvalidMimeType',
  message: `mime type ${type} is not supported`,
});
export const refusedKey = (key: string) => ({
  statusCode: '400',
  error: 'InvalidKey',
  code: 'InvalidKey',
  message: `Invalid key: ${key}`,
});
export const refusedBody = (message: RegExp) => ({
  statusCode: '400',
  error: 'Error',
  code: 'InvalidRequest',
  message,
});

export const bytesOf = async (file: Blob | null) => Buffer.from(await (file ?? new Blob()).arrayBuffer());

/** A name as the product's server makes it: time and random part. */
export const serverMadeName = (extension = 'png') => `${Date.now()}-${randomBytes(12).toString('hex')}.${extension}`;

/** Two own buckets with the service key's client for each. Both are removed at the end. */
export function createStorageFixture(suite: Suite, name: string) {
  const bucketOf = (kind: 'private' | 'public') =>
    lazily(async () => {
      const id = `${suite.prefix}-${name}-${kind}`;
      const { client } = suite.service();
      const { error } = await client.storage.createBucket(id, { public: kind === 'public' });
      if (error) throw error;
      suite.atEnd(() => client.storage.deleteBucket(id));
      suite.atEnd(() => client.storage.emptyBucket(id));
      return id;
    });
  const [privateBucket, publicBucket] = [bucketOf('private'), bucketOf('public')];
  /** Puts a file into the private bucket, replacing one left by an earlier attempt. */
  const store = async (path: string, bytes: Buffer = png, contentType = 'image/png') => {
    const bucket = await privateBucket();
    const { error } = await suite
      .service()
      .client.storage.from(bucket)
      .upload(path, bytes, { contentType, upsert: true });
    if (error) throw error;
    return { bucket, path };
  };
  return { privateBucket, publicBucket, store };
}
