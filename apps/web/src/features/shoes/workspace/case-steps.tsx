import { cx } from '../../../browser/class-names.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { checkIcon } from '../../../ui/more-icons.ts';
import type { CaseModel } from './case-model.ts';
import styles from './overview.module.css';
import { stepsOfCase } from './steps-of-case.ts';

export function CaseSteps({ model }: { model: CaseModel }) {
  const { progress: texts, language } = useCaseTexts();
  const steps = stepsOfCase(model, texts, language);
  const now = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section className={styles.steps} aria-label={texts.label}>
      <ol className={styles.stepList}>
        {steps.map(({ name, text, isDone, isLate }, index) => (
          <li
            key={name}
            aria-current={index === now ? 'step' : undefined}
            className={cx(
              styles.step,
              isDone && styles.done,
              index === now && styles.current,
              index === now && isLate && styles.late,
            )}
          >
            <span className={styles.dot} aria-hidden="true">
              {isDone ? <Icon drawing={checkIcon} size={18} /> : index + 1}
            </span>
            <p className={styles.stepName}>
              {name}
              {isDone && <span className="visually-hidden">{texts.done}</span>}
            </p>
            <p className={styles.stepText}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
