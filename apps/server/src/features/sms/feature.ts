import { smsPicturesBucket, smsRoles } from '@rxweb/contracts/sms/messages';
import { instantOf, storeDate } from '@rxweb/domain/store/opening-hours';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SmsConfig } from '../../config/sms.ts';
import type { AuditLog } from '../../kernel/audit/audit-log.ts';
import type { Feature, Job } from '../../kernel/feature/feature.ts';
import type { Ports } from '../../kernel/feature/ports.ts';
import type { FileViews } from '../../kernel/file-views/file-views.ts';
import { closeLandedAlarms, lockLandedAlarms } from './alarms/landed-alarms.ts';
import { byTextRoutes } from './by-text/by-text.routes.ts';
import { endLegs } from './by-text/legs.repository.ts';
import { type TextLiveDeps, textLiveMessages } from './by-text/text-live.ts';
import type { WebhookReader } from './carrier.ts';
import { createSmsCheck, readCarrierFacts } from './check-sms.ts';
import { deleteOldConsents, mayTextPhone } from './consent/consent.repository.ts';
import type { SmsDeps } from './deps.ts';
import { findTextingTargets, smsErase } from './erase.ts';
import { namePictures, smsSheets } from './export-sheets.ts';
import { catchUp } from './inbound/catch-up.ts';
import { downloadPictures } from './inbound/download-pictures.ts';
import { webhookRoutes } from './inbound/webhooks.routes.ts';
import { noteWaiting } from './inbox/people.repository.ts';
import { listReplies } from './inbox/replies.repository.ts';
import { inboxRoutes } from './inbox/sms.routes.ts';
import { listAlarmRows, listAlarmsDone, listTextRows } from './inbox/sms-queue.ts';
import { listSmsToday } from './inbox/sms-today.ts';
import { noticesRoutes } from './notices/notices.routes.ts';
import { sendFolder } from './notices/watched-folder.ts';
import { dispatchDue } from './outbound/dispatch.ts';
import { deleteUnusedPictures } from './outbound/media.ts';
import { queueProgramText } from './outbound/outbox.repository.ts';
import { reconcileUnconfirmed } from './outbound/reconcile.ts';
import { sendPlainText, sendText } from './outbound/send-text.ts';
import { sendingRoutes } from './outbound/sending.routes.ts';
import { readQueueMetrics } from './queue-metrics.ts';

interface SmsFeatureDeps extends Omit<SmsDeps, 'config' | 'conversations' | 'notices'> {
  pools: Record<'background' | 'health', Sql>;
  config: { sms: SmsConfig; noticesDir: string | null; publicUrl: string };
  audit: AuditLog;
  fileViews: FileViews;
  webhookReader: WebhookReader | null;
}

const second = 1_000;
const minute = 60 * second;
const noticeDays = 90;

function toSms(deps: SmsFeatureDeps, { conversations, notices }: Pick<Ports, 'conversations' | 'notices'>): SmsDeps {
  return { ...deps, config: deps.config.sms, conversations, notices };
}

/** Not scheduled without a carrier. */
function job(
  name: string,
  everyMs: number,
  on: Job<SmsFeatureDeps>['on'],
  run: (deps: TextLiveDeps) => Promise<void>,
): Job<SmsFeatureDeps> {
  return {
    name,
    everyMs,
    on,
    isOn: ({ carrier }) => carrier !== null,
    run: (deps, _, ports) =>
      run({ ...toSms(deps, ports), sql: deps.pools.background, publicUrl: deps.config.publicUrl }),
  };
}

