import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { useMediaQuery, wideQuery } from '../../../browser/use-media-query.ts';
import { Notice } from '../../../ui/notice.tsx';
import { DeliveryForm } from '../delivery/delivery-form.tsx';
import styles from '../form/sections.module.css';
import { DeliveryStep } from '../form/visits-section.tsx';
import { readForm } from '../shared/form-values.ts';
import { useCaseWords } from './case-words.ts';
import { missingText } from './problems.ts';
import type { TabProps } from './tab-props.ts';

export function DeliveryTab({ open: { editing }, model }: TabProps) {
  const { values, change, today } = editing;
  const isWide = useMediaQuery(wideQuery);
  const { details } = readForm(values);
  const words = useCaseWords();
  const { delivery: texts } = words.own;
  const missing = missingText(model.views, words);
  return (
    <>
      {missing && (
        <Notice tone="warning">
          <b>{missing}</b> {texts.canSave}
        </Notice>
      )}
      <fieldset className={styles.section}>
        <legend>{texts.fitting}</legend>
        <div className={styles.steps}>
          <DeliveryStep startsOpen={isWide && model.file.status === 'open'} />
        </div>
      </fieldset>
      <DeliveryForm
        value={details.handover}
        onChange={(handover: ShoeCaseDetails['handover']) => {
          change('details.handover', handover ? JSON.stringify(handover) : '');
          // Fitting, receipt and claim share one date (domain facts 2, G4).
          if (handover?.signedOn && values['details.delivery.date'] === '')
            change('details.delivery.date', handover.signedOn);
        }}
        items={details.items}
        patientName={values.patient_name}
        address={details.patient?.address ?? null}
        today={today}
        deliveredOn={details.delivery?.date ?? null}
        isOnPaper={values['details.proofOfDelivery'] === 'yes'}
        onPaperChange={(isOnPaper) => change('details.proofOfDelivery', isOnPaper ? 'yes' : '')}
      />
    </>
  );
}
