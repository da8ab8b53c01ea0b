import { hash, randomBytes, randomInt } from 'node:crypto';
import { appointmentDetails } from '@rxweb/contracts/requests/details';
import type { StoreInfo } from '@rxweb/contracts/store';
import { textConsentRecord } from '@rxweb/domain/legal/text-consent';
import { dueAt, usualDays } from '@rxweb/domain/requests/due';
import { makeReference } from '@rxweb/domain/requests/reference';
import { takenMs } from '@rxweb/domain/requests/slots';
import { stateOf } from '@rxweb/domain/requests/steps';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import * as z from 'zod/mini';
import type { DemoTools } from '../../kernel/feature/demo-tools.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import { upsertAppointment } from './appointments/appointments.repository.ts';
import { demoSlot } from './appointments/demo-slot.ts';
import { type BookedSample, bookedSamples, type Sample, samples } from './demo-samples.ts';
import { insertEvent } from './events.repository.ts';
import { insertRequest, patchRequest } from './requests.repository.ts';

interface DemoDeps {
  sql: Sql;
  store: StoreInfo;
  settings: Pick<LiveSettings, 'current'>;
}

/** Fills the list of requests, and the days around today with appointments. */
export async function fill({ sql, store, settings }: DemoDeps, demo: DemoTools): Promise<void> {
  for (const sample of samples) await inTransaction(sql, (tx) => keep(tx, sample));
  for (const sample of bookedSamples) await inTransaction(sql, (tx) => keepBooked(tx, sample));

  /** Nothing on a day without hours, or where a file decides about the settings, so that there are no services. */
  async function keepBooked(tx: TransactionSql, sample: BookedSample) {
    const service = settings.current.appointments?.services.find(({ slug }) => slug === sample.service);
    const startsAt = service ? demoSlot({ store, service, now: demo.time.now }, sample.day) : null;
    if (!service || !startsAt) return;
    const { slug, capacity, minutes } = service;
    const wish = { ...sample.details, service: slug, startsAt: startsAt.toISOString() };
    const details = z.parse(appointmentDetails, wish);
    const id = await keep(tx, { ...sample, kind: 'appointment', details }, startsAt);
    const endsAt = new Date(startsAt.getTime() + takenMs(service));
    const at = demo.time.at(sample.at);
    await upsertAppointment(tx, { service: slug, capacity, lane: 1, startsAt, endsAt, minutes, requestId: id, at });
    if (!sample.isGiven) return;
    const done = { step: 'given', outcome: 'done' } as const;
    await patchRequest(tx, id, { ...done, state: 'closed', closedAt: endsAt }, endsAt);
    await insertEvent(tx, id, { ...done, source: 'staff', actor: demo.pharmacistId, at: endsAt, what: 'closed' });
  }

  async function keep(tx: TransactionSql, sample: Sample, startsAt: Date | null = null): Promise<string> {
    const { kind, name, phone, birthDate = null, language = 'en', wantsTexts = false, details, step } = sample;
    const at = demo.time.at(sample.at);
    const { id } = await insertRequest(
      tx,
      {
        kind,
        name,
        phone,
        birthDate,
        language,
        consent: wantsTexts ? { at, words: textConsentRecord({ store }, 'request', language) } : null,
        details,
        files: [],
        dueAt: dueAt(store, at, usualDays[kind]),
        startsAt,
        conversationId: null,
        visitorHash: randomBytes(32),
        tokenHash: hash('sha256', randomBytes(16), 'buffer'),
        createdAt: at,
      },
      () => makeReference(randomInt),
    );
    await insertEvent(tx, id, { source: 'visitor', actor: null, at, what: 'received', step: 'received' });
    if (!step) return id;
    const by = sample.isMine ? demo.adminId : demo.pharmacistId;
    const later = new Date(at.getTime() + 12 * 60_000);
    await patchRequest(tx, id, { step, state: stateOf(step), owner: by }, later);
    await insertEvent(tx, id, { source: 'staff', actor: by, at: later, what: 'step', step });
    return id;
  }
}
