import { type SetupStep, setupSteps } from '@rxweb/contracts/setup';
import { cx } from '../../../browser/class-names.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { useSetupStepsTexts } from '../../../texts/use/use-setup-steps-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { checkIcon } from '../../../ui/more-icons.ts';
import styles from './setup-steps.module.css';
import { hrefOf } from './step-places.ts';

/** Where the owner is, and what is done. On phones a bar instead of the names. */
export function StepList({ current, done }: { current: SetupStep; done: readonly SetupStep[] }) {
  const texts = useSetupStepsTexts();
  return (
    <nav aria-label={texts.list} className={styles.steps}>
      <p className={styles.place}>
        <b>{texts.place(setupSteps.indexOf(current) + 1, setupSteps.length)}</b> · {texts.steps[current]}
      </p>
      <ol className={styles.list}>
        {setupSteps.map((step, index) => (
          <li key={step}>
            <AppLink href={hrefOf(step)} className={styles.step} aria-current={step === current ? 'step' : undefined}>
              <span className={cx(styles.mark, done.includes(step) && styles.isDone)} aria-hidden="true">
                {done.includes(step) ? <Icon drawing={checkIcon} /> : index + 1}
              </span>
              <span className={styles.stepName}>
                {texts.steps[step]}
                {done.includes(step) && <span className="visually-hidden">, {texts.done}</span>}
              </span>
            </AppLink>
          </li>
        ))}
      </ol>
      <p className={styles.effort}>{texts.effort}</p>
    </nav>
  );
}
