import type { ShoeCase, ShoeItems, ShoeVerdict } from '@rxweb/contracts/shoes/checks';
import { isReadyToBill } from '@rxweb/domain/shoes/check-case';
import { openQuestions, payerOf } from '@rxweb/domain/shoes/payers';
import styles from './advice.module.css';
import { remainingAllowance } from './remaining-allowance.ts';

interface LimitCardProps {
  shoeCase: ShoeCase;
  suppliedHere: ShoeItems;
}

export function LimitCard({ shoeCase, suppliedHere }: LimitCardProps) {
  const { year, rest, isUncertain } = remainingAllowance(shoeCase, suppliedHere);
  return (
    <section className={styles.year} aria-labelledby="shoe-limit">
      <h2 id="shoe-limit">Still covered in {year}</h2>
      <p>
        {shoeCase.items ? `After this case: ${rest}.` : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`}
        {isUncertain && ' Less if another supplier provided items this year (not recorded).'}
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
  const isReady = isReadyToBill(shoeCase, verdict);
  const payer = shoeCase.payer ?? null;
  const { usesKx } = payerOf({ payer });
  const questions = openQuestions({ payer });
  return (
    <section className={styles.year} aria-labelledby="shoe-kx">
      <h2 id="shoe-kx">{usesKx ? 'KX modifier' : 'Ready to bill'}</h2>
      <p>{readyText(isReady, usesKx)}</p>
      {questions.length > 0 && <p>Ask the plan: {questions.join(' ')}</p>}
    </section>
  );
}

function readyText(isReady: boolean, usesKx: boolean): string {
  if (!isReady)
    return usesKx
      ? 'Don’t add KX yet: some requirements aren’t met by verified papers.'
      : 'Don’t bill yet: some requirements aren’t met by verified papers, or the plan hasn’t answered.';
  return usesKx
    ? 'All checks pass on verified papers, so you can add KX. If in doubt, ask your DME MAC.'
    : 'All checks pass on verified papers. This payer doesn’t use KX; ask it how it wants the claim.';
}
