import type { CreatedRequest } from '@rxweb/contracts/requests/visitor';
import { fieldsOf, formSteps, photoKinds } from '@rxweb/domain/requests/form/form-fields';
import { formTexts } from '@rxweb/domain/requests/form/form-texts';
import { summaryText } from '@rxweb/domain/requests/form/summary-text';
import { escapeHtml } from '@rxweb/platform/text/escape-html';
import { type FormPage, fieldOf, photoField } from './form-controls.ts';
import { pageTexts } from './page-texts.ts';
import { type PageFrame, renderPage } from './render-page.ts';

/** The form of a request as a plain page: all fields at once. */
export function renderFormPage(page: FormPage): string {
  const { kind, language, path, failure, problems, key } = page;
  const texts = formTexts[language];
  const title = texts.titles[kind];
  const hasProblems = Object.keys(problems).length > 0 || page.photoProblem !== null;
  const photoKind = photoKinds.find((each) => each === kind);
  const alert = failure ?? (hasProblems ? texts.hasProblems : null);
  const groups = formSteps.map((step) => {
    const fields = fieldsOf(kind, step, page.offered.isDelivering);
    const rare = fields.filter(({ isMore }) => isMore);
    const usual = fields.filter(({ isMore }) => !isMore).map((field) => fieldOf(page, field));
    const isOpen = rare.some(({ name }) => page.values[name]) ? ' open' : '';
    const more =
      rare.length > 0
        ? `<details${isOpen}><summary>${texts.more}</summary><fieldset>${rare.map((field) => fieldOf(page, field)).join('')}</fieldset></details>`
        : '';
    return `<section><h2>${texts.steps[step]}</h2><fieldset>${usual.join('')}</fieldset>${more}</section>`;
  });
  return renderPage(
    page,
    title,
    `<h1>${title}</h1>
<p class="muted">${texts.staffOnly}</p>
${alert ? `<p class="error" role="alert">${escapeHtml(alert)}</p>` : ''}
<form method="post" action="${path}?lang=${language}" autocomplete="on"${photoKind ? ' enctype="multipart/form-data"' : ''}>
<input type="hidden" name="key" value="${escapeHtml(key)}">
${groups.join('\n')}
${photoKind ? photoField(page, texts.photo[photoKind]) : ''}
<div><button class="main" type="submit">${texts.send}</button></div>
</form>`,
  );
}

/** The request has arrived: its reference, what comes next, and where to follow it. */
export function renderSentPage(frame: PageFrame, now: Date, sent: CreatedRequest): string {
  const own = pageTexts[frame.language];
  const texts = formTexts[frame.language];
  return renderPage(
    frame,
    own.sentTitle,
    `<h1>${own.sentTitle}</h1>
<p class="note">${escapeHtml(summaryText(frame.store, now, sent, frame.language))}</p>
<p><a class="button" href="/requests/${sent.token}?lang=${frame.language}">${texts.openStatus}</a></p>
<p class="muted">${texts.keepLink}</p>`,
  );
}
