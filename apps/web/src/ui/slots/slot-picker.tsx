import type { SlotDay, SlotPage } from '@rxweb/contracts/requests/slots';
import type { Language } from '@rxweb/contracts/shared/language';
import type { StoreInfo } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatPhone, formatSpokenDate, formatTime, formatWeekday } from '@rxweb/domain/text/format';
import { useId, useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { cx } from '../../browser/class-names.ts';
import { useSlotTexts } from '../../texts/use/use-slot-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { Button } from '../button.tsx';
import styles from './slot-picker.module.css';
import { type SlotSource, useSlots } from './use-slots.ts';

interface SlotPickerProps {
  source: SlotSource;
  /** The chosen start, ISO 8601 in UTC; '' for none. */
  value: string;
  onChange: (startsAt: string) => void;
  /** Staff may book what is too soon for visitors. */
  isStaff?: boolean;
  /** A time is needed: it can't be taken back. */
  isRequired?: boolean;
}

type Slot = SlotDay['slots'][number];

/** A day, then a time. What can't be had is disabled and says why. */
export function SlotPicker({ source, value, onChange, isStaff = false, isRequired = false }: SlotPickerProps) {
  const texts = useSlotTexts();
  const store = useStore();
  const language = useLanguage();
  const { state, goTo, reload } = useSlots(source);
  const [taken, setTaken] = useState<string | null>(null);

  const choose = async (startsAt: string) => {
    setTaken(null);
    onChange(startsAt);
    // A failure shows when the form is sent.
    const isKept = (await source.hold?.(startsAt).catch(() => true)) ?? true;
    if (isKept) return;
    onChange('');
    setTaken(startsAt);
    reload();
  };

  if (state.kind === 'loading') return <p role="status">{texts.loading}</p>;
  if (state.kind === 'not-offered') return <p className={styles.hint}>{texts.notOffered}</p>;
  if (state.kind === 'failed')
    return (
      <p role="alert" className={styles.row}>
        {texts.failed}{' '}
        <Button variant="secondary" onClick={reload}>
          {texts.retry}
        </Button>
      </p>
    );
  const { page } = state;
  const hasSoon = !isStaff && page.days.some(({ slots }) => slots.some((slot) => slot.state === 'soon'));
  return (
    <div className={styles.picker}>
      <Week key={page.days[0]?.date} {...{ page, value, isStaff }} onChoose={choose} />
      {taken !== null && (
        <p role="alert" className={styles.taken}>
          {texts.taken(formatTime(store, new Date(taken), language))}
        </p>
      )}
      <div className={styles.row}>
        <Turn date={page.previous} label={texts.earlier} goTo={goTo} />
        <Turn date={page.next} label={texts.later} goTo={goTo} />
        {value !== '' && !isRequired && (
          <Button variant="quiet" onClick={() => onChange('')}>
            {texts.clear}
          </Button>
        )}
      </div>
      <p className={styles.hint}>
        {texts.minutes(page.minutes)}
        {hasSoon && `. ${texts.soonHint(formatPhone(store.phone))}`}
      </p>
    </div>
  );
}

function Turn({ date, label, goTo }: { date: string | null; label: string; goTo: (date: string) => void }) {
  if (date === null) return null;
  return (
    <Button variant="secondary" onClick={() => goTo(date)}>
      {label}
    </Button>
  );
}

interface WeekProps {
  page: SlotPage;
  value: string;
  isStaff: boolean;
  onChoose: (startsAt: string) => void;
}

/** The days of the week, and the times of the one that is open: the chosen time's, or the first with a free one. */
function Week({ page, value, isStaff, onChoose }: WeekProps) {
  const texts = useSlotTexts();
  const store = useStore();
  const language = useLanguage();
  const group = useId();
  const canTake = ({ state, left }: Slot) => state === 'free' || (isStaff && state === 'soon' && left > 0);
  const isOpenDay = ({ slots }: SlotDay) => slots.some(canTake);
  const firstDate = page.days.find(isOpenDay)?.date ?? null;
  const [openDate, setOpenDate] = useState(() => {
    const chosen = value === '' ? null : storeDate(store, new Date(value));
    return page.days.some(({ date }) => date === chosen) ? chosen : firstDate;
  });
  const open = page.days.find(({ date }) => date === openDate);
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.day}</legend>
        <div className={styles.days}>
          {page.days.map((day) => (
            <label key={day.date} className={cx(styles.choice, styles.day)}>
              <input
                type="radio"
                name={`${group}-day`}
                checked={day.date === openDate}
                disabled={!isOpenDay(day)}
                onChange={() => setOpenDate(day.date)}
              />
              <span>{shortWeekday(day.date, language)}</span>
              <b>{shortDate(day.date, language)}</b>
              <span>{dayWord(day, canTake, texts)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {firstDate === null && <p role="status">{texts.noneFree}</p>}
      {open &&
        halvesOf(store, open).map(({ isMorning, slots }) => (
          <fieldset key={String(isMorning)} className={styles.group}>
            <legend className={styles.legend}>
              {(isMorning ? texts.morning : texts.afternoon)(longDate(open.date, language))}
            </legend>
            <div className={styles.slots}>
              {slots.map((slot) => (
                <label key={slot.startsAt} className={cx(styles.choice, styles.slot)}>
                  <input
                    type="radio"
                    name={`${group}-time`}
                    checked={slot.startsAt === value}
                    disabled={!canTake(slot)}
                    onChange={() => onChoose(slot.startsAt)}
                  />
                  <span>{formatTime(store, new Date(slot.startsAt), language)}</span>
                  {!canTake(slot) && <small>{slotWord(slot, texts)}</small>}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
    </>
  );
}

type Words = ReturnType<typeof useSlotTexts>;

function dayWord({ slots }: SlotDay, canTake: (slot: Slot) => boolean, texts: Words): string {
  if (slots.length === 0) return texts.closed;
  const left = slots.filter(canTake).length;
  if (left > 0) return texts.left(left);
  if (slots.every(({ state }) => state === 'past')) return texts.past;
  return slots.some(({ state }) => state === 'soon') ? texts.soon : texts.full;
}

const slotWord = ({ state, left }: Slot, texts: Words) =>
  state === 'past' ? texts.past : state === 'soon' && left > 0 ? texts.soon : texts.full;

/** Morning and afternoon in store time, without an empty one. */
function halvesOf(store: StoreInfo, { slots }: SlotDay) {
  const isMorning = ({ startsAt }: Slot) => formatTime(store, new Date(startsAt)).endsWith('am');
  return [true, false]
    .map((half) => ({ isMorning: half, slots: slots.filter((slot) => isMorning(slot) === half) }))
    .filter((half) => half.slots.length > 0);
}

const shortWeekday = (date: string, language: Language) => formatWeekday(date, language).slice(0, 3);

const monthDay = (language: Language) =>
  new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const shortDate = (date: string, language: Language) => monthDay(language).format(new Date(`${date}T00:00:00Z`));

/** Always without the year: slots are at most four months ahead. */
const longDate = (date: string, language: Language) => formatSpokenDate(date, date, language);
