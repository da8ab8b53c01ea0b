import { requestLimits } from '@rxweb/contracts/requests/kinds';
import { type RequestStatus, type RequestStatusAnswer, requestToken } from '@rxweb/contracts/requests/visitor';
import { calendarDate } from '@rxweb/contracts/shared/calendar-date';
import { formTexts } from '@rxweb/domain/requests/form/form-texts';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { toAttachment } from '@rxweb/platform/fastify/content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Visitor } from '../../../kernel/http/visitor.ts';
import * as appointment from '../appointments/own-appointment.ts';
import * as own from '../own-requests.ts';
import { pageTexts } from './page-texts.ts';
import { admit, frameFor, onlyTooMany, type PageDeps, sendPage } from './pages.ts';
import { readPage, type SentPage } from './read-photos.ts';
import type { PageFrame } from './render-page.ts';
import { renderClosedPage, renderGatePage, renderStatusPage } from './status-page.ts';
import { renderTimesPage } from './times-page.ts';

const url = '/requests/:token';
type TokenRequest = FastifyRequest<{ Params: { token: string } }>;

/** The status of a request behind its link. The route is logged, never the link. */
export function addStatusPages(app: FastifyInstance, deps: PageDeps): void {
  app.get(url, (request: TokenRequest, reply) => show(deps, request, reply));
  app.post(url, (request: TokenRequest, reply) => show(deps, request, reply));
}

/** A visitor before the page, and what they sent. */
interface Asked {
  deps: PageDeps;
  reply: FastifyReply;
  frame: PageFrame;
  visitor: Visitor;
  which: own.Which;
  sent: SentPage;
}

async function show(deps: PageDeps, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { token } = request.params;
  const frame = frameFor(deps, request, `/requests/${token}`);
  if (!z.safeParse(requestToken, token).success) return closed(reply, 404, { ...frame, path: '/' }, 'gone');
  const visitor = await admit(deps, 'ownRequest', request, reply).catch(onlyTooMany);
  if (!visitor) return closed(reply, 429, frame, 'tooMany');
  const sent = await readPage(deps, request, reply, visitor, frame.language);
  const typed = sent.fields.get('lastFour')?.trim();
  const lastFour = typed !== undefined && /^\d{4}$/.test(typed) ? typed : undefined;
  const asked: Asked = { deps, reply, frame, visitor, which: { token, lastFour }, sent };
  try {
    return await doAct(asked);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found') return closed(reply, 404, frame, 'gone');
    return view(asked, await own.readStatus(deps.requests, visitor, asked.which), refusal(error, asked));
  }
}

const closed = (reply: FastifyReply, status: number, frame: PageFrame, why: 'locked' | 'gone' | 'tooMany') =>
  sendPage(reply, status, renderClosedPage(frame, why));

async function doAct(asked: Asked): Promise<FastifyReply> {
  const { deps, frame, visitor, which, sent } = asked;
  switch (sent.fields.get('act')) {
    case 'cancel':
      return view(asked, await own.cancel(deps.requests, visitor, which));
    case 'answer': {
      if (sent.refusal) return view(asked, await own.readStatus(deps.requests, visitor, which));
      const said = { text: textIn(sent), files: sent.photos };
      return view(asked, await own.answer(deps.requests, visitor, which, said), pageTexts[frame.language].answered);
    }
    case 'times':
      return showTimes(asked, sent.fields.get('from'));
    case 'move':
      return move(asked);
    case 'calendar':
      return sendCalendar(asked);
    default:
      return view(asked, await own.readStatus(deps.requests, visitor, which));
  }
}

const textIn = ({ fields }: SentPage) => (fields.get('text') ?? '').slice(0, requestLimits.maxAnswerChars);

