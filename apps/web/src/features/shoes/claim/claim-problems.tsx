import type { ClaimProblem } from '@rxweb/domain/shoes/claim/check-shoe-claim';
import { joinLines } from '@rxweb/domain/shoes/claim/join-lines';
import { useState } from 'react';
import { useClaimTexts } from '../../../texts/use/use-claim-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './claim.module.css';

/** More would push the form off a phone's screen. */
const shownAtFirst = 4;

/** Reasons not to bill come first. */
export function ClaimProblems({ problems }: { problems: readonly ClaimProblem[] }) {
  const texts = useClaimTexts();
  const reasons = joinLines(problems.filter(({ refuses }) => refuses));
  const hints = joinLines(problems.filter(({ refuses }) => !refuses));
  return (
    <>
      {reasons.length > 0 ? (
        <Notice tone="danger" role="status">
          <p>
            <b>{texts.notYet}</b> {texts.reasons(reasons.length)}
          </p>
          <Sentences sentences={reasons} />
        </Notice>
      ) : (
        <Notice tone="positive" role="status">
          {texts.ready}
        </Notice>
      )}
      {hints.length > 0 && (
        <Notice tone="warning">
          <b>{texts.hints}</b>
          <Sentences sentences={hints} />
        </Notice>
      )}
    </>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  const texts = useClaimTexts();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? sentences : sentences.slice(0, shownAtFirst);
  return (
    <>
      <ul className={styles.reasons}>
        {shown.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {shown.length < sentences.length && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          {texts.showAll(sentences.length)}
        </Button>
      )}
    </>
  );
}
