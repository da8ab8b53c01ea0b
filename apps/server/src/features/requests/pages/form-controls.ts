import type { RequestKind } from '@rxweb/contracts/requests/kinds';
import type { SlotPage } from '@rxweb/contracts/requests/slots';
import type { VaccineRule } from '@rxweb/contracts/settings/appointments';
import type { Attachment } from '@rxweb/contracts/uploads';
import type { TextConsentWords } from '@rxweb/domain/legal/text-consent';
import type { FieldName, FormField, FormValues } from '@rxweb/domain/requests/form/form-fields';
import { type FormTexts, formTexts, labelOf } from '@rxweb/domain/requests/form/form-texts';
import type { FormProblems } from '@rxweb/domain/requests/form/read-form';
import { type OfferedServices, serviceOptions } from '@rxweb/domain/requests/form/service-choice';
import { vaccineFacts, vaccineName, vaccineNote } from '@rxweb/domain/requests/vaccine-table';
import { formatPhone } from '@rxweb/domain/text/format';
import { escapeHtml } from '@rxweb/platform/text/escape-html';
import { pageTexts } from './page-texts.ts';
import type { PageFrame } from './render-page.ts';
import { slotChoice } from './times-page.ts';

export interface FormPage extends PageFrame {
  now: Date;
  kind: RequestKind;
  values: FormValues;
  problems: FormProblems;
  /** Above the form: why it wasn't sent. */
  failure: string | null;
  key: string;
  /** The store has published its Notice of Privacy Practices. */
  hasNotice: boolean;
  /** Beside the box for texts. */
  consent: TextConsentWords;
  photos: readonly Attachment[];
  photoProblem: string | null;
  /** The store's services and vaccines, and its date. Without services staff find a time. */
  offered: { services: OfferedServices; vaccines: readonly VaccineRule[]; isDelivering: boolean; today: string };
  /** Times of the chosen service. */
  week: SlotPage | null;
}

/** One field of a request's plain form. */
export function fieldOf(page: FormPage, field: FormField): string {
  // Until the owner publishes the notice, there is nothing to have seen.
  if (field.name === 'hasSeenNotice' && !page.hasNotice) return '';
  const texts = formTexts[page.language];
  const { type, options = [] } = field;
  if (type === 'tick') return tick(page, field);
  if (type === 'choice') {
    const labels: Readonly<Record<string, string>> = texts.options;
    return choice(
      page,
      field,
      options.map((value) => ({ value, label: labels[value] ?? value })),
    );
  }
  if (type === 'slot') return times(page);
  if (type === 'service') return choice(page, field, serviceOptions(page.offered.services, page.language));
  return field.name === 'vaccine' ? `${line(page, field)}${vaccineRows(page)}` : line(page, field);
}

/** The store's table, as visitors read it; without one, whom to call. */
function vaccineRows({ store, language, offered: { vaccines, today } }: FormPage): string {
  const row = (rule: VaccineRule) =>
    `<li><b>${escapeHtml(vaccineName(rule, language))}</b>: ${escapeHtml(vaccineFacts(rule, today, language))}</li>`;
  const call = vaccineNote({ vaccines: [], said: '', today, phone: formatPhone(store.phone), language });
  return `${vaccines.length > 0 ? `<ul class="hint">${vaccines.map(row).join('')}</ul>` : ''}<p class="hint">${escapeHtml(call)}</p>`;
}

