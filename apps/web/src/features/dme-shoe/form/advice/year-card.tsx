import type { ShoeCase, ShoeItems, ShoeVerdict } from '@rxweb/contracts/shoe-case';
import { isReadyForKx } from '@rxweb/domain/shoes';
import styles from './advice.module.css';
import { yearRest } from './year-rest.ts';

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
      <h3>Still covered in {year}</h3>
      <p>
        {shoeCase.items ? `After this case: ${rest}.` : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`}
        {isUncertain && ' Less if another supplier provided items this year (not recorded).'}
      </p>
      <h3>KX modifier</h3>
      <p>
        {isReadyForKx(shoeCase, verdict)
          ? 'All checks pass, so you can add KX. If in doubt, ask your DME MAC.'
          : 'Don’t add KX yet: some requirements aren’t met.'}
      </p>
    </section>
  );
}
