import { useState } from 'react';
import { cx } from '../../browser/class-names.ts';
import { reducedMotionQuery, useMediaQuery } from '../../browser/use-media-query.ts';
import { useFrameTexts } from '../../texts/staff/use-frame-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { SampleTag } from '../../ui/sample.tsx';
import { pauseIcon, playIcon } from '../../ui/staff-icons.ts';
import styles from './ticker.module.css';

/** See spec section 2. */
const sampleStaff = [
  { name: 'Dana O.', prescriptions: 42 },
  { name: 'Marisol V.', prescriptions: 38 },
  { name: 'Tom B.', prescriptions: 35 },
  { name: 'Grace K.', prescriptions: 31 },
  { name: 'Owen L.', prescriptions: 27 },
  { name: 'Priya S.', prescriptions: 24 },
];

/** Pauses by button, on hover, on keyboard focus, and under reduced motion. */
export function Ticker({ isRow = false }: { isRow?: boolean }) {
  const { ticker: texts } = useFrameTexts();
  const [isPaused, setIsPaused] = useState(false);
  // The keyboard must be able to scroll a line that overflows.
  const isStill = useMediaQuery(reducedMotionQuery);
  return (
    <section className={cx(styles.ticker, isRow && styles.row, isPaused && styles.paused)} aria-label={texts.label}>
      <SampleTag />
      <div className={styles.window} tabIndex={isStill ? 0 : undefined}>
        <div className={styles.belt}>
          <Names />
          <Names isCopy />
        </div>
      </div>
      <IconButton
        label={isPaused ? texts.play : texts.pause}
        drawing={isPaused ? playIcon : pauseIcon}
        size={20}
        onClick={() => setIsPaused(!isPaused)}
      />
    </section>
  );
}

/** Rendered twice in a row, for a seamless loop. */
function Names({ isCopy = false }: { isCopy?: boolean }) {
  const { ticker: texts } = useFrameTexts();
  return (
    <ul className={cx(styles.names, isCopy && styles.copy)} aria-hidden={isCopy}>
      {sampleStaff.map(({ name, prescriptions }) => (
        <li key={name} className={styles.name}>
          {name} <b>{prescriptions}</b> {texts.prescriptions}
        </li>
      ))}
    </ul>
  );
}
