import { type AuditEntry, auditActionLabels } from '@rxweb/contracts/audit';
import { useStore } from '../../boot/boot.tsx';
import { cx } from '../../browser/class-names.ts';
import { banIcon } from '../../ui/staff-icons.ts';
import { State } from '../../ui/state.tsx';
import { Cell } from '../../ui/table.tsx';
import { type RowPlace, VirtualTable } from '../../ui/virtual-table.tsx';
import { detailText, momentParts, targetText, whoText } from './audit-labels.ts';
import styles from './audit-page.module.css';

/** The entries, newest first: when, who, what, to what, from where. */
export function AuditTable({ entries, isLoading }: { entries: readonly AuditEntry[]; isLoading: boolean }) {
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
      {(entry, place) => <AuditRow place={place} entry={entry} />}
    </VirtualTable>
  );
}

const idOf = ({ seq }: AuditEntry) => String(seq);

function AuditRow({ place, entry }: { place: RowPlace; entry: AuditEntry }) {
  const { date, time } = momentParts(useStore(), entry.at);
  const detail = detailText(entry);
  const target = targetText(entry);
  return (
    <tr {...place}>
      <Cell>
        <time dateTime={entry.at} title={entry.at} className={styles.time}>
          <b>{time}</b>
          <span className={styles.sub}>{date}</span>
        </time>
      </Cell>
      <Cell label="Who">
        <span className={styles.name}>{whoText(entry)}</span>
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
        <span className={styles.name}>{target ?? '–'}</span>
      </Cell>
      <Cell label="Address">{entry.address ?? '–'}</Cell>
    </tr>
  );
}
