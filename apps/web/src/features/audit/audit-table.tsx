import type { AuditEntry } from '@rxweb/contracts/audit';
import { deviceText } from '@rxweb/domain/text/device-labels';
import type { PageProps } from '../../app/feature.ts';
import { useStore } from '../../boot/boot.tsx';
import { cx } from '../../browser/class-names.ts';
import { auditTexts } from '../../texts/admin/use-audit-texts.ts';
import { banIcon } from '../../ui/staff-icons.ts';
import { State } from '../../ui/state.tsx';
import { Cell } from '../../ui/table.tsx';
import { type RowPlace, VirtualTable } from '../../ui/virtual-table.tsx';
import { detailText, kindText, momentParts, roleText, targetText, whoText } from './audit-labels.ts';
import styles from './audit-page.module.css';

interface AuditTableProps extends Pick<PageProps, 'auditTarget'> {
  entries: readonly AuditEntry[];
  isLoading: boolean;
}

export function AuditTable({ entries, isLoading, auditTarget }: AuditTableProps) {
  const { title, columns } = auditTexts.use();
  return (
    <VirtualTable
      items={entries}
      idOf={idOf}
      label={title}
      isBusy={isLoading}
      head={Object.values(columns).map((name) => (
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
  const texts = auditTexts.use();
  const { columns } = texts;
  const { date, time } = momentParts(useStore(), entry.at, texts.language);
  const detail = detailText(entry, texts);
  const target = targetText(entry, auditTarget, texts);
  const kind = kindText(entry, texts);
  return (
    <tr {...place}>
      <Cell>
        <time dateTime={entry.at} title={entry.at} className={styles.time}>
          <b>{time}</b>
          <span className={styles.sub}>{date}</span>
        </time>
        {entry.archived && <p className={styles.sub}>{texts.fromArchive}</p>}
      </Cell>
      <Cell label={columns.who}>
        <span className={styles.name} title={entry.actor_email ?? undefined}>
          {whoText(entry, texts)}
        </span>
        {entry.actor_role && <p className={styles.sub}>{roleText(entry.actor_role, texts)}</p>}
      </Cell>
      <Cell label={columns.what}>
        {entry.outcome === 'refused' ? (
          <State tone="fail" icon={banIcon}>
            {texts.actions[entry.action]}
          </State>
        ) : (
          texts.actions[entry.action]
        )}
        {detail && (
          <p className={styles.sub} lang={detail.language}>
            {detail.text}
          </p>
        )}
      </Cell>
      <Cell label={columns.target} className={cx(target === null && styles.none)}>
        <span className={styles.name} title={entry.target_email ?? undefined}>
          {target ?? '–'}
        </span>
        {target !== null && kind && <p className={styles.sub}>{kind}</p>}
      </Cell>
      <Cell label={columns.address}>
        {entry.address ?? '–'}
        {entry.device && <p className={styles.sub}>{deviceText(entry.device, texts.language)}</p>}
      </Cell>
    </tr>
  );
}
