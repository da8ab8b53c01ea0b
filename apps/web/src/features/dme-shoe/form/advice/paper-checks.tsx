import { type ShoeCheck, type ShoeCheckState, type ShoeVerdict, shoeChecks } from '@rxweb/contracts/shoe-case';
import { formatDate } from '@rxweb/domain/format';
import { factsOfShoeCheck, shoeSources } from '@rxweb/domain/shoes';
import { cx } from '../../../../lib/class-names.ts';
import { warnIcon } from '../../../../ui/icons.ts';
import { crossCircleIcon } from '../../../../ui/staff-icons.ts';
import { State } from '../../../../ui/state.tsx';
import styles from './advice.module.css';
import { checkStateWords, checkWords, countStates, firstSentence } from './check-words.ts';

const looks = {
  pass: { tone: 'pass' },
  warning: { tone: 'warn', icon: warnIcon },
  fail: { tone: 'fail', icon: crossCircleIcon },
  unknown: { tone: 'off' },
  not_applicable: { tone: 'off' },
} as const;

/** Every check of the window engine in the order in which auditors deny, with its reason; rule and source when asked for. */
export function PaperChecks({ verdict }: { verdict: ShoeVerdict }) {
  const counts = countStates(verdict);
  const shown = (['fail', 'warning', 'pass', 'unknown'] as const).filter((state) => counts[state] > 0);
  return (
    <section className={styles.checks} aria-labelledby="shoe-checks">
      <header className={styles.checksHead}>
        <h2 id="shoe-checks" className={styles.checksTitle}>
          Paper checks
        </h2>
        <p className={styles.sum}>
          {shown.map((state) => (
            <StateMark key={state} state={state} words={`${counts[state]} ${checkStateWords[state].toLowerCase()}`} />
          ))}
        </p>
      </header>
      <ol>
        {shoeChecks.map((check) => (
          <Check key={check} check={check} {...verdict.checks[check]} />
        ))}
      </ol>
      <p className={styles.foot}>
        In the order of the most common denials. Advice only: your DME MAC decides, and you can always save.
      </p>
    </section>
  );
}

function StateMark({ state, words }: { state: ShoeCheckState; words: string }) {
  return <State {...looks[state]}>{words}</State>;
}

function Check({ check, state, reason }: { check: ShoeCheck; state: ShoeCheckState; reason: string }) {
  const isLoud = state === 'fail' || state === 'warning';
  const short = firstSentence(reason);
  return (
    <li className={cx(styles.check, state === 'fail' && styles.failed)}>
      <StateMark state={state} words={checkStateWords[state]} />
      <div>
        <p className={styles.checkName}>{checkWords[check]}</p>
        <p className={styles.reason}>{isLoud ? reason : short}</p>
        <details className={styles.rule}>
          <summary>
            Rule and source<span className="visually-hidden">: {checkWords[check]}</span>
          </summary>
          {!isLoud && short !== reason && <p>{reason.slice(short.length).trim()}</p>}
          <ul>
            {factsOfShoeCheck(check).map((fact) => (
              <li key={fact.rule}>
                <p>{fact.rule}</p>
                <p className={styles.source}>
                  How sure: {fact.confidence}.{' '}
                  {fact.sources.length === 0
                    ? 'No source was found.'
                    : `Source: ${fact.sources.map((source) => shoeSources[source]).join('; ')}.`}
                  {fact.effectiveFrom && ` From ${formatDate(fact.effectiveFrom)}.`}
                  {fact.effectiveUntil && ` Until ${formatDate(fact.effectiveUntil)}.`}
                </p>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </li>
  );
}
