import { addDays } from '@rxweb/domain/store/calendar-date';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useNow } from '../../../boot/use-now.ts';
import { useLocation } from '../../../navigation/location.ts';
import { navigate } from '../../../navigation/navigation.ts';
import { useFrameTexts } from '../../../texts/staff/use-frame-texts.ts';
import { useAppointmentDayTexts } from '../../../texts/use/use-appointment-day-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DayField } from '../../../ui/day-field.tsx';
import { printIcon } from '../../../ui/staff-icons.ts';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { requestPaths } from '../request-paths.ts';
import { RequestsNav } from '../requests-nav.tsx';
import { DayCard } from './day-card.tsx';
import styles from './day-page.module.css';
import { dayHref, dayIn, earliestDay, isShownDay } from './use-day.ts';

/** Who comes on a day, on screen and as a sheet for the counter. */
export function DayPage() {
  const store = useStore();
  const now = useNow(30_000);
  const texts = useAppointmentDayTexts();
  const { titles } = useFrameTexts();
  const { search } = useLocation();
  const today = storeDate(store, now);
  const date = dayIn(search, today);
  const show = (wanted: string) => navigate(dayHref(wanted, today), { replace: true, keepScroll: true });
  return (
    <StaffPage
      title={titles.Appointments}
      actions={
        <Button icon={printIcon} onClick={() => print()}>
          {texts.print}
        </Button>
      }
    >
      <RequestsNav current={requestPaths.day} />
      <DayChoice date={date} today={today} onShow={show} />
      <DayCard date={date} today={today} />
    </StaffPage>
  );
}

interface DayChoiceProps {
  date: string;
  today: string;
  onShow: (date: string) => void;
}

function DayChoice({ date, today, onShow }: DayChoiceProps) {
  const texts = useAppointmentDayTexts();
  /** What is typed and isn't a day yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const show = (wanted: string) => {
    setTyped(null);
    onShow(wanted);
  };
  return (
    <fieldset className={styles.choice} aria-label={texts.day}>
      <div className={styles.turns}>
        <Button aria-label={texts.previousDay} onClick={() => show(addDays(date, -1))}>
          {texts.previous}
        </Button>
        <Button onClick={() => show(today)}>{texts.today}</Button>
        <Button aria-label={texts.nextDay} onClick={() => show(addDays(date, 1))}>
          {texts.next}
        </Button>
      </div>
      <DayField
        label={texts.date}
        value={typed ?? date}
        earliest={earliestDay}
        onChange={(day) => (isShownDay(day) ? show(day) : setTyped(day))}
      />
    </fieldset>
  );
}
