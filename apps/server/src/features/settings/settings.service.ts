import type { Settings, SettingsState, SettingsVersion } from '@rxweb/contracts/settings';
import { markOf } from '@rxweb/domain/legal/not-applicable';
import { changesBetween } from '@rxweb/domain/settings/document-changes';
import type { Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { writeAuditEntries } from '../../kernel/audit/audit-log.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import {
  insertSettings,
  listedVersions,
  listVersions,
  readSettings,
  readSettingsVersion,
} from '../../kernel/settings/settings.repository.ts';

export interface SettingsDeps {
  sql: Sql;
  settings: LiveSettings;
  carrier: { from: string | null } | null;
}

export const stateOf = ({ settings }: SettingsDeps): SettingsState => ({
  version: settings.version,
  settings: settings.current,
  isReadOnly: settings.isReadOnly,
  file: settings.file,
  bindingPages: [...settings.bindingPages],
  serverDecides: [...settings.serverDecides],
});

/** Newest first. Each is compared with the one before. */
export async function versionsOf({ sql }: SettingsDeps): Promise<SettingsVersion[]> {
  const rows = await listVersions(sql);
  return rows.slice(0, listedVersions).map(({ document, ...row }, index) => ({
    ...row,
    changes: index + 1 in rows ? changedPaths(rows[index + 1]?.document, document) : [],
  }));
}

/** With the version before it, to compare. Throws `not_found`. */
export async function versionOf({ sql }: SettingsDeps, version: number) {
  const settings = await readSettingsVersion(sql, version);
  if (!settings) throw new AppError('not_found');
  return { settings, before: await readSettingsVersion(sql, version - 1) };
}

const changedPaths = (before: unknown, after: unknown) => changesBetween(before, after).map(({ path }) => path);

interface Change {
  /** What the person saw. */
  version: number;
  settings: Settings;
  revertedTo?: number;
}

/**
 * In force on this server when it returns, on others within two seconds. Throws `settings_read_only`, `invalid_input` or `conflict` with the state in force.
 */
export async function saveSettings(deps: SettingsDeps, actor: Actor, change: Change): Promise<SettingsState> {
  const { sql, settings: live } = deps;
  if (live.isReadOnly) throw new AppError('settings_read_only');
  const { version, settings, revertedTo } = change;
  if (revertedTo === undefined) refuseVoidMarks(live, settings);
  refuseOwnNumber(deps, settings);
  const isSaved = await inTransaction(sql, async (tx) => {
    const before = await readSettings(tx);
    const origin = revertedTo === undefined ? ('edit' as const) : ('revert' as const);
    const next = { settings, origin, savedBy: actor.userId, ...(revertedTo !== undefined && { revertedTo }) };
    const saved = await insertSettings(tx, version, next);
    if (saved === null) return false;
    const detail = changedPaths(before?.settings, settings).join(', ').slice(0, 300) || 'nothing';
    const { userId: actorId, address } = actor;
    await writeAuditEntries(tx, [{ action: 'settings_changed', actorId, address, target: String(saved), detail }]);
    return true;
  });
  await live.refresh();
  if (!isSaved) throw new AppError('conflict', { current: stateOf(deps) });
  return stateOf(deps);
}

/** An older mark, from before something was set up, stays and doesn't count. */
function refuseVoidMarks({ bindingPages, current }: LiveSettings, { legal }: Settings): void {
  const [page] = bindingPages.filter((each) => markOf(each, legal) && !markOf(each, current.legal));
  if (!page) return;
  const message = 'This page applies, because of what is set up here.';
  throw new AppError('invalid_input', { issues: [{ path: `body.settings.legal.notApplicable.${page}`, message }] });
}

/** The store can't text itself. */
function refuseOwnNumber({ carrier }: SettingsDeps, { alerts }: Settings): void {
  if (!alerts || alerts.onCallNumber !== carrier?.from) return;
  const message = 'This is the number texts come from, and it can’t text itself.';
  throw new AppError('invalid_input', { message, issues: [{ path: 'body.settings.alerts.onCallNumber', message }] });
}

/** Throws `not_found` for a version that never was, otherwise as {@link saveSettings}. */
export async function revertSettings(
  deps: SettingsDeps,
  actor: Actor,
  { version, to }: { version: number; to: number },
): Promise<SettingsState> {
  const settings = await readSettingsVersion(deps.sql, to);
  if (!settings) throw new AppError('not_found');
  return saveSettings(deps, actor, { version, settings, revertedTo: to });
}
