import * as contract from '@rxweb/contracts/setup';
import type { Feature } from '../../kernel/feature/feature.ts';
import { toActor } from '../../kernel/http/actor.ts';
import { registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { listSetupToday, readSetup, type SetupDeps, saveStep } from './setup.service.ts';
import { sendTestMail, sendTestText, type TestMailDeps } from './test-messages.ts';

export const setup: Feature<SetupDeps & TestMailDeps> = {
  name: 'setup',
  needs: ['sms'],
  routes(api, deps, ports) {
    registerEndpoint(api, deps, contract.getSetup, { limit: 'staff' }, () => readSetup(deps));
    registerEndpoint(api, deps, contract.saveSetupStep, { limit: 'staff' }, ({ input, ...call }) =>
      saveStep(deps, toActor(call), input.params.step, input.body.isDone),
    );
    registerEndpoint(api, deps, contract.sendTestMail, { limit: 'testMessage' }, (call) =>
      sendTestMail(deps, toActor(call), call.principal.email),
    );
    registerEndpoint(api, deps, contract.sendTestText, { limit: 'testMessage' }, ({ input, ...call }) =>
      sendTestText(deps, ports, toActor(call), input.body.to),
    );
  },
  today: { roles: ['admin'], list: listSetupToday },
};
