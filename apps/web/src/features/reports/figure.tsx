import { useReportsTexts } from '../../texts/reports/use-reports-texts.ts';
import styles from './figures.module.css';

interface FigureProps {
  now: number | string;
  before: number | string;
}

/** A figure beside the week before's. */
export function Figure({ now, before }: FigureProps) {
  const { was } = useReportsTexts();
  return (
    <span className={styles.figure}>
      <b className={styles.now}>{now}</b> <span className={styles.before}>{was(String(before))}</span>
    </span>
  );
}
