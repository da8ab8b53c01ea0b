import { type Weekday, weekdays } from '@rxweb/contracts/shared/week';
import type { OpenPeriod } from '@rxweb/contracts/store';
import { formatPeriods } from '@rxweb/domain/text/format';
import { settingsTexts, useSettingsTexts } from '../../../texts/use/use-settings-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { copyIcon } from '../../../ui/more-icons.ts';
import { Panel } from '../../../ui/panel.tsx';
import type { SectionProps, SettingsSection } from '../section.ts';
import styles from '../settings-page.module.css';
import { HoursPreview } from './hours-preview.tsx';
import { PeriodsField } from './periods-field.tsx';

const root = 'store.hours.';
const usualDay: OpenPeriod = { opens: '09:00', closes: '17:00' };

export const hoursSection: SettingsSection = {
  id: 'hours',
  paths: weekdays.map((weekday) => root + weekday),
  label: (language) => settingsTexts.of(language).sections.hours,
  nameOf: (path, language) => settingsTexts.of(language).hours.days[path.slice(root.length) as Weekday],
  textOf: (_, value, language) =>
    formatPeriods(value as OpenPeriod[], language) || settingsTexts.of(language).hours.closed,
  Form: HoursForm,
  Preview: HoursPreview,
};

function HoursForm({ settings, onChange, problems }: SectionProps) {
  const { hours: texts } = useSettingsTexts();
  const { hours } = settings.store;
  const set = (changed: Partial<typeof hours>) =>
    onChange((before) => ({
      ...before,
      store: { ...before.store, hours: { ...before.store.hours, ...changed } },
    }));
  const copy = () => {
    const { monday } = hours;
    set({ tuesday: monday, wednesday: monday, thursday: monday, friday: monday });
  };
  return (
    <Panel
      title={texts.title}
      action={
        <Button variant="quiet" icon={copyIcon} onClick={copy}>
          {texts.copy}
        </Button>
      }
    >
      {weekdays.map((weekday) => (
        <div key={weekday} className={styles.day}>
          <b className={styles.dayName}>{texts.days[weekday]}</b>
          <CheckField
            label={texts.open}
            name={texts.isOpen(texts.days[weekday])}
            isChecked={hours[weekday].length > 0}
            onChange={(isOpen) => set({ [weekday]: isOpen ? [usualDay] : [] })}
          />
          <PeriodsField
            day={texts.days[weekday]}
            periods={hours[weekday]}
            isWrong={(index) => problems.has(`${root}${weekday}.${index}`)}
            onChange={(periods) => set({ [weekday]: periods })}
          />
        </div>
      ))}
    </Panel>
  );
}
