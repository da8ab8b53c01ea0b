import type { ShoeClaim } from '@rxweb/contracts/shoes/claim';
import type { ReactNode } from 'react';
import { useClaimTexts } from '../../../texts/use/use-claim-texts.ts';
import styles from './claim.module.css';
import { ClaimChoice, ClaimField, optionsOf } from './claim-field.tsx';
import type { ClaimPartProps } from './claim-props.ts';

type Part = 'patient' | 'orderedBy' | 'facility' | 'payer';

const empty = {
  patient: {
    lastName: null,
    firstName: null,
    middleName: null,
    sex: null,
    street: null,
    city: null,
    state: null,
    zip: null,
  },
  orderedBy: { lastName: null, firstName: null, npi: null },
  facility: { name: null, npi: null, street: null, city: null, state: null, zip: null },
  payer: { name: null, id: null },
} satisfies { [K in Part]: NonNullable<ShoeClaim[K]> };

/** A text field of a part of the claim; a part without texts is none. */
function PartField<K extends Part>(
  props: ClaimPartProps & {
    part: K;
    name: keyof (typeof empty)[K] & string;
    label: string;
    most: number;
    isCapitals?: boolean;
    isNumeric?: boolean;
  },
) {
  const { claim, problems, onChange, part, name, label, most, isCapitals, isNumeric = false } = props;
  const known: Readonly<Record<string, string | null>> = claim[part] ?? empty[part];
  return (
    <ClaimField
      label={label}
      path={`details.claim.${part}.${name}`}
      problems={problems}
      value={known[name] ?? ''}
      maxLength={most}
      isNumeric={isNumeric}
      onType={(text) => {
        const next = { ...known, [name]: (isCapitals ? text.toUpperCase() : text) || null };
        onChange({ ...claim, [part]: Object.values(next).some((value) => value !== null) ? next : null });
      }}
    />
  );
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.fields3}>{children}</div>
    </fieldset>
  );
}

export function PatientFields(props: ClaimPartProps) {
  const texts = useClaimTexts();
  const { claim, problems, onChange } = props;
  const patient = { ...props, part: 'patient' } as const;
  return (
    <Group title={texts.patient}>
      <PartField {...patient} name="lastName" label={texts.lastName} most={60} />
      <PartField {...patient} name="firstName" label={texts.firstName} most={35} />
      <PartField {...patient} name="middleName" label={texts.middleName} most={25} />
      <ClaimChoice
        label={texts.sex}
        path="details.claim.patient.sex"
        problems={problems}
        value={claim.patient?.sex ?? null}
        options={optionsOf(texts.sexes)}
        none={texts.none}
        onChoose={(sex) => onChange({ ...claim, patient: { ...empty.patient, ...claim.patient, sex } })}
      />
      <PartField {...patient} name="street" label={texts.street} most={55} />
      <PartField {...patient} name="city" label={texts.city} most={30} />
      <PartField {...patient} name="state" label={texts.state} most={2} isCapitals />
      <PartField {...patient} name="zip" label={texts.zip} most={10} isNumeric />
    </Group>
  );
}

export function PlanFields(props: ClaimPartProps) {
  const texts = useClaimTexts();
  const { claim, problems, onChange } = props;
  return (
    <Group title={texts.plan}>
      <ClaimField
        label={texts.memberId}
        path="details.claim.memberId"
        problems={problems}
        value={claim.memberId ?? ''}
        maxLength={80}
        onType={(text) => onChange({ ...claim, memberId: text || null })}
      />
      <PartField {...props} part="payer" name="name" label={texts.payerName} most={60} />
      <PartField {...props} part="payer" name="id" label={texts.payerId} most={80} />
    </Group>
  );
}

export function OrderedByFields(props: ClaimPartProps) {
  const texts = useClaimTexts();
  const orderedBy = { ...props, part: 'orderedBy' } as const;
  return (
    <Group title={texts.orderedBy} hint={texts.orderedByHint}>
      <PartField {...orderedBy} name="lastName" label={texts.lastName} most={60} />
      <PartField {...orderedBy} name="firstName" label={texts.firstName} most={35} />
      <PartField {...orderedBy} name="npi" label={texts.npi} most={10} isNumeric />
    </Group>
  );
}

export function FacilityFields(props: ClaimPartProps) {
  const texts = useClaimTexts();
  const facility = { ...props, part: 'facility' } as const;
  return (
    <Group title={texts.facility}>
      <PartField {...facility} name="name" label={texts.facilityName} most={60} />
      <PartField {...facility} name="npi" label={texts.npi} most={10} isNumeric />
      <PartField {...facility} name="street" label={texts.street} most={55} />
      <PartField {...facility} name="city" label={texts.city} most={30} />
      <PartField {...facility} name="state" label={texts.state} most={2} isCapitals />
      <PartField {...facility} name="zip" label={texts.zip} most={10} isNumeric />
    </Group>
  );
}
