import type { MovePlan, Side } from '@rxweb/backend/move';
import { findBrokenRow, sealLogAnew } from '../../program/sealed-log.ts';
import { expected } from '../check-supabase/expectations.ts';

/** They hang on sessions and links, which end with the move. */
const endWithSessions = ['app.session_activity', 'app.session_ends', 'app.unfinished_sign_ins', 'app.capabilities'];
/** Seals are made with a key of each installation. */
const seals = 'app.audit_seals';

/** Filled by migrations and by a first start, without anybody signing in. */
const seeded = [
  'app.audit_actions',
  'app.audit_head',
  'app.content_state',
  'app.first_admin',
  'app.knowledge_versions',
  'app.notice_head',
  'app.push_keys',
  'app.rate_limits',
  'app.second_factor_rules',
  'app.session_limits',
  'app.settings_versions',
  'app.sms_carrier',
  'app.sms_replies',
];

const publicTables: readonly string[] = expected.publicTables;

/** What of the product's schema moves. `to` is null in a dry run into a new folder. */
export function movePlan(to: Side | null, archiveDir: string): MovePlan {
  return {
    schemas: ['app', 'public'],
    isOurs: (title) => title.startsWith('app.') || publicTables.includes(title),
    left: [...endWithSessions, seals],
    seeded,
    async seal(tx) {
      if (to) await sealLogAnew(tx, to.serviceRoleKey);
    },
    async check() {
      const brokenAt = to && (await findBrokenRow(to, archiveDir));
      return brokenAt === null ? [] : [`audit log: isn’t intact from row ${brokenAt} on`];
    },
  };
}
