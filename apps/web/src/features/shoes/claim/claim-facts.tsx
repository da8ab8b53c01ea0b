import type { ShoeClaim } from '@rxweb/contracts/shoes/claim';
import { useClaimTexts } from '../../../texts/use/use-claim-texts.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import styles from './claim.module.css';
import { ClaimChoice, ClaimField, optionsOf } from './claim-field.tsx';
import { FacilityFields, OrderedByFields, PatientFields, PlanFields } from './claim-people.tsx';
import type { ClaimPartProps } from './claim-props.ts';
import { readDiagnoses, withDiagnoses } from './claim-values.ts';

/** Everything but the lines. */
export function ClaimFacts({ plan, ...props }: ClaimPartProps & { plan: string | null }) {
  const { claim } = props;
  return (
    <>
      <DiagnosisFields {...props} />
      <BillingFields {...props} />
      <PatientFields {...props} />
      {plan === 'advantage' && <PlanFields {...props} />}
      <OrderedByFields {...props} />
      {claim.placeOfService !== null && claim.placeOfService !== '12' && <FacilityFields {...props} />}
    </>
  );
}

function DiagnosisFields({ claim, problems, onChange }: ClaimPartProps) {
  const texts = useClaimTexts();
  return (
    <div className={styles.fields}>
      <ClaimField
        label={texts.diagnoses}
        path="details.claim.diagnoses"
        problems={problems}
        value={claim.diagnoses.join(', ')}
        maxLength={120}
        hint={texts.diagnosesHint}
        onType={(text) => onChange(withDiagnoses(claim, readDiagnoses(text)))}
      />
      <ClaimField
        label={texts.diagnosisSource}
        path="details.claim.diagnosisSource"
        problems={problems}
        value={claim.diagnosisSource ?? ''}
        maxLength={200}
        onType={(text) => onChange({ ...claim, diagnosisSource: text || null })}
      />
    </div>
  );
}

function BillingFields({ claim, problems, onChange }: ClaimPartProps) {
  const texts = useClaimTexts();
  const set = (part: Partial<ShoeClaim>) => onChange({ ...claim, ...part });
  const place = claim.placeOfService as keyof typeof texts.places | null;
  return (
    <>
      <div className={styles.fields3}>
        <ClaimChoice
          label={texts.place}
          path="details.claim.placeOfService"
          problems={problems}
          value={place}
          options={optionsOf(texts.places).sort((one, other) => placeOrder(one.value) - placeOrder(other.value))}
          none={texts.none}
          onChoose={(placeOfService) => set({ placeOfService })}
        />
        <ClaimChoice
          label={texts.assignment}
          path="details.claim.assignment"
          problems={problems}
          value={claim.assignment}
          options={optionsOf(texts.assignments)}
          none={texts.none}
          onChoose={(assignment) => set({ assignment })}
        />
        <ClaimField
          label={texts.number}
          path="details.claim.number"
          problems={problems}
          value={claim.number ?? ''}
          maxLength={20}
          hint={texts.numberHint}
          onType={(text) => set({ number: text.trim() || null })}
        />
        <ResendFields claim={claim} problems={problems} onChange={onChange} />
      </div>
      <div className={styles.ticks}>
        <CheckField
          label={texts.medicareFirst}
          isChecked={claim.medicareFirst === true}
          onChange={(medicareFirst) => set({ medicareFirst: medicareFirst || null })}
        />
        <CheckField
          label={texts.signatureOnFile}
          isChecked={claim.signatureOnFile === true}
          onChange={(signatureOnFile) => set({ signatureOnFile: signatureOnFile || null })}
        />
      </div>
    </>
  );
}

function ResendFields({ claim, problems, onChange }: ClaimPartProps) {
  const texts = useClaimTexts();
  return (
    <>
      <ClaimChoice
        label={texts.resend}
        path="details.claim.resend"
        problems={problems}
        value={claim.resend ?? null}
        options={optionsOf(texts.resends)}
        none={texts.firstClaim}
        hint={texts.resendHint}
        onChoose={(resend) => onChange({ ...claim, resend })}
      />
      {(claim.resend === 'replacement' || claim.resend === 'void' || claim.payerClaimNumber) && (
        <ClaimField
          label={texts.payerClaimNumber}
          path="details.claim.payerClaimNumber"
          problems={problems}
          value={claim.payerClaimNumber ?? ''}
          maxLength={50}
          onType={(text) => onChange({ ...claim, payerClaimNumber: text.trim() || null })}
        />
      )}
    </>
  );
}

/** Home first; keys that look like numbers lose their order. */
const placeOrder = (place: string): number => ['12', '13', '14', '33', '04', '31', '32', '01'].indexOf(place);