function line({ kind, language, values, problems }: FormPage, field: FormField): string {
  const texts = formTexts[language];
  const { name, type, maxChars, autoComplete, isForDelivery } = field;
  const isRequired = field.isRequired && !isForDelivery;
  const hint = isForDelivery ? texts.forDelivery : hintOf(texts, name);
  const problem = problems[name];
  const described = [problem && `${name}-error`, hint && `${name}-hint`].filter((id) => id).join(' ');
  const attributes = [
    `id="${name}" name="${name}"`,
    maxChars === undefined ? '' : `maxlength="${maxChars}"`,
    autoComplete === undefined ? '' : `autocomplete="${autoComplete}"`,
    isRequired ? 'required' : '',
    problem ? 'aria-invalid="true"' : '',
    described ? `aria-describedby="${described}"` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
  const value = escapeHtml(values[name] ?? '');
  const control =
    type === 'lines'
      ? `<textarea ${attributes} rows="3">${value}</textarea>`
      : `<input ${attributes} type="${type === 'tel' ? 'tel' : type === 'day' ? 'date' : 'text'}" value="${value}">`;
  const isOptional = !isRequired && !isForDelivery && !(name === 'items' && kind === 'refill');
  return `<div><label class="own" for="${name}">${labelOf(texts, name)}${isOptional ? ` <small>${texts.optional}</small>` : ''}</label>${control}${
    hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''
  }${problem ? `<p class="error" id="${name}-error">${texts.problems[problem]}</p>` : ''}</div>`;
}

const hintOf = ({ hints }: FormTexts, name: FieldName) => (name in hints ? hints[name as keyof typeof hints] : '');

function tick({ language, values, consent }: FormPage, { name }: FormField): string {
  const texts = formTexts[language];
  const notice = name === 'hasSeenNotice' ? `<br><a href="/notice-of-privacy-practices">${texts.notice}</a>` : '';
  const isConsent = name === 'wantsTexts';
  const checked = values[name] === 'yes' ? ' checked' : '';
  const links = consent.links.map(({ text, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`);
  const details = isConsent
    ? `<br><small id="${name}-hint">${escapeHtml(consent.details)} ${links.join(' · ')}</small>`
    : '';
  const described = isConsent ? ` aria-describedby="${name}-hint"` : '';
  const label = isConsent ? escapeHtml(consent.label) : labelOf(texts, name);
  return `<div class="line"><input type="checkbox" id="${name}" name="${name}" value="yes"${checked}${described}><div><label for="${name}">${label}</label>${details}${notice}</div></div>`;
}

function choice(
  { language, values, problems }: FormPage,
  { name, isRequired }: FormField,
  options: readonly { value: string; label: string }[],
): string {
  const label = labelOf(formTexts[language], name);
  const chosen = values[name] || (isRequired ? '' : options[0]?.value);
  const lines = options.map((option) =>
    radio(name, option.value, escapeHtml(option.label), chosen === option.value, isRequired),
  );
  return `<fieldset class="choice"><legend>${label}</legend>${lines.join('')}${problems[name] ? `<p class="error">${label}</p>` : ''}</fieldset>`;
}

const radio = (name: FieldName, value: string, label: string, isChosen: boolean, isRequired = false) =>
  `<label class="line"><input type="radio" name="${name}" value="${escapeHtml(value)}"${isChosen ? ' checked' : ''}${isRequired ? ' required' : ''}><span>${label}</span></label>`;

/** Times of the chosen service; the buttons show others, and keep what was typed. */
function times(page: FormPage): string {
  const { language, values, problems, offered, week } = page;
  const [texts, own] = [formTexts[language], pageTexts[language]];
  if (offered.services.length === 0) return `<p class="muted">${texts.noSlot}</p>`;
  const look = (from: string, text: string) => `<button name="from" value="${from}" formnovalidate>${text}</button>`;
  if (!week) return `<div><p class="hint">${texts.noSlot}</p>${look('', texts.showTimes)}</div>`;
  const problem = problems.startsAt ? `<p class="error" role="alert">${texts.problems.slot}</p>` : '';
  const buttons = [
    week.previous === null ? '' : look(week.previous, own.earlier),
    week.next === null ? '' : look(week.next, own.later),
    look('', texts.showTimes),
  ];
  return `<fieldset class="choice"><legend>${texts.labels.startsAt}</legend>${problem}${radio('startsAt', '', texts.noSlot, !values.startsAt)}${slotChoice(page, week, values.startsAt ?? null)}<div class="row">${buttons.join('')}</div></fieldset>`;
}

/** Last in the form: what is typed arrives before the photos. */
export function photoField(
  { language, photos, photoProblem }: Pick<FormPage, 'language' | 'photos' | 'photoProblem'>,
  label: string,
): string {
  const texts = formTexts[language];
  const added = photos.map(
    (photo) =>
      `<label class="line"><input type="checkbox" name="photo" value="${escapeHtml(JSON.stringify(fieldsOfPhoto(photo)))}" checked><span>${escapeHtml(photo.name)}</span></label>`,
  );
  const list =
    added.length > 0
      ? `<fieldset class="choice"><legend>${texts.photo.added}</legend>${added.join('')}</fieldset>`
      : '';
  const described = photoProblem ? 'photos-error photos-hint' : 'photos-hint';
  return `<fieldset>${list}<div><label class="own" for="photos">${label} <small>${texts.optional}</small></label><input type="file" id="photos" name="photos" multiple accept="image/*,application/pdf"${photoProblem ? ' aria-invalid="true"' : ''} aria-describedby="${described}"><p class="hint" id="photos-hint">${texts.photo.hint}</p>${
    photoProblem ? `<p class="error" id="photos-error">${escapeHtml(photoProblem)}</p>` : ''
  }</div></fieldset>`;
}

const fieldsOfPhoto = ({ bucket, path, name, type, size }: Attachment) => ({ bucket, path, name, type, size });
