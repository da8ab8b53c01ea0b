import type { RequestStatus } from '@rxweb/contracts/requests/visitor';
import type { Attachment } from '@rxweb/contracts/uploads';
import { formTexts } from '@rxweb/domain/requests/form/form-texts';
import { promiseText } from '@rxweb/domain/requests/form/summary-text';
import { stateText } from '@rxweb/domain/requests/status/status-text';
import { statusTexts } from '@rxweb/domain/requests/status/status-texts';
import { dayFrom, formatTime, spokenTime } from '@rxweb/domain/text/format';
import { openNowText } from '@rxweb/domain/text/open-now-text';
import { escapeHtml } from '@rxweb/platform/text/escape-html';
import type { AppointmentOffers } from '../appointments/own-appointment.ts';
import { photoField } from './form-controls.ts';
import { pageTexts } from './page-texts.ts';
import { actionForm, type PageFrame, phoneLink, renderPage } from './render-page.ts';

export interface StatusPage extends PageFrame {
  now: Date;
  status: RequestStatus;
  /** What the visitor just did, or why it can't be done. */
  notice: string | null;
  /** Passed the gate with them; sent along with what is done here. */
  lastFour: string | undefined;
  offers: AppointmentOffers;
  /** As far as it was given before. */
  answer: { text: string; photos: readonly Attachment[]; photoProblem: string | null };
}

/** How far a request is: no name and no medicine. */
export function renderStatusPage(page: StatusPage): string {
  const { store, language, now, status, notice, path } = page;
  const own = pageTexts[language];
  const texts = statusTexts[language];
  const heading = stateText(status, language);
  const isEarly = status.state === 'received' || status.state === 'working';
  const promise =
    isEarly && status.dueAt && Date.parse(status.dueAt) > now.getTime()
      ? `<p>${promiseText(store, now, status.dueAt, language)}</p>`
      : '';
  const ready =
    status.state === 'ready' ? `<p>${escapeHtml(`${openNowText(store, now, language)} ${store.address}`)}</p>` : '';
  return renderPage(
    { ...page, reference: status.reference },
    heading,
    `<p class="muted">${texts.kinds[status.kind]} <b>${status.reference}</b></p>
<h1>${heading}</h1>
${notice ? `<p class="note" role="status">${escapeHtml(notice)}</p>` : ''}
${promise}${ready}${appointmentOf(page)}${needOf(page)}${offersOf(page)}
${status.outcome === null || status.outcome === 'done' ? stepsOf(page) : ''}
<p class="muted">${own.readAt(`${formatTime(store, now, language)}`)} <a href="${path}?lang=${language}">${own.refresh}</a></p>
${status.canCancel ? cancelOf(page) : ''}`,
  );
}

function appointmentOf({ store, language, now, status }: StatusPage): string {
  if (status.startsAt === null) return '';
  const own = pageTexts[language];
  const at = new Date(status.startsAt);
  return `<p><b>${own.appointment}:</b> ${own.at(dayFrom(store, now, at, language), spokenTime(store, at, language))}</p>`;
}

function needOf(page: StatusPage): string {
  const { language, status } = page;
  if (!status.need) return '';
  const own = pageTexts[language];
  const words = `<p class="note">${statusTexts[language].needs[status.need]}</p>`;
  if (status.need === 'call_us') return words;
  const isTime = status.need === 'another_time' && page.offers.move;
  const photoLabel = photoLabelOf(page);
  const photos = photoLabel === null ? '' : photoField({ ...page, ...page.answer }, photoLabel);
  const form = actionForm(
    page,
    'answer',
    `<div><label class="own" for="text">${own.yours}</label><textarea id="text" name="text" rows="3" maxlength="1000"${photos ? '' : ' required'}>${escapeHtml(page.answer.text)}</textarea></div>${photos}${button(own.answer, !isTime)}`,
    photos !== '',
  );
  if (!isTime) return words + form;
  return `${words}${actionForm(page, 'times', button(own.chooseTime, true))}<details><summary>${own.orWrite}</summary>${form}</details>`;
}

/** Null when no photo is asked for. */
function photoLabelOf({ language, status: { need } }: StatusPage): string | null {
  const { photo } = formTexts[language];
  if (need === 'insurance_card') return photo.new_patient;
  return need === 'better_photo' ? photo.refill : null;
}

function offersOf(page: StatusPage): string {
  const own = pageTexts[page.language];
  const { move, calendar } = page.offers;
  const isAsked = page.status.need === 'another_time';
  const forms = [
    move && !isAsked
      ? actionForm(page, 'times', button(page.status.startsAt === null ? own.chooseTime : own.move))
      : '',
    calendar
      ? actionForm(page, 'calendar', button(calendar === 'add' ? own.addToCalendar : own.removeFromCalendar))
      : '',
  ].join('');
  return forms && `<div class="row">${forms}</div>`;
}

const button = (text: string, isMain = false) =>
  `<div><button${isMain ? ' class="main"' : ''} type="submit">${text}</button></div>`;

function stepsOf({ store, language, now, status }: StatusPage): string {
  const own = pageTexts[language];
  const last = status.steps.findLastIndex(({ at }) => at !== null);
  const lines = status.steps.map(({ step, at }, place) => {
    const when = at ? new Date(at) : null;
    const time = when ? own.at(dayFrom(store, now, when, language), spokenTime(store, when, language)) : '';
    const state = place < last ? 'done' : place === last ? 'now' : '';
    return `<li${state ? ` class="${state}"` : ''}${state === 'now' ? ' aria-current="step"' : ''}><b>${statusTexts[language].steps[step]}</b>${time ? `<span class="muted when">${time}</span>` : ''}</li>`;
  });
  return `<ol aria-label="${own.steps}">${lines.join('')}</ol>`;
}

function cancelOf(page: StatusPage): string {
  const own = pageTexts[page.language];
  return `<details><summary>${own.cancelHow}</summary><p>${own.cancelText}</p>${actionForm(page, 'cancel', button(own.cancel))}</details>`;
}

/** Before the status: the digits of the phone, unless the browser sent the request itself. */
export function renderGatePage(frame: PageFrame, wrongTriesLeft: number | null): string {
  const own = pageTexts[frame.language];
  const error = wrongTriesLeft === null ? '' : own.wrong(wrongTriesLeft);
  return renderPage(
    frame,
    own.gateTitle,
    `<h1>${own.gateTitle}</h1>
<p>${own.gateText}</p>
<form method="post" action="${frame.path}?lang=${frame.language}"><input type="hidden" name="act" value="show">
<div><label class="own" for="lastFour">${own.lastFour}</label><input class="pin" id="lastFour" name="lastFour" inputmode="numeric" autocomplete="off" pattern="[0-9]{4}" maxlength="4" required${error ? ' aria-invalid="true" aria-describedby="digits-error"' : ''}>${error ? `<p class="error" id="digits-error" role="alert">${error}</p>` : ''}</div>
<div><button class="main" type="submit">${own.show}</button></div></form>`,
  );
}

/** Locked, gone, or tried too often. */
export function renderClosedPage(frame: PageFrame, why: 'locked' | 'gone' | 'tooMany'): string {
  const own = pageTexts[frame.language];
  const title = why === 'gone' ? own.goneTitle : own.lockedTitle;
  const text = why === 'gone' ? own.goneText : why === 'locked' ? own.lockedText : own.tooMany;
  return renderPage(frame, title, `<h1>${title}</h1><p>${text}</p><p>${phoneLink(frame.store)}</p>`);
}
