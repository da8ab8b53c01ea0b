import type { AuditEntry, SeenBy, whoSaw } from '@rxweb/contracts/audit';
import { features } from '@rxweb/contracts/features';
import { wallTimeMs } from '@rxweb/domain/store/time-zone';
import { formatClock, formatDate } from '@rxweb/domain/text/format';
import type { EndpointResult } from '../../../api/call-endpoint.ts';
import type { PageProps } from '../../../app/feature.ts';
import { useStore } from '../../../boot/boot.tsx';
import { nameFromEmail } from '../../../format/name-from-email.ts';
import { auditTexts } from '../../../texts/admin/use-audit-texts.ts';
import { usePeopleTexts } from '../../../texts/people/use-people-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Cell, Table } from '../../../ui/table.tsx';

interface SeenTablesProps extends Pick<PageProps, 'auditTarget'> {
  answer: EndpointResult<typeof whoSaw>;
}

const maxEntries = 200;

export function SeenTables({ answer: { people, entries }, auditTarget }: SeenTablesProps) {
  const { seen: texts } = usePeopleTexts();
  const moment = useMoment();
  const { roleText, whoText, actionText } = useLabels();
  const head = (labels: readonly string[]) =>
    labels.map((label) => (
      <th key={label} scope="col">
        {label}
      </th>
    ));
  return (
    <>
      <Panel title={texts.people}>
        <Table label={texts.people} head={head([texts.who, texts.role, texts.times, texts.first, texts.last])}>
          {people.map((one) => (
            <tr key={`${one.actor_id} ${one.actor_email} ${one.actor_role}`}>
              <Cell>{whoText(one)}</Cell>
              <Cell label={texts.role}>{roleText(one)}</Cell>
              <Cell label={texts.times}>{one.times}</Cell>
              <Cell label={texts.first}>{moment(one.first)}</Cell>
              <Cell label={texts.last}>{moment(one.last)}</Cell>
            </tr>
          ))}
        </Table>
      </Panel>
      <Panel title={texts.entries}>
        {entries.length >= maxEntries && <p>{texts.newest(maxEntries)}</p>}
        <Table label={texts.entries} head={head([texts.when, texts.who, texts.what])}>
          {entries.map((entry) => (
            <tr key={entry.seq}>
              <Cell>{moment(entry.at)}</Cell>
              <Cell label={texts.who}>{whoText(entry)}</Cell>
              <Cell label={texts.what}>{actionText(entry, auditTarget)}</Cell>
            </tr>
          ))}
        </Table>
      </Panel>
    </>
  );
}

/** Date and time in the store. */
function useMoment(): (at: string) => string {
  const store = useStore();
  const language = useLanguage();
  return (at) => {
    const wall = new Date(wallTimeMs(store.timeZone, new Date(at))).toISOString();
    return `${formatDate(wall.slice(0, 10), language)}, ${formatClock(wall.slice(11, 16), language)}`;
  };
}

function useLabels() {
  const { seen: texts } = usePeopleTexts();
  const { actions, roles } = auditTexts.use();
  return {
    whoText: ({ actor_name, actor_email }: Pick<SeenBy, 'actor_name' | 'actor_email'>) =>
      actor_name ?? nameFromEmail(actor_email) ?? texts.program,
    roleText: ({ actor_role: role }: SeenBy) =>
      role === null ? '' : Object.hasOwn(roles, role) ? roles[role as keyof typeof roles] : role,
    actionText(entry: AuditEntry, auditTarget: PageProps['auditTarget']): string {
      const feature = features.find(({ auditActions }) => Object.hasOwn(auditActions, entry.action))?.name;
      const target = entry.target && feature ? auditTarget(feature, entry.target) : null;
      const extra = [
        ...(entry.outcome === 'refused' ? [texts.refused] : []),
        ...(entry.archived ? [texts.archived] : []),
      ];
      return [actions[entry.action], ...(target ? [target] : []), ...extra].join(', ');
    },
  };
}
