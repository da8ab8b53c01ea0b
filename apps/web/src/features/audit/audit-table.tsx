import { type AuditEntry, auditActionLabels } from '@rxweb/contracts/audit';
import { deviceText } from '@rxweb/domain/text/device-labels';
import type { PageProps } from '../../app/feature.ts';
import { useStore } from '../../boot/boot.tsx';
import { cx } from '../../browser/class-names.ts';
import { banIcon } from '../../ui/staff-icons.ts';
import { State } from '../../ui/state.tsx';
import { Cell } from '../../ui/table.tsx';
import { type RowPlace, VirtualTable } from '../../ui/virtual-table.tsx';
import { detailText, kindText, momentParts, targetText, whoText } from './audit-labels.ts';
import styles from './audit-page.module.css';

interface AuditTableProps extends Pick<PageProps, 'auditTarget'> {
  entries: readonly AuditEntry[];
  isLoading: boolean;
}

export function AuditTable({ entries, isLoading, auditTarget }: AuditTableProps) {
  return (
    <VirtualTable
      items={entries}
      idOf={idOf}
      label="Audit log"
      isBusy={isLoading}
      head={['Time', 'Who', 'What', 'Target', 'Address'].map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    >
      {(entry, place) => <AuditRow {...{ place, entry, auditTarget }} />}
    </VirtualTable>
  );
}

const idOf = ({ seq }: AuditEntry) => String(seq);

interface AuditRowProps extends Pick<PageProps, 'auditTarget'> {
  place: RowPlace;
  entry: AuditEntry;
}

function AuditRow({ place, entry, auditTarget }: AuditRowProps) {
  const { date, time } = momentParts(useStore(), entry.at);
  const detail = detailText(entry);
  const target = targetText(entry, auditTarget);
  const kind = kindText(entry);
  return (
    <tr {...place}>
      <Cell>
        <time dateTime={entry.at} title={entry.at} className={styles.time}>
          <b>{time}</b>
          <span className={styles.sub}>{date}</span>
        </time>
        {entry.archived && <p className={styles.sub}>From the archive</p>}
      </Cell>
      <Cell label="Who">
        <span className={styles.name} title={entry.actor_email ?? undefined}>
          {whoText(entry)}
        </span>
        {entry.actor_role && <p className={styles.sub}>{entry.actor_role}</p>}
      </Cell>
      <Cell label="What">
        {entry.outcome === 'refused' ? (
          <State tone="fail" icon={banIcon}>
            {auditActionLabels[entry.action]}
          </State>
        ) : (
          auditActionLabels[entry.action]
        )}
        {detail && <p className={styles.sub}>{detail}</p>}
      </Cell>
      <Cell label="Target" className={cx(target === null && styles.none)}>
        <span className={styles.name} title={entry.target_email ?? undefined}>
          {target ?? '–'}
        </span>
        {target !== null && kind && <p className={styles.sub}>{kind}</p>}
      </Cell>
      <Cell label="Address">
        {entry.address ?? '–'}
        {entry.device && <p className={styles.sub}>{deviceText(entry.device)}</p>}
      </Cell>
    </tr>
  );
}
