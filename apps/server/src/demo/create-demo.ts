import { fileURLToPath } from 'node:url';
import type { StoreInfo } from '@rxweb/contracts/store';
import { usualServices } from '@rxweb/domain/settings/services';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { instantOfWallTime } from '@rxweb/domain/store/time-zone';
import { createDemoCarrier, demoPicture } from '../adapters/demo-carrier/create-demo-carrier.ts';
import { drawLabel } from '../adapters/demo-carrier/label-picture.ts';
import { loadBilling } from '../config/billing.ts';
import type { DemoTime } from '../kernel/feature/demo-tools.ts';
import type { Feature } from '../kernel/feature/feature.ts';
import type { AppDeps } from '../program/app-deps.ts';
import { connectPorts } from '../program/collect.ts';
import type { Context } from '../program/context.ts';
import { features } from '../program/features.ts';
import type { Demo } from '../program/serve.ts';
import { type DemoAccount, makeAccounts } from './demo-accounts.ts';

const sampleBilling = fileURLToPath(new URL('./billing.json', import.meta.url));
/** Exchange 555 reaches no one. */
const storeNumber = '+15555550100';
const all: readonly Feature<AppDeps>[] = features;

export function createDemo(): Demo {
  const billing = loadBilling(sampleBilling);
  const carrier = createDemoCarrier({ from: storeNumber, seed: Date.now() });
  return {
    carrier,
    firstSettings: {
      appointments: { services: [...usualServices], vaccines: [], schedulingLinks: false },
      ...(billing && { billing }),
    },
    async prepare(deps) {
      const accounts = await makeAccounts(deps);
      const [{ id: adminId }, { id: pharmacistId }] = accounts;
      const time = createDemoTime(deps.store, deps.now());
      const tools = { time, adminId, pharmacistId, storeNumber, carrierPicture: demoPicture, drawLabel };
      const fillings = [...connectPorts(all, deps)].map(async ([{ demo }, ports]) => {
        await (await demo?.())?.fill(deps, tools, ports);
      });
      await Promise.all(fillings);
      return notice(deps, accounts);
    },
    close: () => carrier.close(),
  };
}

function notice({ config }: Context, accounts: readonly DemoAccount[]): string {
  const lines = accounts.map(({ role, email, password }) => `  ${role.padEnd(11)} ${email.padEnd(22)} ${password}`);
  return `
This is a demo. Everyone in it is made up, no texts are sent, and everything is deleted when you stop it (Ctrl+C).
Staff sign in with Login at ${config.publicUrl}

${lines.join('\n')}

`;
}

function createDemoTime(store: StoreInfo, now: Date): DemoTime {
  const today = storeDate(store, now);
  const daysAgo = (days: number, time: string) => instantOfWallTime(store.timeZone, addDays(today, -days), time);
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  return {
    now,
    day: (offset) => addDays(today, offset),
    daysAgo,
    minutesAgo,
    at: (moment) => (typeof moment === 'number' ? minutesAgo(moment) : daysAgo(...moment)),
  };
}
