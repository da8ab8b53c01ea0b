import { setTimeout as wait } from 'node:timers/promises';
import type { Mail } from '@rxweb/backend';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyBaseLogger } from 'fastify';
import type { Feature } from '../../kernel/feature/feature.ts';
import { oncePerProgram } from '../../kernel/feature/once-per-program.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import { assessReach, readReach } from './check-notices.ts';
import { createDeliverer, type DeliveryDeps } from './deliver.ts';
import { deleteOldNotices } from './notices.repository.ts';
import { noticesRoutes } from './notices.routes.ts';
import type { PushHosts } from './push/endpoint.ts';
import { loadServerKey } from './push/push-keys.ts';
import type { PushSender } from './push/send-push.ts';
import { dropDeadSubscriptions } from './push/subscriptions.repository.ts';
import { raiseNotice, settleNotice } from './raise.ts';
import { runRound } from './rounds.ts';

interface NoticesFeatureDeps {
  sql: Sql;
  pools: Record<'background' | 'health', Sql>;
  store: StoreInfo;
  settings: LiveSettings;
  config: {
    publicUrl: string;
    dataDir: string;
    supabase: object | null;
    mail: { from: { address: string } } | null;
    pushHosts: PushHosts;
  };
  sendMail: ((mail: Mail) => Promise<void>) | null;
  log: FastifyBaseLogger;
  now(): Date;
}

const everyMs = 1_000;
/** Messages and mails under way at once. */
const atOnce = { push: 24, mail: 4 };
const closeMs = 2_000;

const pushOf = oncePerProgram((deps: NoticesFeatureDeps) => {
  let opened: Promise<PushSender> | null = null;
  return () => {
    opened ??= openPush(deps).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
});

const deliverersOf = oncePerProgram((deps: NoticesFeatureDeps) => {
  let made: Promise<ReturnType<typeof createDeliverer>[]> | null = null;
  return () => {
    made ??= pushOf(deps)().then((push) => {
      const delivery: DeliveryDeps = { ...deps, sql: deps.pools.background, push };
      return (['push', 'mail'] as const).map((channel) => createDeliverer(delivery, channel, atOnce[channel]));
    });
    return made;
  };
});

async function openPush({ config, pools, now }: NoticesFeatureDeps): Promise<PushSender> {
  const { publicUrl, mail, pushHosts } = config;
  const isReachable = publicUrl.startsWith('https:') || !mail;
  return {
    key: await loadServerKey({ sql: pools.background, config }),
    hosts: pushHosts,
    contact: isReachable ? publicUrl : `mailto:${mail.from.address}`,
    now,
  };
}

/** Staff hear that something waits, on the screen, on their devices and by mail (docs/decisions/0054). */
export const notices: Feature<NoticesFeatureDeps> = {
  name: 'notices',
  offers: (deps) => ({
    notices: {
      raise: (tx, notice) => raiseNotice(deps, tx, notice),
      settle: (tx, subject) => settleNotice(deps, tx, subject),
    },
  }),
  routes(api, deps) {
    const { sql, sendMail, now } = deps;
    // What is under way ends or is cut off; then it counts as unknown.
    api.addHook('onClose', async () => {
      const deliverers = await deliverersOf(deps)().catch(() => []);
      await Promise.race([Promise.all(deliverers.map((each) => each.settle())), wait(closeMs, null, { ref: false })]);
    });
    noticesRoutes(api, { ...deps, notices: { sql, canMail: sendMail !== null, push: pushOf(deps), now } });
  },
  jobs: [
    {
      name: 'pass on notices',
      everyMs,
      on: 'leader',
      async run(deps, signal) {
        const [push, deliverers] = [await pushOf(deps)(), await deliverersOf(deps)()];
        const { pools, store, settings, sendMail, now } = deps;
        const round = { sql: pools.background, store, settings, canMail: sendMail !== null, keyId: push.key.id, now };
        await runRound({ ...round, deliverers }, everyMs, signal);
      },
    },
  ],
  retention: [
    { name: 'delete old notices to staff', run: ({ pools, now }) => deleteOldNotices(pools.background, now()) },
    {
      name: 'delete push subscriptions that no one uses',
      run: async (deps) => dropDeadSubscriptions(deps.pools.background, (await pushOf(deps)()).key.id, deps.now()),
    },
  ],
  health: [
    {
      part: 'notices',
      create:
        ({ pools, sendMail }, { formatWhen }) =>
        async () =>
          assessReach(await readReach(pools.health), sendMail !== null, formatWhen),
    },
  ],
};
