import { fitNoteText } from '@rxweb/domain/shoes/fit-note-text';
import type { ReactNode } from 'react';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { conditionKeys } from '../shared/conditions.ts';
import { readForm } from '../shared/form-values.ts';
import type { FieldPath } from '../shared/shoe-fields.ts';
import { Checkbox, Field, FieldRow, ShowMore } from './fields.tsx';
import { useShoeForm } from './form-context.ts';
import styles from './sections.module.css';
import { Group, Step } from './step.tsx';

export function VisitsSection() {
  const { visits: texts } = useFormTexts();
  return (
    <fieldset className={styles.section}>
      <legend>{texts.title}</legend>
      <div className={styles.steps}>
        <EvaluationStep />
        <OrderedStep />
        <DeliveryStep>
          <ShowMore title={texts.proof} paths={['details.proofOfDelivery', 'details.billed']}>
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
  const { visits: texts } = useFormTexts();
  return (
    <Step
      isVisit
      name={<Field path="checklist.appointmentMade" />}
      ticks={<Checkbox path="checklist.fitted" />}
      date={<Field path="details.evaluation.date" label={texts.fittedOn} />}
    >
      <ShowMore title={texts.evaluation} paths={evaluationPaths} startsOpen={startsOpen}>
        <FieldRow count={2}>
          <Field path="details.evaluation.mode" hint={texts.evaluationHint} />
          <Field path="details.evaluation.measured" />
        </FieldRow>
        <Field path="details.evaluation.abnormalities" hint={texts.abnormalitiesHint} />
        <Group name={texts.measurements}>
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
  const { visits: texts } = useFormTexts();
  const { values } = useShoeForm();
  const paths = conditionKeys.map((key) => `details.conditions.${key}` as const);
  return (
    <ShowMore title={texts.conditions} paths={[...paths, 'details.conditions.other']}>
      <p className={styles.hint}>{texts.conditionsHint}</p>
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

export function OrderedStep() {
  const { visits: texts } = useFormTexts();
  const itemLabels = items.map((item) => texts.itemLabels[item]);
  const { change } = useShoeForm();
  return (
    <Step
      isVisit
      name={<Field path="checklist.shoesOrdered" />}
      ticks={<Checkbox path="checklist.shoesReceived" />}
      date={<Field path="details.chosen" label={texts.chosenOn} />}
    >
      <ShowMore title={texts.items} paths={[...itemPaths, ...elsewherePaths]}>
        <Group name={texts.thisDelivery}>
          <FieldRow count={4}>
            {itemPaths.map((path, index) => (
              <Field key={path} path={path} about={texts.thisDeliveryAbout} label={itemLabels[index] ?? ''} />
            ))}
          </FieldRow>
        </Group>
        <Group name={texts.elsewhere}>
          <FieldRow count={4}>
            {elsewherePaths.map((path, index) => (
              <Field key={path} path={path} about={texts.elsewhereAbout} label={itemLabels[index] ?? ''} />
            ))}
          </FieldRow>
          <div>
            <Button
              onClick={() => {
                for (const path of elsewherePaths) change(path, '0');
              }}
            >
              {texts.none}
            </Button>
          </div>
        </Group>
        <p className={styles.hint}>{texts.itemsHint}</p>
      </ShowMore>
    </Step>
  );
}

const feet = ['left', 'right'] as const;
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
  const { visits: texts } = useFormTexts();
  const { values } = useShoeForm();
  const { fit, delivery } = readForm(values).details;
  const note = fitNoteText(fit, delivery?.note ?? null);
  return (
    <Step
      isVisit
      name={<Field path="checklist.patientAppointment" />}
      ticks={<Checkbox path="checklist.patientReceivesShoesBilled" />}
      date={<Field path="details.delivery.date" label={texts.deliveredOn} />}
    >
      <ShowMore title={texts.delivery} paths={deliveryPaths} startsOpen={startsOpen}>
        <FieldRow count={2}>
          <Field path="details.delivery.mode" />
          <Field path="details.delivery.wearing" />
        </FieldRow>
        {feet.map((foot) => (
          <Group key={foot} name={texts[foot]}>
            <FieldRow count={4}>
              <Field path={`details.fit.${foot}.toeSpaceMm`} about={texts[foot]} label={texts.toeSpace} unit="mm" />
              <Field path={`details.fit.${foot}.heelSlipMm`} about={texts[foot]} label={texts.heelSlip} unit="mm" />
              <Field path={`details.fit.${foot}.width`} about={texts[foot]} label={texts.width} />
              <Field path={`details.fit.${foot}.skinClear`} about={texts[foot]} label={texts.skinClear} />
            </FieldRow>
          </Group>
        ))}
        <FieldRow count={2}>
          <Field path="details.fit.walked" />
        </FieldRow>
        <Field path="details.delivery.note" hint={texts.noteHint} />
        {note && (
          <p className={styles.preview}>
            <b>{texts.note}</b> <span lang="en">{note}</span>
          </p>
        )}
      </ShowMore>
      {children}
    </Step>
  );
}

function ProofField() {
  const { visits: texts } = useFormTexts();
  return <Field path="details.proofOfDelivery" hint={texts.proofHint} />;
}

export function BilledField() {
  const { visits: texts } = useFormTexts();
  return <Field path="details.billed" hint={texts.billedHint} />;
}
