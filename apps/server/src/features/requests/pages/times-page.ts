import type { SlotDay, SlotPage } from '@rxweb/contracts/requests/slots';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { dayFrom, formatSpokenDate, formatTime, spokenTime } from '@rxweb/domain/text/format';
import { escapeHtml } from '@rxweb/platform/text/escape-html';
import { pageTexts } from './page-texts.ts';
import { actionForm, type PageFrame, renderPage } from './render-page.ts';

interface TimesPage extends PageFrame {
  now: Date;
  lastFour: string | undefined;
  startsAt: string | null;
  week: SlotPage;
  /** Why the page is shown again. */
  problem: string | null;
}

/** A week of times for an appointment. */
export function renderTimesPage(page: TimesPage): string {
  const { store, language, now, startsAt, week, problem } = page;
  const own = pageTexts[language];
  const at = startsAt === null ? null : new Date(startsAt);
  const current = at
    ? `<p><b>${own.appointment}:</b> ${own.at(dayFrom(store, now, at, language), spokenTime(store, at, language))}</p>`
    : '';
  const other = (from: string | null, text: string) =>
    from === null ? '' : actionForm(page, 'times', `<button name="from" value="${from}">${text}</button>`);
  const first = `<input type="hidden" name="from" value="${week.days[0]?.date ?? ''}">`;
  const hasFree = week.days.some((day) => freeIn(day).length > 0);
  return renderPage(
    page,
    own.chooseTime,
    `<h1>${own.chooseTime}</h1>
${current}${problem ? `<p class="error" role="alert">${escapeHtml(problem)}</p>` : ''}
${actionForm(page, 'move', `${first}${slotChoice(page, week, null)}${hasFree ? `<div><button class="main" type="submit">${own.takeTime}</button></div>` : ''}`)}
<div class="row">${other(week.previous, own.earlier)}${other(week.next, own.later)}</div>
${actionForm(page, 'show', `<div><button type="submit">${own.backToRequest}</button></div>`)}`,
  );
}

const freeIn = ({ slots }: SlotDay) => slots.filter(({ state }) => state === 'free');

/** The free times of a week, a day at a time; the chosen one's day is open, else the first. */
export function slotChoice(
  { store, language, now }: Pick<TimesPage, 'store' | 'language' | 'now'>,
  { days }: SlotPage,
  chosen: string | null,
): string {
  const own = pageTexts[language];
  const chosenDay = days.find((day) => freeIn(day).some(({ startsAt }) => startsAt === chosen));
  const open = chosenDay ?? days.find((day) => freeIn(day).length > 0);
  const lines = days.map((day) => {
    const name = upperFirst(formatSpokenDate(day.date, storeDate(store, now), language));
    const free = freeIn(day);
    if (free.length === 0)
      return `<p class="muted day">${name}: ${day.slots.length === 0 ? own.closedDay : own.fullDay}</p>`;
    const times = free.map(
      ({ startsAt }) =>
        `<label class="line"><input type="radio" name="startsAt" value="${startsAt}"${startsAt === chosen ? ' checked' : ''}><span>${formatTime(store, new Date(startsAt), language)}</span></label>`,
    );
    return `<details${day === open ? ' open' : ''}><summary>${name} <small>${own.times(free.length)}</small></summary><div class="times">${times.join('')}</div></details>`;
  });
  return `<fieldset class="choice"><legend>${own.freeTimes}</legend>${lines.join('')}</fieldset>`;
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
