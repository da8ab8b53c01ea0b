import type { ClaimProblem } from '@rxweb/domain/shoes/claim/check-shoe-claim';
import { useState } from 'react';
import { useClaimTexts } from '../../../texts/use-claim-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './claim.module.css';

/** More would push the form off a phone's screen. */
const shownAtFirst = 4;

/** What stands between the claim and a bill, then what to look at. */
export function ClaimProblems({ problems }: { problems: readonly ClaimProblem[] }) {
  const texts = useClaimTexts();
  const reasons = problems.filter(({ refuses }) => refuses);
  const hints = problems.filter(({ refuses }) => !refuses);
  return (
    <>
      {reasons.length > 0 ? (
        <Notice tone="danger" role="status">
          <p>
            <b>{texts.notYet}</b> {texts.reasons(reasons.length)}
          </p>
          <Sentences problems={reasons} />
        </Notice>
      ) : (
        <Notice tone="positive" role="status">
          {texts.ready}
        </Notice>
      )}
      {hints.length > 0 && (
        <Notice tone="warning">
          <b>{texts.hints}</b>
          <Sentences problems={hints} />
        </Notice>
      )}
    </>
  );
}

function Sentences({ problems }: { problems: readonly ClaimProblem[] }) {
  const texts = useClaimTexts();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? problems : problems.slice(0, shownAtFirst);
  return (
    <>
      <ul className={styles.reasons}>
        {shown.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {shown.length < problems.length && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          {texts.showAll(problems.length)}
        </Button>
      )}
    </>
  );
}
