import type { ShoeCaseLine } from '@rxweb/contracts/dme-shoe-cases';
import { formatDate, telHref } from '@rxweb/domain/format';
import { AppLink } from '../../../../lib/app-link.tsx';
import { Cell, Table } from '../../../../ui/table.tsx';
import { personWords, phoneWords, statusWords } from '../desk-words.ts';
import { DeadlineMark, MissingChips, WaitingMark } from '../marks.tsx';
import { caseHref, type ShoeLinks } from '../shoe-links.ts';
import styles from './cases-page.module.css';

interface CaseTableProps {
  cases: readonly ShoeCaseLine[];
  today: string;
  links: ShoeLinks;
  isLoading: boolean;
}

/** The cases, soonest deadline first. */
export function CaseTable({ cases, today, links, isLoading }: CaseTableProps) {
  return (
    <Table
      label="Cases"
      isBusy={isLoading}
      head={['Patient', 'ID', 'Phone', 'Status', 'Owner', 'Next deadline', 'Missing'].map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    >
      {cases.map((line) => (
        <CaseRow key={line.id} line={line} today={today} links={links} />
      ))}
    </Table>
  );
}

/** Names shown by name where the column is narrow. */
const mostChips = 2;

function CaseRow({ line, today, links }: { line: ShoeCaseLine; today: string; links: ShoeLinks }) {
  const { patient_name, patient_id, patient_phone, status, owner, nextDeadline, missing, waitingSince } = line;
  return (
    <tr>
      <Cell>
        <AppLink href={caseHref(links, line.id)} className={styles.name}>
          {patient_name}
        </AppLink>
      </Cell>
      <Cell label="ID">
        <span className={styles.id}>{patient_id}</span>
      </Cell>
      <Cell label="Phone">
        {patient_phone ? (
          <a href={telHref(patient_phone)} className={styles.phone}>
            {phoneWords(patient_phone)}
          </a>
        ) : (
          '–'
        )}
      </Cell>
      <Cell label="Status">{statusWords[status]}</Cell>
      <Cell label="Owner">
        <span className={styles.owner} title={owner?.email ?? undefined}>
          {personWords(owner)}
        </span>
      </Cell>
      <Cell label="Deadline">
        <div className={styles.deadline}>
          {nextDeadline ? <time dateTime={nextDeadline}>{formatDate(nextDeadline)}</time> : '–'}
          <DeadlineMark line={line} today={today} />
          <WaitingMark since={waitingSince} today={today} />
        </div>
      </Cell>
      <Cell label="Missing">
        {missing.length > 0 ? (
          <MissingChips label={`Missing for ${patient_name}`} steps={missing} most={mostChips} />
        ) : (
          'Nothing'
        )}
      </Cell>
    </tr>
  );
}
