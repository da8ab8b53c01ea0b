import { StorageClient } from '@supabase/storage-js';

/** The official client for one bucket. Loaded with the first upload: the rest of the page does without it. */
export function openBucket(storageUrl: string, anonKey: string, bucket: string, send: typeof fetch) {
  return new StorageClient(storageUrl, { apikey: anonKey, authorization: `Bearer ${anonKey}` }, send).from(bucket);
}

export type OpenBucket = typeof openBucket;
