import { type AnyShoeCheck, allShoeChecks, type ShoeCheckState, type ShoeVerdict } from '@rxweb/contracts/shoes/checks';
import { factsOfShoeCheck, shoeSources } from '@rxweb/domain/shoes/check-case';
import type { ShoeFact } from '@rxweb/domain/shoes/facts';
import { formatDate } from '@rxweb/domain/text/format';
import { cx } from '../../../../browser/class-names.ts';
import { useFormTexts } from '../../../../texts/shoes/use-form-texts.ts';
import { useShoesTexts } from '../../../../texts/shoes/use-shoes-texts.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { chevronDownIcon, warnIcon } from '../../../../ui/more-icons.ts';
import { crossCircleIcon } from '../../../../ui/staff-icons.ts';
import { State } from '../../../../ui/state.tsx';
import styles from './advice.module.css';
import { countStates, firstSentence } from './check-labels.ts';

const looks = {
  pass: { tone: 'pass' },
  warning: { tone: 'warn', icon: warnIcon },
  fail: { tone: 'fail', icon: crossCircleIcon },
  unknown: { tone: 'off' },
  not_applicable: { tone: 'off' },
} as const;

/** In the order of auditors' denials; rule and source on request. */
export function DocumentChecks({ verdict }: { verdict: ShoeVerdict }) {
  const { advice: texts } = useFormTexts();
  const counts = countStates(verdict);
  const shown = (['fail', 'warning', 'pass', 'unknown'] as const).filter((state) => counts[state] > 0);
  return (
    <section className={styles.checks} aria-labelledby="shoe-checks">
      <header className={styles.checksHead}>
        <h2 id="shoe-checks" className={styles.checksTitle}>
          {texts.checks}
        </h2>
        <p className={styles.sum}>
          {shown.map((state) => (
            <StateMark key={state} state={state} words={texts.sums[state](counts[state])} />
          ))}
        </p>
      </header>
      <ol>
        {allShoeChecks.map((check) => {
          const finding = verdict.checks[check];
          return finding && <Check key={check} check={check} {...finding} />;
        })}
      </ol>
      <p className={styles.foot}>{texts.foot}</p>
    </section>
  );
}

function StateMark({ state, words }: { state: ShoeCheckState; words: string }) {
  return <State {...looks[state]}>{words}</State>;
}

function Check({ check, state, reason }: { check: AnyShoeCheck; state: ShoeCheckState; reason: string }) {
  const { advice: texts } = useFormTexts();
  const { checks } = useShoesTexts();
  const isProminent = state === 'fail' || state === 'warning';
  const short = firstSentence(reason);
  return (
    <li className={cx(styles.check, state === 'fail' && styles.failed)}>
      <details>
        <summary className={styles.checkRow}>
          <StateMark state={state} words={texts.states[state]} />
          <span>
            {checks[check]}
            <span className={styles.reason} lang="en">
              {isProminent ? reason : short}
            </span>
          </span>
          <Icon drawing={chevronDownIcon} size={18} className={styles.chevron} />
        </summary>
        <div className={styles.rule} lang="en">
          {!isProminent && short !== reason && <p>{reason.slice(short.length).trim()}</p>}
          <ul>
            {factsOfShoeCheck(check).map((fact) => (
              <li key={fact.rule}>
                <p>{fact.rule}</p>
                <p>{sourceText(fact)}</p>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  );
}

function sourceText({ sources, confidence, effectiveFrom, effectiveUntil }: ShoeFact): string {
  const from = sources.map((source) => shoeSources[source]).join('; ');
  return [
    from ? `Source: ${from}.` : 'No source found.',
    `Confidence: ${confidence}.`,
    effectiveFrom && `From ${formatDate(effectiveFrom)}.`,
    effectiveUntil && `Until ${formatDate(effectiveUntil)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
