import type { SetupStep } from '@rxweb/contracts/setup';
import { useOnline } from '../../../browser/use-online.ts';
import { useSetupStepsTexts } from '../../../texts/use/use-setup-steps-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import styles from './setup-steps.module.css';
import { hrefOf, neighborsOf } from './step-places.ts';

interface StepFootProps {
  step: SetupStep;
  isBusy: boolean;
  hasFailed: boolean;
}

/** Back, skip, and the button that submits the step's form. */
export function StepFoot({ step, isBusy, hasFailed }: StepFootProps) {
  const texts = useSetupStepsTexts();
  const isOnline = useOnline();
  const { before, after } = neighborsOf(step);
  return (
    <div className={styles.foot}>
      {hasFailed && (
        <Notice tone="danger" role="alert">
          {texts.notSaved}
        </Notice>
      )}
      <p className={styles.stays}>{texts.stays}</p>
      <div className={styles.buttons}>
        {before && (
          <PageLink variant="quiet" href={hrefOf(before)}>
            {texts.back}
          </PageLink>
        )}
        <span className={styles.gap} />
        {after && <PageLink href={hrefOf(after)}>{texts.skip}</PageLink>}
        <Button type="submit" variant="primary" aria-disabled={isBusy || !isOnline}>
          {isBusy ? texts.saving : after ? texts.next(texts.steps[after]) : texts.finish}
        </Button>
      </div>
    </div>
  );
}
