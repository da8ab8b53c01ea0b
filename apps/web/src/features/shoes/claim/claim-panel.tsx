import type { ClaimSupplier, ShoeClaim } from '@rxweb/contracts/shoes/claim';
import { getClaimSupplier } from '@rxweb/contracts/shoes/claim-files';
import { checkShoeClaim, isBillable } from '@rxweb/domain/shoes/claim/check-shoe-claim';
import { proposeClaim } from '@rxweb/domain/shoes/claim/propose-claim';
import { findUnprintable, unprintableText } from '@rxweb/domain/shoes/printing/printable-letters';
import { useEffect, useState } from 'react';
import { logFailure } from '../../../browser/log.ts';
import { useStaffCall } from '../../../data/use-staff-call.ts';
import { useClaimTexts } from '../../../texts/use/use-claim-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useShoeForm } from '../form/form-context.ts';
import { readForm } from '../shared/form-values.ts';
import styles from './claim.module.css';
import { ClaimFacts } from './claim-facts.tsx';
import { ClaimFiles } from './claim-files.tsx';
import { ClaimLines } from './claim-lines.tsx';
import { ClaimProblems } from './claim-problems.tsx';
import type { CaseClaimProps } from './claim-props.ts';

export function ClaimPanel({ file: { id, documents }, isReadyForKx, isUnsaved }: CaseClaimProps) {
  const texts = useClaimTexts();
  const language = useLanguage();
  const supplier = useClaimSupplier();
  const { values, change, today } = useShoeForm();
  const { details, patient_name: patientName, patient_id } = readForm(values);
  const { claim } = details;
  const hasAbn = documents.some(({ requirement }) => requirement === 'abn');
  const input = { details, patientName, supplier: supplier ?? null, today, isReadyForKx, hasAbn };
  const problems = checkShoeClaim(input, language).filter(
    // Until the store's details are here, nothing is said of them.
    ({ field }) => supplier !== undefined || !field.startsWith('supplier'),
  );
  const unprintable = findUnprintable({ patient_name: patientName, patient_id, details });
  const edit = (next: ShoeClaim) => change('details.claim', JSON.stringify(next));
  const start = () => edit(proposeClaim({ id, patientName, details, isReadyForKx }));
  if (!claim)
    return (
      <Panel title={texts.title}>
        <div className={styles.start}>
          <p>{texts.intro}</p>
          <Button onClick={start}>{texts.start}</Button>
        </div>
      </Panel>
    );
  return (
    <Panel title={texts.title}>
      <div className={styles.claim}>
        <ClaimProblems problems={problems} />
        <ClaimLines claim={claim} problems={problems} onChange={edit} />
        <ClaimFacts claim={claim} plan={details.plan?.kind ?? null} problems={problems} onChange={edit} />
        <ClaimFiles
          id={id}
          supplier={supplier ?? null}
          isBillable={isBillable(problems)}
          isUnsaved={isUnsaved}
          unprintable={unprintable && unprintableText(unprintable, language)}
        />
      </div>
    </Panel>
  );
}

/** Who bills; null if not set up, undefined until it is known. The server checks it again for each file. */
function useClaimSupplier(): ClaimSupplier | null | undefined {
  const call = useStaffCall();
  const [supplier, setSupplier] = useState<ClaimSupplier | null>();
  useEffect(() => {
    const abort = new AbortController();
    call(getClaimSupplier, {}, { signal: abort.signal }).then(
      (answer) => setSupplier(answer.supplier),
      (error: unknown) => {
        if (!abort.signal.aborted) logFailure('The store’s billing details were not loaded', error);
      },
    );
    return () => abort.abort();
  }, [call]);
  return supplier;
}
