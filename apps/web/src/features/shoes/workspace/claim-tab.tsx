import { isReadyForKx } from '@rxweb/domain/shoes/check-case';
import { formatDate } from '@rxweb/domain/text/format';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { CaseClaim } from '../claim/case-claim.tsx';
import { DocumentChecks } from '../form/advice/document-checks.tsx';
import { ReadyCard } from '../form/advice/year-card.tsx';
import { PapersSection } from '../form/papers-section.tsx';
import { BilledField } from '../form/visits-section.tsx';
import { missingText } from './problems.ts';
import type { TabProps } from './tab-props.ts';
import styles from './workspace.module.css';

/** Saved with the case; says first what isn't proved yet. */
export function ClaimTab({ open, model }: TabProps) {
  const { views, problems, verdict, file, shoeCase } = model;
  const missing = missingText(views) ?? (problems.length > 0 ? 'Some checks fail.' : null);
  const proof = views.find(({ slot }) => slot === 'proof_of_delivery');
  const needsProof = proof?.state !== 'verified' ? ' There is no signed proof of delivery.' : '';
  return (
    <>
      {file.status !== 'billed' && (missing || needsProof) && (
        <Notice tone="danger">
          <b>Don’t bill yet.</b> {missing}
          {needsProof}
        </Notice>
      )}
      <Panel title="Billing">
        <BilledField />
        {verdict.keepUntil && (
          <p>
            Keep all records until <b>{formatDate(verdict.keepUntil)}</b>.
          </p>
        )}
      </Panel>
      <CaseClaim file={file} isReadyForKx={isReadyForKx(shoeCase, verdict)} isUnsaved={open.isUnsaved} />
      <PapersSection />
      <details className={styles.fold}>
        <summary>All paperwork checks, with rules and sources</summary>
        <DocumentChecks verdict={verdict} />
      </details>
    </>
  );
}

export function ClaimAside({ model: { shoeCase, verdict } }: TabProps) {
  return <ReadyCard shoeCase={shoeCase} verdict={verdict} />;
}
