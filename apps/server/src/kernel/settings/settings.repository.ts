import { type Settings, type SettingsVersion, settings, type settingsOrigins } from '@rxweb/contracts/settings';
import type { AnySql } from '@rxweb/platform/sql/sql';
import * as z from 'zod/mini';

export interface SavedSettings {
  version: number;
  settings: Settings;
}

export interface NewVersion {
  settings: Settings;
  origin: (typeof settingsOrigins)[number];
  /** Null: the program or the operator. */
  savedBy: string | null;
  revertedTo?: number;
}

/** The newest version; null before the first. Throws if it doesn't fit this program. */
export async function readSettings(sql: AnySql): Promise<SavedSettings | null> {
  const [row] = await sql<{ version: string; document: unknown }[]>`
    select version, document from app.settings_versions order by version desc limit 1`;
  return row ? { version: Number(row.version), settings: z.parse(settings, row.document) } : null;
}

export async function readSettingsVersion(sql: AnySql, version: number): Promise<Settings | null> {
  const [row] = await sql<{ document: unknown }[]>`
    select document from app.settings_versions where version = ${version}`;
  return row ? z.parse(settings, row.document) : null;
}

/** Returns the new version; null if `expected` isn't the newest. Waits for a save in progress: use it in a transaction. */
export async function insertSettings(tx: AnySql, expected: number, next: NewVersion): Promise<number | null> {
  const version = expected + 1;
  const moved = await tx`
    update app.content_state set version = ${version} where kind = 'settings' and version = ${expected}`;
  if (moved.count === 0) return null;
  await tx`
    insert into app.settings_versions (version, document, origin, reverted_to, saved_by)
    values (${version}, ${JSON.stringify(next.settings)}::text::jsonb, ${next.origin}, ${next.revertedTo ?? null}, ${next.savedBy})`;
  return version;
}

export const listedVersions = 100;

/** The newest versions with their documents, and one more to compare the last one with. */
export async function listVersions(sql: AnySql): Promise<(Omit<SettingsVersion, 'changes'> & { document: unknown })[]> {
  const rows = await sql<
    (Omit<SettingsVersion, 'changes' | 'version' | 'revertedTo' | 'savedAt'> & {
      version: string;
      revertedTo: string | null;
      savedAt: Date;
      document: unknown;
    })[]
  >`
    select version, origin, reverted_to as "revertedTo", saved_at as "savedAt", saved_by as "savedBy", document
    from app.settings_versions order by version desc limit ${listedVersions + 1}`;
  return rows.map(({ version, revertedTo, savedAt, ...row }) => ({
    ...row,
    version: Number(version),
    revertedTo: revertedTo === null ? null : Number(revertedTo),
    savedAt: savedAt.toISOString(),
  }));
}
