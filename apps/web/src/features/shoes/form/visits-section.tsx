import { fitNoteText } from '@rxweb/domain/shoes/shoe-case';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { conditionKeys } from '../shared/conditions.ts';
import { readForm } from '../shared/form-values.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';
import { Checkbox, Field, FieldRow, ShowMore } from './fields.tsx';
import { useShoeForm } from './form-context.ts';
import styles from './sections.module.css';
import { Group, Step } from './step.tsx';

export function VisitsSection() {
  return (
    <fieldset className={styles.section}>
      <legend>Shoes and visits</legend>
      <div className={styles.steps}>
        <EvaluationStep />
        <OrderedStep />
        <DeliveryStep>
          <ShowMore title="Proof of delivery and claim" paths={['details.proofOfDelivery', 'details.billed']}>
            <FieldRow count={2}>
              <ProofField />
              <BilledField />
            </FieldRow>
          </ShowMore>
        </DeliveryStep>
      </div>
    </fieldset>
  );
}

const evaluationPaths: FieldPath[] = [
  'details.evaluation.mode',
  'details.evaluation.measured',
  'details.evaluation.abnormalities',
  'details.feet.left.lengthMm',
  'details.feet.left.widthMm',
  'details.feet.right.lengthMm',
  'details.feet.right.widthMm',
];

/** `startsOpen`: there is room for the measurements. */
export function EvaluationStep({ startsOpen = false }: { startsOpen?: boolean }) {
  return (
    <Step
      isVisit
      name={<Field path="checklist.appointmentMade" />}
      ticks={<Checkbox path="checklist.fitted" />}
      date={<Field path="details.evaluation.date" label="Fitted on" />}
    >
      <ShowMore title="Foot evaluation" paths={evaluationPaths} startsOpen={startsOpen}>
        <FieldRow count={2}>
          <Field path="details.evaluation.mode" hint="In person, before items are chosen." />
          <Field path="details.evaluation.measured" />
        </FieldRow>
        <Field path="details.evaluation.abnormalities" hint="What the shoes need to accommodate." />
        <Group name="Measurements">
          <FieldRow count={4}>
            <Field path="details.feet.left.lengthMm" unit="mm" />
            <Field path="details.feet.left.widthMm" unit="mm" />
            <Field path="details.feet.right.lengthMm" unit="mm" />
            <Field path="details.feet.right.widthMm" unit="mm" />
          </FieldRow>
        </Group>
      </ShowMore>
      <ConditionsFold />
    </Step>
  );
}

function ConditionsFold() {
  const { values } = useShoeForm();
  const paths = conditionKeys.map((key) => `details.conditions.${key}` as const);
  return (
    <ShowMore title="Qualifying conditions" paths={[...paths, 'details.conditions.other']}>
      <p className={styles.hint}>At least one, each documented somewhere other than the certifying statement.</p>
      <div>
        {conditionKeys.map((key) => (
          <div key={key} className={styles.condition}>
            <Checkbox path={`details.conditions.${key}`} />
            {values[`details.conditions.${key}`] === 'yes' && <Field path={`details.conditionDocuments.${key}`} />}
          </div>
        ))}
      </div>
      <Field path="details.conditions.other" />
    </ShowMore>
  );
}

const items = ['depthPairs', 'customPairs', 'insertPairs', 'modifications'] as const;
const itemPaths = items.map((item) => `details.items.${item}` as const);
const elsewherePaths = items.map((item) => `details.suppliedElsewhere.${item}` as const);
const itemLabels = ['Depth shoes, pairs', 'Custom shoes, pairs', 'Inserts, pairs', 'Modifications'] as const;

export function OrderedStep() {
  const { change } = useShoeForm();
  return (
    <Step
      isVisit
      name={<Field path="checklist.shoesOrdered" />}
      ticks={<Checkbox path="checklist.shoesReceived" />}
      date={<Field path="details.chosen" label="Chosen on" />}
    >
      <ShowMore title="Items, and what other suppliers provided this year" paths={[...itemPaths, ...elsewherePaths]}>
        <Group name="This delivery">
          <FieldRow count={4}>
            {itemPaths.map((path, index) => (
              <Field key={path} path={path} about="This delivery:" label={itemLabels[index] ?? ''} />
            ))}
          </FieldRow>
        </Group>
        <Group name="From other suppliers in the same calendar year">
          <FieldRow count={4}>
            {elsewherePaths.map((path, index) => (
              <Field key={path} path={path} about="From other suppliers:" label={itemLabels[index] ?? ''} />
            ))}
          </FieldRow>
          <div>
            <Button
              onClick={() => {
                for (const path of elsewherePaths) change(path, '0');
              }}
            >
              None from other suppliers
            </Button>
          </div>
        </Group>
        <p className={styles.hint}>
          After you fill in one number in a row, the blanks count as 0. Items from this store’s other cases are counted
          automatically.
        </p>
      </ShowMore>
    </Step>
  );
}

const feet = ['left', 'right'] as const;
const shoeOf = { left: 'Left shoe', right: 'Right shoe' };
const deliveryPaths: FieldPath[] = [
  'details.delivery.mode',
  'details.delivery.wearing',
  ...feet.flatMap(
    (foot) =>
      [
        `details.fit.${foot}.toeSpaceMm`,
        `details.fit.${foot}.heelSlipMm`,
        `details.fit.${foot}.width`,
        `details.fit.${foot}.skinClear`,
      ] as const,
  ),
  'details.fit.walked',
  'details.delivery.note',
];

export function DeliveryStep({ startsOpen = false, children }: { startsOpen?: boolean; children?: ReactNode }) {
  const { values } = useShoeForm();
  const { fit, delivery } = readForm(values).details;
  const note = fitNoteText(fit, delivery?.note ?? null);
  return (
    <Step
      isVisit
      name={<Field path="checklist.patientAppointment" />}
      ticks={<Checkbox path="checklist.patientReceivesShoesBilled" />}
      date={<Field path="details.delivery.date" label="Delivered on" />}
    >
      <ShowMore title="Delivery and fitting note" paths={deliveryPaths} startsOpen={startsOpen}>
        <FieldRow count={2}>
          <Field path="details.delivery.mode" />
          <Field path="details.delivery.wearing" />
        </FieldRow>
        {feet.map((foot) => (
          <Group key={foot} name={shoeOf[foot]}>
            <FieldRow count={4}>
              <Field path={`details.fit.${foot}.toeSpaceMm`} about={shoeOf[foot]} label="Toe space" unit="mm" />
              <Field path={`details.fit.${foot}.heelSlipMm`} about={shoeOf[foot]} label="Heel slip" unit="mm" />
              <Field path={`details.fit.${foot}.width`} about={shoeOf[foot]} label="Width" />
              <Field path={`details.fit.${foot}.skinClear`} about={shoeOf[foot]} label="No pressure marks" />
            </FieldRow>
          </Group>
        ))}
        <FieldRow count={2}>
          <Field path="details.fit.walked" />
        </FieldRow>
        <Field path="details.delivery.note" hint="“Fits well” alone isn’t enough. Write what you saw and felt." />
        {note && (
          <p className={styles.preview}>
            <b>Fitting note:</b> {note}
          </p>
        )}
      </ShowMore>
      {children}
    </Step>
  );
}

function ProofField() {
  return (
    <Field
      path="details.proofOfDelivery"
      hint="On paper, with name, address, items, quantity, date and signature. An on-screen signature also counts."
    />
  );
}

export function BilledField() {
  return <Field path="details.billed" hint="You must have the order by this date." />;
}
