import type { ShoeCase, ShoeItems, ShoeVerdict } from '@rxweb/contracts/shoes/checks';
import { isReadyToBill } from '@rxweb/domain/shoes/check-case';
import { openQuestions, payerOf } from '@rxweb/domain/shoes/payers';
import type { FormTexts } from '../../../../texts/shoes/form-en.ts';
import { useFormTexts } from '../../../../texts/shoes/use-form-texts.ts';
import styles from './advice.module.css';
import { remainingAllowance } from './remaining-allowance.ts';

interface LimitCardProps {
  shoeCase: ShoeCase;
  suppliedHere: ShoeItems;
}

export function LimitCard({ shoeCase, suppliedHere }: LimitCardProps) {
  const { advice: texts } = useFormTexts();
  const { year, rest, isUncertain } = remainingAllowance(shoeCase, suppliedHere, texts);
  return (
    <section className={styles.year} aria-labelledby="shoe-limit">
      <h2 id="shoe-limit">{texts.covered(year)}</h2>
      <p>
        {shoeCase.items ? texts.after(rest) : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`}
        {isUncertain && ` ${texts.uncertain}`}
      </p>
    </section>
  );
}

interface ReadyCardProps {
  shoeCase: ShoeCase;
  verdict: ShoeVerdict;
}

/** Reads the evidence of the checks: a typed date alone is never enough. Payers that know no KX have their own words. */
export function ReadyCard({ shoeCase, verdict }: ReadyCardProps) {
  const { advice: texts } = useFormTexts();
  const isReady = isReadyToBill(shoeCase, verdict);
  const payer = shoeCase.payer ?? null;
  const { usesKx } = payerOf({ payer });
  const questions = openQuestions({ payer });
  return (
    <section className={styles.year} aria-labelledby="shoe-kx">
      <h2 id="shoe-kx">{usesKx ? texts.kx : texts.ready}</h2>
      <p>{readyText(isReady, usesKx, texts)}</p>
      {questions.length > 0 && (
        <p>
          {texts.askPlan} <span lang="en">{questions.join(' ')}</span>
        </p>
      )}
    </section>
  );
}

function readyText(isReady: boolean, usesKx: boolean, texts: FormTexts['advice']): string {
  if (!isReady) return usesKx ? texts.noKx : texts.notReady;
  return usesKx ? texts.addKx : texts.isReady;
}
