import { StorageError } from './errors.ts';
import { storageLimits } from './limits.ts';

// S3's safe characters and those it can carry; no '%', '#', backslash, control or non-ASCII character.
const objectKeyPattern = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/;
const bucketNamePattern = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]+$/;

/** Whether a string may name an object: safe characters, and no empty, '.' or '..' segment. */
export function isObjectKey(key: string): boolean {
  return (
    key.length <= storageLimits.maxKeyChars &&
    objectKeyPattern.test(key) &&
    key.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..')
  );
}

/** Whether a string may name a bucket. */
export function isBucketName(name: string): boolean {
  return (
    name.length <= storageLimits.maxBucketNameChars && bucketNamePattern.test(name) && name !== '.' && name !== '..'
  );
}

export function assertObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new StorageError('invalidKey', key.slice(0, storageLimits.maxKeyChars));
}

export function assertBucketName(name: string): void {
  if (!isBucketName(name)) throw new StorageError('invalidBucketName');
}
