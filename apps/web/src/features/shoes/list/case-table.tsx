import type { ShoeCaseListItem } from '@rxweb/contracts/shoes/cases';
import { formatDate, telHref } from '@rxweb/domain/text/format';
import { AppLink } from '../../../navigation/app-link.tsx';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';
import { Cell } from '../../../ui/table.tsx';
import { type RowPlace, VirtualTable } from '../../../ui/virtual-table.tsx';
import { papersText, personText, phoneText } from '../labels.ts';
import { DeadlineMark, MissingChips, RequestMark, WaitingBadge } from '../marks.tsx';
import { caseHref } from '../shoe-paths.ts';
import styles from './cases-page.module.css';

interface CaseTableProps {
  cases: readonly ShoeCaseListItem[];
  today: string;
  isLoading: boolean;
}

const idOf = ({ id }: ShoeCaseListItem) => id;

/** Soonest deadline first. */
export function CaseTable({ cases, today, isLoading }: CaseTableProps) {
  const { list: texts } = useShoesTexts();
  return (
    <VirtualTable
      items={cases}
      idOf={idOf}
      label={texts.table}
      isBusy={isLoading}
      head={Object.values(texts.columns).map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    >
      {(line, place) => <CaseRow place={place} line={line} today={today} />}
    </VirtualTable>
  );
}

/** More than this don't fit a narrow column. */
const maxChips = 2;

interface CaseRowProps {
  place: RowPlace;
  line: ShoeCaseListItem;
  today: string;
}

function CaseRow({ place, line, today }: CaseRowProps) {
  const texts = useShoesTexts();
  const { columns } = texts.list;
  const { patient_name, patient_id, patient_phone, status, owner, nextDeadline, missing, waitingSince } = line;
  return (
    <tr {...place}>
      <Cell>
        <AppLink href={caseHref(line.id)} className={styles.name}>
          {patient_name}
        </AppLink>
      </Cell>
      <Cell label={columns.id}>
        <span className={styles.id}>{patient_id}</span>
      </Cell>
      <Cell label={columns.phone}>
        {patient_phone ? (
          <a href={telHref(patient_phone)} className={styles.phone}>
            {phoneText(patient_phone)}
          </a>
        ) : (
          '–'
        )}
      </Cell>
      <Cell label={columns.status}>{texts.statuses[status]}</Cell>
      <Cell label={columns.owner}>
        <span className={styles.owner}>{personText(owner, texts)}</span>
      </Cell>
      <Cell label={texts.list.deadline}>
        <div className={styles.deadline}>
          {nextDeadline ? <time dateTime={nextDeadline}>{formatDate(nextDeadline, texts.language)}</time> : '–'}
          <DeadlineMark line={line} today={today} />
          <WaitingBadge since={waitingSince} today={today} />
          <RequestMark due={line.requestDue} today={today} />
        </div>
      </Cell>
      <Cell label={columns.missing}>
        {missing.length > 0 ? (
          <MissingChips label={texts.list.missingFor(patient_name)} steps={missing} most={maxChips} />
        ) : (
          texts.list.nothing
        )}
        <p className={styles.papers}>{papersText(line.progress, texts)}</p>
      </Cell>
    </tr>
  );
}
