import type { ShoeCase, ShoeItems } from '@rxweb/contracts/shoes/checks';
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

/** Reads the evidence of the checks: a typed date alone is never enough. */
export function KxCard({ isReady }: { isReady: boolean }) {
  return (
    <section className={styles.year} aria-labelledby="shoe-kx">
      <h2 id="shoe-kx">KX modifier</h2>
      <p>
        {isReady
          ? 'All checks pass on verified papers, so you can add KX. If in doubt, ask your DME MAC.'
          : 'Don’t add KX yet: some requirements aren’t met by verified papers.'}
      </p>
    </section>
  );
}