export const sms: Feature<SmsFeatureDeps> = {
  name: 'sms',
  needs: ['chat', 'notices'],
  needsLater: ['conversations'],
  offers: (deps, ports) => ({
    sms: {
      sendFixedText: (actor, { to, body, key }) => {
        const text = { to, body, pictures: [], when: 'after_quiet_hours' as const };
        return sendText(toSms(deps, ports), actor, text, key);
      },
      queueProgramText: (tx, text) => queueProgramText(toSms(deps, ports), tx, text),
      mayText: (sql, phone, wanted) => mayTextPhone(sql, phone, wanted, deps.now()),
      endByText: async (tx, id) => {
        const people = await tx<{ id: string }[]>`
          select p.id from public.sms_people p join app.conversations_by_text l on l.phone = p.phone
          where l.conversation_id = ${id}`;
        await endLegs(tx, tx`l.conversation_id = ${id}`, { how: 'person', at: deps.now() });
        // What they texted and no one answered waits in the inbox.
        for (const person of people) await noteWaiting({ notices: ports.notices }, tx, person.id);
      },
      lockLandedAlarms,
      closeLandedAlarms,
      listReplies: () => listReplies(deps.sql),
      sendNow: (actor, to, body) => sendPlainText(toSms(deps, ports), actor, to, body),
    },
  }),
  routes(api, deps, ports) {
    const sms = toSms(deps, ports);
    const withSms = { ...deps, sms: { ...deps, ...sms, notices: ports.notices } };
    byTextRoutes(api, { ...deps, byText: { ...sms, conversationOf: ports.chat.conversationOf } });
    inboxRoutes(api, withSms);
    webhookRoutes(api, withSms);
    sendingRoutes(api, withSms);
    noticesRoutes(api, withSms);
  },
  jobs: [
    job('send queued texts', 5 * second, 'every server', dispatchDue),
    job('text live messages', 3 * second, 'every server', textLiveMessages),
    job('look up unconfirmed texts', 5 * second, 'every server', reconcileUnconfirmed),
    job('download pictures', 15 * second, 'every server', downloadPictures),
    job('catch up with the carrier', 5 * minute, 'leader', catchUp),
    job('delete unused pictures', 60 * minute, 'leader', deleteUnusedPictures),
    {
      name: 'send notices from a folder',
      everyMs: 10 * second,
      on: 'leader',
      isOn: ({ carrier, config }) => carrier !== null && config.noticesDir !== null,
      run: (deps, signal, ports) =>
        sendFolder({ ...toSms(deps, ports), sql: deps.pools.background }, deps.config.noticesDir ?? '', signal),
    },
  ],
  retention: [
    {
      name: 'delete old notices about orders',
      run: ({ pools }) =>
        pools.background`delete from app.order_notices where at < now() - ${noticeDays} * interval '1 day'`,
    },
    { name: 'delete old consents to texts', run: ({ pools }) => deleteOldConsents(pools.background) },
  ],
  queue: [
    {
      group: 'urgent_texts',
      roles: smsRoles,
      covers: ['sms_alarms'],
      list: ({ sql }, { userId }, limit) => listAlarmRows(sql, userId, limit),
      done: ({ sql }, since, limit) => listAlarmsDone(sql, since, limit),
    },
    {
      group: 'texts',
      roles: smsRoles,
      covers: ['sms_unread'],
      list: ({ sql }, { userId }, limit) => listTextRows(sql, userId, limit),
    },
  ],
  today: {
    roles: smsRoles,
    list: ({ sql, store, now }) => listSmsToday(sql, instantOf(store, storeDate(store, now()), '00:00')),
  },
  metrics: ({ pools }) => readQueueMetrics(pools.health),
  health: [
    {
      part: 'sms',
      create: ({ sql, carrier, now }, { formatTime, formatWhen, costlyEveryMs: greetEveryMs }) =>
        createSmsCheck({ carrier, readFacts: () => readCarrierFacts(sql), now, formatTime, formatWhen, greetEveryMs }),
    },
  ],
  privateBuckets: [smsPicturesBucket],
  export: smsSheets,
  exportedFiles: namePictures,
  erase: smsErase,
  auditTargets: findTextingTargets,
  demo: () => import('./demo.ts'),
};
