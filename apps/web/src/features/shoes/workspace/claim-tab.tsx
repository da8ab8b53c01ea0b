import { isReadyForKx } from '@rxweb/domain/shoes/check-case';
import { formatDate } from '@rxweb/domain/text/format';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { CaseClaim } from '../claim/case-claim.tsx';
import { DocumentChecks } from '../form/advice/document-checks.tsx';
import { ReadyCard } from '../form/advice/year-card.tsx';
import { PapersSection } from '../form/papers-section.tsx';
import { BilledField } from '../form/visits-section.tsx';
import { useCaseWords } from './case-words.ts';
import { missingText } from './problems.ts';
import type { TabProps } from './tab-props.ts';
import styles from './workspace.module.css';

/** Saved with the case; says first what isn't proved yet. */
export function ClaimTab({ open, model }: TabProps) {
  const words = useCaseWords();
  const { claim: texts, language } = words.own;
  const { keep } = useFormTexts().advice;
  const { views, problems, verdict, file, shoeCase } = model;
  const missing = missingText(views, words) ?? (problems.length > 0 ? texts.checksFail : null);
  const proof = views.find(({ slot }) => slot === 'proof_of_delivery');
  const needsProof = proof?.state !== 'verified' ? ` ${texts.noProof}` : '';
  return (
    <>
      {file.status !== 'billed' && (missing || needsProof) && (
        <Notice tone="danger">
          <b>{texts.dontBill}</b> {missing}
          {needsProof}
        </Notice>
      )}
      <Panel title={texts.billing}>
        <BilledField />
        {verdict.keepUntil && (
          <p>
            {keep} <b>{formatDate(verdict.keepUntil, language)}</b>.
          </p>
        )}
      </Panel>
      <CaseClaim file={file} isReadyForKx={isReadyForKx(shoeCase, verdict)} isUnsaved={open.isUnsaved} />
      <PapersSection />
      <details className={styles.fold}>
        <summary>{texts.allChecks}</summary>
        <DocumentChecks verdict={verdict} />
      </details>
    </>
  );
}

export function ClaimAside({ model: { shoeCase, verdict } }: TabProps) {
  return <ReadyCard shoeCase={shoeCase} verdict={verdict} />;
}
