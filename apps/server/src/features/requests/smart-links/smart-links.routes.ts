import { hash } from 'node:crypto';
import type { AppointmentService } from '@rxweb/contracts/settings/appointments';
import { lastDay, slotsOn } from '@rxweb/domain/requests/slots';
import { addDays } from '@rxweb/domain/store/calendar-date';
import { instantOf, storeDate } from '@rxweb/domain/store/opening-hours';
import { cachedCall } from '@rxweb/platform/async/cached-call';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { HttpDeps } from '../../../kernel/http/register-endpoint.ts';
import { findBooked } from '../appointments/appointments.repository.ts';
import { servicesOn } from '../appointments/book.ts';
import type { RequestsDeps } from '../requests-deps.ts';
import { locationOf, scheduleOf, slotOf, statesOf } from './resources.ts';

const root = '/scheduling';
const files = { Location: 'locations', Schedule: 'schedules', Slot: 'slots' } as const;
type FileName = (typeof files)[keyof typeof files];
type Published = Record<FileName, string> & { manifest: string };

/** Clients come every one to five minutes. */
const keptSeconds = 60;

/** The store's free times for other sites to find. Not there until the owner turns it on. */
export function smartLinkRoutes(
  app: FastifyInstance,
  { requests, limits }: HttpDeps & { requests: RequestsDeps },
): void {
  const read = createPublisher(requests);
  const serve = (url: string, type: string, pick: (published: Published) => string) =>
    app.get(url, async (request, reply) => {
      await limits.consume('read', request, null);
      if (!isOn(requests)) throw new AppError('not_found');
      const text = pick(await read());
      const etag = `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
      reply.header('cache-control', `public, max-age=${keptSeconds}`).header('etag', etag);
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type(type).send(text);
    });
  serve(`${root}/$bulk-publish`, 'application/json; charset=utf-8', ({ manifest }) => manifest);
  for (const name of Object.values(files))
    serve(`${root}/${name}.ndjson`, 'application/fhir+ndjson', (published) => published[name]);
}

function isOn({ settings }: RequestsDeps): boolean {
  const { requests, appointments } = settings.current;
  return appointments?.schedulingLinks === true && !requests?.off.includes('appointment');
}

/** Computed at most once a minute, and after each change of the settings. The same times keep their date of publication. */
function createPublisher(requests: RequestsDeps): () => Promise<Published> {
  const { settings, now } = requests;
  let latest = { times: '', at: '' };
  const publish = async (): Promise<Published> => {
    const published = await readFiles(requests);
    const times = JSON.stringify(published);
    if (times !== latest.times) latest = { times, at: now().toISOString() };
    return { ...published, manifest: manifestOf(requests, latest.at) };
  };
  const fresh = () => ({ version: settings.version, read: cachedCall(publish, keptSeconds * 1_000, now) });
  let current = fresh();
  return () => {
    if (current.version !== settings.version) current = fresh();
    return current.read();
  };
}

function manifestOf({ publicUrl, store }: RequestsDeps, transactionTime: string): string {
  const state = statesOf(store);
  const output = Object.entries(files).map(([type, name]) => ({
    type,
    url: `${publicUrl}${root}/${name}.ndjson`,
    ...(state.length > 0 && { extension: { state } }),
  }));
  return JSON.stringify({ transactionTime, request: `${publicUrl}${root}/$bulk-publish`, output, error: [] });
}

async function readFiles(requests: RequestsDeps): Promise<Record<FileName, string>> {
  const services = servicesOn(requests);
  const slots = await Promise.all(
    services.map(async (service) =>
      (await freeTimes(requests, service)).map((startsAt) => slotOf(requests, service, startsAt)),
    ),
  );
  return {
    locations: ndjson([locationOf(requests)]),
    schedules: ndjson(services.map((service) => scheduleOf(requests, service))),
    slots: ndjson(slots.flat()),
  };
}

const ndjson = (resources: readonly object[]) => resources.map((resource) => `${JSON.stringify(resource)}\n`).join('');

/** All that visitors can book now. */
async function freeTimes({ sql, store, now: clock }: RequestsDeps, service: AppointmentService): Promise<Date[]> {
  const now = clock();
  const facts = { store, service, now };
  const first = storeDate(store, now);
  const last = lastDay(facts);
  const span = { from: instantOf(store, first, '00:00'), to: instantOf(store, addDays(last, 1), '00:00') };
  const booked = await findBooked(sql, { service: service.slug, ...span, now, holder: null });
  const times: Date[] = [];
  for (let date = first; date <= last; date = addDays(date, 1))
    for (const { startsAt, state } of slotsOn(facts, date, booked)) if (state === 'free') times.push(startsAt);
  return times;
}
