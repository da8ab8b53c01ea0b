import { requestRoles } from '@rxweb/contracts/requests/staff';
import type { StoreInfo } from '@rxweb/contracts/store';
import { ownStatusText } from '@rxweb/domain/requests/status/status-text';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Feature } from '../../kernel/feature/feature.ts';
import type { Ports } from '../../kernel/feature/ports.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import { listAppointmentsToday } from './appointments/appointment-day.ts';
import { appointmentRoutes } from './appointments/appointments.routes.ts';
import { reminderEveryMs, sendReminders } from './appointments/reminders.ts';
import { findRequestTargets, requestsErase } from './erase.ts';
import { nameRequestFiles, requestSheets } from './export-sheets.ts';
import { listOwn } from './own-requests.ts';
import { pageRoutes } from './pages/page.routes.ts';
import { listAppointmentRows, listRequestRows, listRequestsDone } from './request-queue.ts';
import type { RequestsDeps } from './requests-deps.ts';
import { listRequestsToday } from './requests-today.ts';
import { eraseOldRequests } from './retention.ts';
import { smartLinkRoutes } from './smart-links/smart-links.routes.ts';
import { staffRoutes } from './staff.routes.ts';
import { visitorRoutes } from './visitor.routes.ts';

interface RequestsFeatureDeps {
  sql: Sql;
  pools: { background: Sql };
  supabase: SupabaseClient;
  store: StoreInfo;
  settings: LiveSettings;
  /** Null without one: no reminders. */
  carrier: object | null;
  config: { publicUrl: string; requestRetentionDays: number; sms: { countryCodes: readonly string[] } };
  now(): Date;
}

export const requests: Feature<RequestsFeatureDeps> = {
  name: 'requests',
  needs: ['uploads', 'chat', 'sms', 'notices'],
  offers: ({ sql, store, now }) => ({
    requests: {
      tellStatus: async (visitor, language) =>
        ownStatusText(store, now(), await listOwn({ sql, now }, visitor), language),
    },
  }),
  routes(api, deps, ports) {
    const withRequests = { ...deps, requests: toDeps(deps, ports) };
    visitorRoutes(api, withRequests);
    staffRoutes(api, withRequests);
    appointmentRoutes(api, withRequests);
    pageRoutes(api, withRequests);
    smartLinkRoutes(api, withRequests);
  },
  jobs: [
    {
      name: 'remind of appointments',
      everyMs: reminderEveryMs,
      on: 'leader',
      isOn: ({ carrier }) => carrier !== null,
      run: ({ pools, store, now }, signal, { sms }) =>
        sendReminders({ sql: pools.background, store, now, sms }, signal),
    },
  ],
  today: {
    roles: requestRoles,
    list: async (deps) => {
      const lists = [listRequestsToday(deps.sql, deps.now()), listAppointmentsToday(deps)];
      return (await Promise.all(lists)).flat();
    },
  },
  queue: [
    {
      group: 'requests',
      roles: requestRoles,
      covers: ['requests_overdue', 'requests_answered', 'requests_open'],
      list: ({ sql, store, now }, { userId }, limit) => listRequestRows(sql, { store, now: now(), userId, limit }),
      done: ({ sql }, since, limit) => listRequestsDone(sql, 'requests', since, limit),
    },
    {
      group: 'appointments',
      roles: requestRoles,
      covers: ['appointments_today'],
      list: ({ sql, store, settings, now }, { userId }, limit) => {
        const services = settings.current.appointments?.services ?? [];
        return listAppointmentRows(sql, { store, now: now(), userId, limit, services });
      },
      done: ({ sql }, since, limit) => listRequestsDone(sql, 'appointments', since, limit),
    },
  ],
  retention: [
    {
      name: 'delete old requests',
      run: ({ pools, supabase, config }, signal) =>
        eraseOldRequests({ sql: pools.background, supabase, keptDays: config.requestRetentionDays }, signal),
    },
  ],
  export: requestSheets,
  exportedFiles: nameRequestFiles,
  erase: requestsErase,
  auditTargets: findRequestTargets,
  demo: () => import('./demo.ts'),
};

function toDeps(deps: RequestsFeatureDeps, { uploads, chat, sms, notices }: Ports): RequestsDeps {
  const { sql, store, settings, config, now } = deps;
  return {
    sql,
    store,
    settings,
    publicUrl: config.publicUrl,
    countryCodes: config.sms.countryCodes,
    keptDays: config.requestRetentionDays,
    storeFile: uploads.storeFile,
    claimAttachments: uploads.claimAttachments,
    conversationOf: chat.conversationOf,
    sendFixedText: sms.sendFixedText,
    notices,
    mayText: sms.mayText,
    now,
  };
}
