import type { ShoeCase, ShoeItems, ShoeVerdict } from '@rxweb/contracts/shoes/checks';
import { isReadyForKx } from '@rxweb/domain/shoes/check-case';
import styles from './advice.module.css';
import { yearRest } from './remaining-allowance.ts';

interface YearCardProps {
  shoeCase: ShoeCase;
  verdict: ShoeVerdict;
  suppliedHere: ShoeItems;
}

/** What the patient may still have this calendar year, and whether the claim may say that all is met. */
export function YearCard({ shoeCase, verdict, suppliedHere }: YearCardProps) {
  const { year, rest, isUncertain } = yearRest(shoeCase, suppliedHere);
  return (
    <section className={styles.year} aria-label="Limit and claim">
      <h3>Still possible in {year}</h3>
      <p>
        {shoeCase.items ? `After this case: ${rest}.` : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`}
        {isUncertain && ' Less if others gave something; that is not recorded.'}
      </p>
      <h3>KX modifier</h3>
      <p>
        {isReadyForKx(shoeCase, verdict)
          ? 'Every check passes: KX may be advised. Ask your DME MAC when in doubt.'
          : 'Not yet: KX says that everything is met, and a check is open or not in order.'}
      </p>
    </section>
  );
}
