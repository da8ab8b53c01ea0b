import { createDemoCarrier } from '../adapters/demo-carrier/create-demo-carrier.ts';
import { recordDelivery } from '../features/sms/delivery-status.ts';
import { downloadPictures } from '../features/sms/inbound/download-pictures.ts';
import { recordInbound } from '../features/sms/inbound/record-inbound.ts';
import type { Context } from '../program/context.ts';
import type { Demo } from '../program/serve.ts';
import { type DemoAccount, makeAccounts } from './demo-accounts.ts';
import { createDemoTime } from './demo-time.ts';
import { fillCases } from './fill-cases.ts';
import { fillChats } from './fill-chats.ts';
import { fillInbox } from './fill-inbox.ts';

/** The store's number, of which the exchange 555 has none that rings. */
const from = '+15555550100';

/** Made-up staff, texts, cases and chats, and a carrier that only pretends. */
export function createDemo(): Demo {
  const carrier = createDemoCarrier({ from, seed: Date.now() });
  return {
    carrier,
    async prepare(context) {
      const { sql, store, config, now } = context;
      const deps = { ...context, config: config.sms };
      carrier.connect({
        state: (call) => recordDelivery(sql, call),
        async text(text, at) {
          await recordInbound(deps, text, at);
          await downloadPictures(deps);
        },
      });
      const accounts = await makeAccounts(context);
      const [admin, pharmacist] = accounts;
      const time = createDemoTime(store, now());
      await Promise.all([
        fillInbox({ deps, time, from, adminId: admin.id }),
        fillCases(context, time, pharmacist.id),
        fillChats(context, time, pharmacist.id),
      ]);
      return notice(context, accounts);
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
