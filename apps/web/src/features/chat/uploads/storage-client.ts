import { StorageClient } from '@supabase/storage-js';

/** The official client for one bucket, loaded with the first upload. */
export function openBucket(storageUrl: string, anonKey: string, bucket: string, send: typeof fetch) {
  return new StorageClient(storageUrl, { apikey: anonKey, authorization: `Bearer ${anonKey}` }, send).from(bucket);
}

export type OpenBucket = typeof openBucket;
