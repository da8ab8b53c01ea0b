import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { type RequestKind, requestKinds, requestLimits } from '@rxweb/contracts/requests/kinds';
import type { SlotPage } from '@rxweb/contracts/requests/slots';
import { requestForm } from '@rxweb/contracts/requests/visitor';
import { calendarDate } from '@rxweb/contracts/shared/calendar-date';
import { errorCatalogue } from '@rxweb/contracts/shared/errors';
import { practicesPage } from '@rxweb/contracts/shared/legal-pages';
import { isPublic, legalPageState } from '@rxweb/domain/legal/page-state';
import { textConsentWords } from '@rxweb/domain/legal/text-consent';
import { type FormValues, fieldsOf, formSteps, slugOf } from '@rxweb/domain/requests/form/form-fields';
import { type FormTexts, formTexts } from '@rxweb/domain/requests/form/form-texts';
import { readForm } from '@rxweb/domain/requests/form/read-form';
import { serviceOptions } from '@rxweb/domain/requests/form/service-choice';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatPhone } from '@rxweb/domain/text/format';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { servicesOn } from '../appointments/book.ts';
import { listSlotsOf, readServices } from '../appointments/list-slots.ts';
import { createRequest } from '../create-request.ts';
import type { FormPage } from './form-controls.ts';
import { renderFormPage, renderSentPage } from './form-page.ts';
import { admit, formOf, frameFor, onlyTooMany, type PageDeps, sendPage } from './pages.ts';
import { readPage } from './read-photos.ts';
import { addStatusPages } from './status.routes.ts';

/** Pages for visitors that need no script: the form of each kind, and the status of a request. */
export function pageRoutes(api: FastifyInstance, deps: PageDeps): void {
  api.register(async (app) => {
    app.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(body)),
    );
    await app.register(multipart);
    addFormPages(app, deps);
    addStatusPages(app, deps);
  });
}

const maxKeyChars = 100;
const minKeyChars = 8;

/** The form of each kind of request. */
function addFormPages(app: FastifyInstance, deps: PageDeps): void {
  for (const kind of requestKinds) {
    const url = `/requests/new/${slugOf(kind)}`;
    app.get(url, async (request, reply) => {
      await deps.limits.consume('read', request, null);
      const page = blankPage(deps, request, kind);
      return sendPage(
        reply,
        200,
        renderFormPage(await withTimes(deps, { ...page, values: linkedValues(page, request) })),
      );
    });
    app.post(url, (request, reply) =>
      formOf(request).has('from') ? look(deps, request, reply, kind) : send(deps, request, reply, kind),
    );
  }
}

/** Each page has its own key: a form that comes back is sent as another request. */
function blankPage(deps: PageDeps, request: FastifyRequest, kind: RequestKind): FormPage {
  const { store, settings, now } = deps.requests;
  const frame = frameFor(deps, request, `/requests/new/${slugOf(kind)}`);
  const { language } = frame;
  const isOff = settings.current.requests?.off.includes(kind) ?? false;
  return {
    ...frame,
    now: now(),
    kind,
    values: {},
    problems: {},
    failure: isOff ? formTexts[language].kindOff(formatPhone(store.phone)) : null,
    key: `${now().getTime()}-${randomUUID()}`,
    consent: textConsentWords(settings.current, 'request', language),
    hasNotice: isPublic(legalPageState(practicesPage, settings.current.legal, settings.bindingPages)),
    photos: [],
    photoProblem: null,
    offered: { ...readServices(deps.requests), today: storeDate(store, now()) },
    week: null,
  };
}

/** A link may name a service and a time of it, and nothing else. */
function linkedValues({ kind, language, offered }: FormPage, { query }: FastifyRequest): FormValues {
  if (kind !== 'appointment') return {};
  const linked = z.safeParse(z.object({ service: z.string(), startsAt: z.optional(z.iso.datetime()) }), query).data;
  if (!linked || serviceOptions(offered.services, language).every(({ value }) => value !== linked.service)) return {};
  const { service, startsAt } = linked;
  return { service, ...(startsAt !== undefined && { startsAt: new Date(startsAt).toISOString() }) };
}