async function view(asked: Asked, answer: RequestStatusAnswer, notice: string | null = null): Promise<FastifyReply> {
  const { deps, reply, frame, visitor, which, sent } = asked;
  const { lastFour } = which;
  if (answer.gate === 'locked') return closed(reply, 403, frame, 'locked');
  if (answer.gate === 'open') {
    const { status } = answer;
    const offers =
      status.kind === 'appointment'
        ? await appointment.readOffers(deps.requests, visitor, which)
        : appointment.noOffers;
    const draft = { text: textIn(sent), photos: sent.photos, photoProblem: sent.refusal?.text ?? null };
    const page = { ...frame, now: deps.requests.now(), status, lastFour, notice, offers, answer: draft };
    return sendPage(reply, sent.refusal?.status ?? 200, renderStatusPage(page));
  }
  const wasTried = lastFour !== undefined;
  return sendPage(reply, wasTried ? 403 : 200, renderGatePage(frame, wasTried ? answer.triesLeft : null));
}

/** The status behind the gate, or the answer to send instead of what was asked for. */
async function passGate(asked: Asked): Promise<{ status: RequestStatus } | { refused: FastifyReply }> {
  const answer = await own.readStatus(asked.deps.requests, asked.visitor, asked.which);
  return answer.gate === 'open' ? { status: answer.status } : { refused: await view(asked, answer) };
}

interface TimesProblem {
  status: number;
  problem: string;
}

async function showTimes(asked: Asked, wanted: string | null, why: TimesProblem | null = null): Promise<FastifyReply> {
  const { deps, reply, frame, visitor, which } = asked;
  const passed = await passGate(asked);
  if ('refused' in passed) return passed.refused;
  const from = z.safeParse(calendarDate, wanted).data;
  const { page: week } = await appointment
    .slotsToMoveTo(deps.requests, visitor, { ...which, from })
    .catch((error: unknown) => {
      // The store no longer offers the service.
      if (error instanceof AppError && error.code === 'request_kind_off') return { page: null };
      throw error;
    });
  if (!week) return view(asked, { gate: 'open', status: passed.status }, pageTexts[frame.language].noTimes);
  const { reference, startsAt } = passed.status;
  const page = { ...frame, reference, now: deps.requests.now(), lastFour: which.lastFour, startsAt, week };
  return sendPage(reply, why?.status ?? 200, renderTimesPage({ ...page, problem: why?.problem ?? null }));
}

async function move(asked: Asked): Promise<FastifyReply> {
  const { deps, frame, visitor, which, sent } = asked;
  const texts = pageTexts[frame.language];
  const chosen = z.safeParse(z.iso.datetime(), sent.fields.get('startsAt'));
  if (!chosen.success) return showTimes(asked, sent.fields.get('from'), { status: 400, problem: texts.chooseFirst });
  const startsAt = new Date(chosen.data);
  try {
    return await view(asked, await appointment.move(deps.requests, visitor, which, startsAt), texts.moved);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'slot_taken')) throw error;
    const day = storeDate(deps.requests.store, startsAt);
    return showTimes(asked, day, { status: 409, problem: formTexts[frame.language].problems.slot });
  }
}

async function sendCalendar(asked: Asked): Promise<FastifyReply> {
  const { deps, reply, visitor, which } = asked;
  const passed = await passGate(asked);
  if ('refused' in passed) return passed.refused;
  const { calendar } = await appointment.readCalendar(deps.requests, visitor, which);
  if (!calendar) return view(asked, { gate: 'open', status: passed.status });
  return reply
    .type(`text/calendar; charset=utf-8; method=${calendar.method}`)
    .header('content-disposition', toAttachment(calendar.name))
    .header('cache-control', 'no-store')
    .send(calendar.text);
}

function refusal({ code }: AppError, { sent, frame }: Asked): string {
  const own = pageTexts[frame.language];
  if (code === 'invalid_input') return own.writeSomething;
  const act = sent.fields.get('act');
  if (code === 'request_kind_off') return own.noTimes;
  if (act === 'times' || act === 'move') return own.tooLateToMove;
  return act === 'cancel' ? own.tooLate : own.notNeeded;
}
