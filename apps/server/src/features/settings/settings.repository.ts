import type { SettingsVersion } from '@rxweb/contracts/settings';
import type { AnySql } from '@rxweb/platform/sql/sql';

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
