import { formatCount } from '@rxweb/domain/text/format-count';
import { AppLink } from '../../../navigation/app-link.tsx';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';
import { personText } from '../labels.ts';
import { caseViewQuery } from '../list/case-view.ts';
import { RequestMark } from '../marks.tsx';
import { shoePaths } from '../shoe-paths.ts';
import type { ShoeBoard } from '../shoes.api.ts';
import { tabHref } from '../workspace/case-tabs.ts';
import styles from './requests.module.css';

/** Open requests for records, soonest due first: most are of billed cases, which are in no lane. */
export function Requests({ board: { requests, today }, owner }: { board: ShoeBoard; owner: string }) {
  const texts = useShoesTexts();
  if (requests.count === 0) return null;
  return (
    <section className={styles.requests} aria-labelledby="shoe-requests">
      <h2 id="shoe-requests" className={styles.title}>
        {texts.board.requests} <span className={styles.count}>{formatCount(requests.count)}</span>
      </h2>
      <ul className={styles.list}>
        {requests.cases.map(({ id, patient_name, patient_id, status, owner: of, requestDue }) => (
          <li key={id} className={styles.request}>
            <AppLink href={tabHref(id, 'claim')} className={styles.name}>
              {patient_name}
            </AppLink>
            <span className={styles.facts}>
              {patient_id} · {texts.statuses[status]} · {personText(of, texts)}
            </span>
            <RequestMark due={requestDue} today={today} />
          </li>
        ))}
      </ul>
      {requests.cases.length < requests.count && (
        <AppLink href={shoePaths.cases + caseViewQuery({ owner, due: 'requests' })} className={styles.name}>
          {texts.board.showAll(formatCount(requests.count))}
        </AppLink>
      )}
    </section>
  );
}
