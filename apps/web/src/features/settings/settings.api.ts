import {
  getSettings,
  getSettingsVersion,
  listSettingsVersions,
  redrawLogo,
  revertSettings,
  type Settings,
  saveSettings,
} from '@rxweb/contracts/settings';
import { listUsers } from '@rxweb/contracts/users';
import { useMemo } from 'react';
import type { ReadOptions } from '../../data/base-query.ts';
import { type StaffCall, useStaffCall } from '../../data/use-staff-call.ts';
import { nameFromEmail } from '../../format/name-from-email.ts';

export type SettingsApi = ReturnType<typeof settingsApi>;

export function useSettingsApi(): SettingsApi {
  const call = useStaffCall();
  return useMemo(() => settingsApi(call), [call]);
}

function settingsApi(call: StaffCall) {
  return {
    state: (options: ReadOptions) => call(getSettings, {}, options),
    save: (version: number, settings: Settings) => call(saveSettings, { body: { version, settings } }),
    /** `picture` in base64. */
    redrawLogo: (picture: string) => call(redrawLogo, { body: { picture } }),
    revert: (version: number, to: number) => call(revertSettings, { body: { version, to } }),
    /** Newest first, with the names of those who saved. */
    versions: async (options: ReadOptions) => {
      const [{ versions }, { users }] = await Promise.all([
        call(listSettingsVersions, {}, options),
        call(listUsers, {}, options),
      ]);
      const names = new Map(users.map(({ id, name, email }) => [id, name ?? nameFromEmail(email)]));
      return versions.map((each) => ({ ...each, name: (each.savedBy && names.get(each.savedBy)) || null }));
    },
    version: (version: number, options: ReadOptions) =>
      call(getSettingsVersion, { params: { version: String(version) } }, options),
  };
}
