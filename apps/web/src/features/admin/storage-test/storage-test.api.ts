import { uploadLimits } from '@rxweb/contracts/shared/limits';
import { demoBuckets, downloadFile } from '@rxweb/contracts/uploads';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { StaffCall } from '../../../data/use-staff-call.ts';
import { demoFolder } from './demo-path.ts';

export type DemoBucket = (typeof demoBuckets)[keyof typeof demoBuckets];

export interface DemoObject {
  path: string;
  /** Null when the service does not say. */
  bytes: number | null;
  updatedAt: string | null;
  /** Where anybody can read it; null in the private bucket. */
  publicUrl: string | null;
}

/** The storage of the page's own backend client. Each call throws what went wrong. */
export function storageTestApi({ storage }: SupabaseClient, call: StaffCall) {
  const publicUrl = (bucket: DemoBucket, path: string): string | null =>
    bucket === demoBuckets.public ? storage.from(bucket).getPublicUrl(path).data.publicUrl : null;

  return {
    publicUrl,

    /** Never over a file that is there (spec section 7). */
    async upload(bucket: DemoBucket, path: string, file: File): Promise<void> {
      const cacheControl = String(uploadLimits.cacheControlSeconds);
      const { error } = await storage.from(bucket).upload(path, file, { cacheControl, upsert: false });
      if (error) throw error;
    },

    /** Spec section 9. */
    async list(bucket: DemoBucket): Promise<DemoObject[]> {
      const order = { limit: 100, offset: 0, sortBy: { column: 'name', order: 'asc' } };
      const { data, error } = await storage.from(bucket).list(demoFolder, order);
      if (error) throw error;
      // What has no id is a folder.
      return data
        .filter(({ id }) => id !== null)
        .map(({ name, metadata, updated_at }) => ({
          path: `${demoFolder}/${name}`,
          bytes: typeof metadata?.size === 'number' ? metadata.size : null,
          updatedAt: updated_at ?? null,
          publicUrl: publicUrl(bucket, `${demoFolder}/${name}`),
        }));
    },

    /** Through our own server, as files of visitors are read. */
    async download(bucket: DemoBucket, path: string): Promise<Blob> {
      const answer = await call(downloadFile, { query: { bucket, path } });
      return answer.blob();
    },

    /** False when it was gone already. */
    async remove(bucket: DemoBucket, path: string): Promise<boolean> {
      const { data, error } = await storage.from(bucket).remove([path]);
      if (error) throw error;
      return data.length > 0;
    },
  };
}

export type StorageTestApi = ReturnType<typeof storageTestApi>;