/** With the times of the chosen service: of the wanted week, else of the chosen time. A time that is taken is said. */
async function withTimes({ requests }: PageDeps, page: FormPage, wanted?: string | undefined): Promise<FormPage> {
  const { service } = page.values;
  const startsAt = z.safeParse(z.iso.datetime(), page.values.startsAt).data;
  if (service === undefined || servicesOn(requests).every(({ slug }) => slug !== service)) return page;
  const from = wanted ?? (startsAt ? storeDate(requests.store, new Date(startsAt)) : undefined);
  const week = await listSlotsOf(requests, { service, from, holder: null });
  if (!startsAt || wanted !== undefined || isFree(week, startsAt)) return { ...page, week };
  return { ...page, week, values: { ...page.values, startsAt: '' }, problems: { ...page.problems, startsAt: 'slot' } };
}

const isFree = ({ days }: SlotPage, wanted: string) =>
  days.some(({ slots }) => slots.some(({ startsAt, state }) => startsAt === wanted && state === 'free'));

/** Shows other times, and keeps what was typed. */
async function look(deps: PageDeps, request: FastifyRequest, reply: FastifyReply, kind: RequestKind) {
  const blank = blankPage(deps, request, kind);
  const body = formOf(request);
  const page = { ...blank, values: valuesOf(kind, body) };
  const visitor = await admit(deps, 'ownRequest', request, reply).catch(onlyTooMany);
  if (!visitor) {
    const failure = formTexts[page.language].tooMany(formatPhone(page.store.phone));
    return sendPage(reply, 429, renderFormPage({ ...page, failure }));
  }
  const from = z.safeParse(calendarDate, body.get('from')).data;
  const { week, values } = await withTimes(deps, page, from);
  return sendPage(reply, 200, renderFormPage({ ...page, week, values }));
}

async function send(deps: PageDeps, request: FastifyRequest, reply: FastifyReply, kind: RequestKind) {
  const blank = blankPage(deps, request, kind);
  const { language, store, now } = blank;
  const texts = formTexts[language];
  const visitor = await admit(deps, 'request', request, reply).catch(onlyTooMany);
  const { fields, photos, refusal } = await readPage(deps, request, reply, visitor, language);
  const page: FormPage = { ...blank, values: valuesOf(kind, fields), photos, photoProblem: refusal?.text ?? null };
  const answer = async (status: number, change: Partial<FormPage>) =>
    sendPage(reply, status, renderFormPage(await withTimes(deps, { ...page, ...change })));
  if (!visitor) return answer(429, { failure: texts.tooMany(formatPhone(store.phone)) });
  const { form, problems } = readForm(kind, page.values, {
    today: storeDate(store, now),
    files: photos,
    isDelivering: page.offered.isDelivering,
  });
  if (refusal) return answer(refusal.status, { problems: problems ?? {} });
  const parsed = form && z.safeParse(requestForm, form);
  if (!parsed?.success) return answer(400, { problems: problems ?? {}, failure: problems ? null : texts.hasProblems });
  const sentKey = fields.get('key') ?? '';
  const key = sentKey.length >= minKeyChars && sentKey.length <= maxKeyChars ? sentKey : page.key;
  try {
    const sent = await createRequest(deps.requests, visitor, { form: parsed.data, language, key });
    return await sendPage(reply, 200, renderSentPage(page, now, sent));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return answer(errorCatalogue[error.code].status, whyNot(error, texts, formatPhone(store.phone)));
  }
}

/** What to correct. */
function whyNot({ code }: AppError, texts: FormTexts, phone: string): Partial<FormPage> {
  if (code === 'phone_not_allowed') return { problems: { phone: 'phone' }, failure: null };
  if (code === 'slot_taken') return { problems: { startsAt: 'slot' }, failure: null };
  return { failure: texts[code === 'request_kind_off' ? 'kindOff' : 'failed'](phone) };
}

function valuesOf(kind: RequestKind, body: URLSearchParams): FormValues {
  const fields = formSteps.flatMap((step) => fieldsOf(kind, step));
  return Object.fromEntries(
    fields.map(({ name, maxChars = requestLimits.maxFieldChars }) => [
      name,
      (body.get(name) ?? '').replace(/\r\n?/g, '\n').slice(0, maxChars),
    ]),
  );
}
