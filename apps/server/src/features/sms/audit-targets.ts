import { smsPicturesBucket } from '@rxweb/contracts/sms/messages';
import type { FindsAuditTargets } from '../../kernel/feature/feature.ts';

/** The thread of a number, and the pictures in it. */
export const findTextingTargets: FindsAuditTargets = async (sql, subject) => {
  if (!('phone' in subject)) return [];
  const rows = await sql<{ target: string }[]>`
    select id::text as target from public.sms_people where phone = ${subject.phone}
    union all
    select ${`${smsPicturesBucket}/`} || x.object_name from public.sms_people p
      join public.messages m on m.person_id = p.id join app.sms_pictures x on x.message_id = m.id
    where p.phone = ${subject.phone} and x.object_name is not null`;
  return rows.map(({ target }) => target);
};
