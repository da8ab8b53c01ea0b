import * as contract from '@rxweb/contracts/reports';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Feature } from '../../kernel/feature/feature.ts';
import { toActor } from '../../kernel/http/actor.ts';
import { registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import type { AssistantPages } from '../../kernel/knowledge/assistant-pages.ts';
import { listQuestions, readReport } from './reports.service.ts';
import { type ReportMailDeps, readChoice, saveChoice, sendReports } from './send-reports.ts';

interface ReportsFeatureDeps extends ReportMailDeps {
  pools: { background: Sql };
  assistantPages: AssistantPages;
}

const mailEveryMs = 5 * 60_000;

/** What a week brought, on screen and by mail. */
export const reports: Feature<ReportsFeatureDeps> = {
  name: 'reports',
  needs: ['conversations'],
  routes(api, deps, ports) {
    const limit = { limit: 'staff' } as const;
    registerEndpoint(api, deps, contract.readWeekReport, limit, ({ input }) => readReport(deps, input.query.week));
    registerEndpoint(api, deps, contract.listReportQuestions, limit, ({ input, ...call }) =>
      listQuestions(deps, ports, toActor(call), input.query.week),
    );
    registerEndpoint(api, deps, contract.readReportMail, limit, ({ principal }) => readChoice(deps, principal.userId));
    registerEndpoint(api, deps, contract.saveReportMail, limit, ({ input, ...call }) =>
      saveChoice(deps, toActor(call), input.body),
    );
  },
  jobs: [
    {
      name: 'mail the weekly report',
      everyMs: mailEveryMs,
      firstAfterMs: 30_000,
      on: 'leader',
      isOn: ({ sendMail }) => sendMail !== null,
      run: (deps, signal) => sendReports({ ...deps, sql: deps.pools.background }, signal),
    },
  ],
};
