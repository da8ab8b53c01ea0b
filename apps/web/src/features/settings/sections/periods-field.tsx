import type { OpenPeriod } from '@rxweb/contracts/store';
import { useSettingsTexts } from '../../../texts/use/use-settings-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { plusIcon } from '../../../ui/icons.ts';
import { trashIcon } from '../../../ui/more-icons.ts';
import styles from '../settings-page.module.css';
import { TimeField } from './time-field.tsx';

interface PeriodsFieldProps {
  /** Names the day for screen readers. */
  day: string;
  periods: readonly OpenPeriod[];
  /** Which period closes before it opens, or overlaps the one before. */
  isWrong: (index: number) => boolean;
  onChange: (periods: OpenPeriod[]) => void;
}

const mostPeriods = 2;
const afternoon: OpenPeriod = { opens: '14:00', closes: '18:00' };

/** One or two periods of a day. */
export function PeriodsField({ day, periods, isWrong, onChange }: PeriodsFieldProps) {
  const { hours: texts } = useSettingsTexts();
  const set = (index: number, changed: Partial<OpenPeriod>) =>
    onChange(periods.map((period, each) => (each === index ? { ...period, ...changed } : period)));
  const add = () => {
    const [morning] = periods;
    // After the first period, where the usual afternoon isn't.
    const opens = morning && morning.closes >= afternoon.opens ? '' : afternoon.opens;
    onChange([...periods, opens === '' ? { opens, closes: '' } : afternoon]);
  };
  return (
    <div className={styles.periods}>
      {periods.map((period, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a period has no name but its place
        <div key={index} className={styles.period}>
          <TimeField
            label={index === 0 ? texts.opens(day) : texts.opensAgain(day)}
            value={period.opens}
            problem={null}
            onChange={(opens) => set(index, { opens })}
          />
          <span>{texts.to}</span>
          <TimeField
            label={index === 0 ? texts.closes(day) : texts.closesAgain(day)}
            value={period.closes}
            problem={isWrong(index) ? texts.badOrder : null}
            onChange={(closes) => set(index, { closes })}
          />
          {index === 0 && periods.length < mostPeriods && (
            <IconButton label={texts.addPeriod(day)} drawing={plusIcon} onClick={add} />
          )}
          {index > 0 && (
            <IconButton
              label={texts.removePeriod(day)}
              drawing={trashIcon}
              onClick={() => onChange(periods.filter((_, each) => each !== index))}
            />
          )}
        </div>
      ))}
    </div>
  );
}
