import * as contract from '@rxweb/contracts/settings';
import type { Feature } from '../../kernel/feature/feature.ts';
import { toActor } from '../../kernel/http/actor.ts';
import { registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { revertSettings, type SettingsDeps, saveSettings, stateOf, versionOf, versionsOf } from './settings.service.ts';

export const settings: Feature<SettingsDeps> = {
  name: 'settings',
  routes(api, deps) {
    const limit = { limit: 'staff' } as const;
    registerEndpoint(api, deps, contract.getSettings, limit, async () => stateOf(deps));
    registerEndpoint(api, deps, contract.saveSettings, limit, ({ input, ...call }) =>
      saveSettings(deps, toActor(call), input.body),
    );
    registerEndpoint(api, deps, contract.listSettingsVersions, limit, async () => ({
      versions: await versionsOf(deps),
    }));
    registerEndpoint(api, deps, contract.getSettingsVersion, limit, ({ input }) =>
      versionOf(deps, Number(input.params.version)),
    );
    registerEndpoint(api, deps, contract.revertSettings, limit, ({ input, ...call }) =>
      revertSettings(deps, toActor(call), input.body),
    );
  },
};
