import * as contract from '@rxweb/contracts/settings';
import { brandLimits } from '@rxweb/contracts/settings/brand';
import type { BrandPictures } from '../../kernel/brand/brand-pictures.ts';
import type { Feature } from '../../kernel/feature/feature.ts';
import { toActor } from '../../kernel/http/actor.ts';
import { registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { checkAgreements } from './check-agreements.ts';
import { checkHolidays } from './check-holidays.ts';
import { checkLegal } from './check-legal.ts';
import { checkVaccines } from './check-vaccines.ts';
import { revertSettings, type SettingsDeps, saveSettings, stateOf, versionOf, versionsOf } from './settings.service.ts';

/** A picture in base64, and the JSON around it. */
const maxLogoBodyBytes = Math.ceil((brandLimits.maxPictureBytes * 4) / 3) + 1_000;

interface SettingsFeatureDeps extends SettingsDeps {
  brandPictures: Pick<BrandPictures, 'logo'>;
  carrier: { kind: 'twilio' | 'demo'; from: string | null } | null;
  now(): Date;
}

export const settings: Feature<SettingsFeatureDeps> = {
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
    registerEndpoint(api, deps, contract.redrawLogo, { ...limit, maxBodyBytes: maxLogoBodyBytes }, ({ input }) =>
      deps.brandPictures.logo(Buffer.from(input.body.picture, 'base64')),
    );
  },
  health: [
    {
      part: 'holidays',
      create:
        ({ settings, now }) =>
        async () =>
          checkHolidays(settings, now()),
    },
    {
      part: 'legal',
      create:
        ({ settings }) =>
        async () =>
          checkLegal(settings),
    },
    {
      part: 'vaccines',
      create:
        ({ settings, now }) =>
        async () =>
          checkVaccines(settings, now()),
    },
    {
      part: 'agreements',
      create:
        ({ settings, carrier, now }) =>
        async () =>
          checkAgreements(settings, carrier?.kind === 'twilio', now()),
    },
  ],
};
