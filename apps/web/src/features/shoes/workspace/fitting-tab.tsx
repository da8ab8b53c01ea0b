import { useMediaQuery, wideQuery } from '../../../browser/use-media-query.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { LimitCard } from '../form/advice/year-card.tsx';
import styles from '../form/sections.module.css';
import { EvaluationStep, OrderedStep } from '../form/visits-section.tsx';
import type { TabProps } from './tab-props.ts';

export function FittingTab() {
  const { fitting: texts } = useCaseTexts();
  const isWide = useMediaQuery(wideQuery);
  return (
    <>
      <fieldset className={styles.section}>
        <legend>{texts.evaluation}</legend>
        <div className={styles.steps}>
          <EvaluationStep startsOpen={isWide} />
        </div>
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{texts.items}</legend>
        <div className={styles.steps}>
          <OrderedStep />
        </div>
      </fieldset>
    </>
  );
}

export function FittingAside({ model: { shoeCase, file } }: TabProps) {
  return <LimitCard shoeCase={shoeCase} suppliedHere={file.suppliedHere} />;
}
