import { uploadLimits } from '@rxweb/contracts/shared/limits';
import { demoBuckets, downloadFile } from '@rxweb/contracts/uploads';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { StaffCall } from '../../../data/use-staff-call.ts';
import { demoFolder } from './demo-path.ts';

export type DemoBucket = (typeof demoBuckets)[keyof typeof demoBuckets];

export interface DemoObject {
  path: string;
  /** Null if unknown. */
  bytes: number | null;
  updatedAt: string | null;
  /** Null in the private bucket. */
  publicUrl: string | null;
}

/** All throw. */
export function storageTestApi({ storage }: SupabaseClient, call: StaffCall) {
  const publicUrl = (bucket: DemoBucket, path: string): string | null =>
    bucket === demoBuckets.public ? storage.from(bucket).getPublicUrl(path).data.publicUrl : null;

  return {
    publicUrl,

    /** Never overwrites (spec section 7). */
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
      // Folders have no id.
      return data
        .filter(({ id }) => id !== null)
        .map(({ name, metadata, updated_at }) => ({
          path: `${demoFolder}/${name}`,
          bytes: typeof metadata?.size === 'number' ? metadata.size : null,
          updatedAt: updated_at ?? null,
          publicUrl: publicUrl(bucket, `${demoFolder}/${name}`),
        }));
    },

    /** Through our server, like visitors' files. */
    async download(bucket: DemoBucket, path: string): Promise<Blob> {
      const answer = await call(downloadFile, { query: { bucket, path } });
      return answer.blob();
    },

    /** False if already gone. */
    async remove(bucket: DemoBucket, path: string): Promise<boolean> {
      const { data, error } = await storage.from(bucket).remove([path]);
      if (error) throw error;
      return data.length > 0;
    },
  };
}

export type StorageTestApi = ReturnType<typeof storageTestApi>;
