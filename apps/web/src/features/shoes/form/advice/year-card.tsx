import type { ShoeCase, ShoeItems, ShoeVerdict } from '@rxweb/contracts/shoes/checks';
import { isReadyForKx } from '@rxweb/domain/shoes/check-case';
import styles from './advice.module.css';
import { remainingAllowance } from './remaining-allowance.ts';

interface YearCardProps {
  shoeCase: ShoeCase;
  verdict: ShoeVerdict;
  suppliedHere: ShoeItems;
}

export function YearCard({ shoeCase, verdict, suppliedHere }: YearCardProps) {
  const { year, rest, isUncertain } = remainingAllowance(shoeCase, suppliedHere);
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
