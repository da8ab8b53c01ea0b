import { hash, randomBytes, randomInt } from 'node:crypto';
import type { RequestKind, RequestStep } from '@rxweb/contracts/requests/kinds';
import type { StoreInfo } from '@rxweb/contracts/store';
import { textConsentRecord } from '@rxweb/domain/legal/text-consent';
import { dueAt, usualDays } from '@rxweb/domain/requests/due';
import { makeReference } from '@rxweb/domain/requests/reference';
import { stateOf } from '@rxweb/domain/requests/steps';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type { DemoMoment, DemoTools } from '../../kernel/feature/demo-tools.ts';
import { insertEvent } from './events.repository.ts';
import { insertRequest, patchRequest } from './requests.repository.ts';

interface Sample {
  kind: RequestKind;
  name: string;
  phone: string;
  at: DemoMoment;
  birthDate?: string;
  language?: 'en' | 'es';
  wantsTexts?: boolean;
  details: object;
  /** Where staff have brought it. */
  step?: RequestStep;
  isMine?: boolean;
}

/** All people are invented; the numbers are reserved for fiction. */
const samples: readonly Sample[] = [
  {
    kind: 'refill',
    name: 'Tomás Rivera',
    phone: '+15555550161',
    birthDate: '1961-04-12',
    at: [1, '15:10'],
    language: 'es',
    wantsTexts: true,
    details: { rxNumbers: ['6021447'], medicines: '', handover: 'pickup' },
    step: 'checking',
  },
  {
    kind: 'refill',
    name: 'Hannah Becker',
    phone: '+15555550162',
    birthDate: '1984-09-30',
    at: 25,
    wantsTexts: true,
    details: { rxNumbers: ['6018820', '6018821'], medicines: '', handover: 'delivery' },
  },
  {
    kind: 'transfer',
    name: 'Walter Nowak',
    phone: '+15555550163',
    birthDate: '1949-01-22',
    at: [1, '11:40'],
    details: {
      pharmacyName: 'Corner Drugs',
      pharmacyPhone: '(555) 555-0190',
      isEverything: true,
      rxNumbers: [],
      medicines: '',
      prescriber: '',
      allergies: '',
      insurance: '',
    },
    step: 'asked_pharmacy',
    isMine: true,
  },
  {
    kind: 'delivery',
    name: 'Grace Oyelaran',
    phone: '+15555550164',
    at: 55,
    wantsTexts: true,
    details: { address: '18 Linden Street', receiver: 'Her son, Ade', instructions: '' },
    step: 'packed',
  },
];

/** Fills the list of requests. */
export async function fill({ sql, store }: { sql: Sql; store: StoreInfo }, demo: DemoTools): Promise<void> {
  for (const sample of samples) await inTransaction(sql, (tx) => keep(tx, sample));

  async function keep(tx: TransactionSql, sample: Sample) {
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
        startsAt: null,
        conversationId: null,
        visitorHash: randomBytes(32),
        tokenHash: hash('sha256', randomBytes(16), 'buffer'),
        createdAt: at,
      },
      () => makeReference(randomInt),
    );
    await insertEvent(tx, id, { source: 'visitor', actor: null, at, what: 'received', step: 'received' });
    if (!step) return;
    const by = sample.isMine ? demo.adminId : demo.pharmacistId;
    const later = new Date(at.getTime() + 12 * 60_000);
    await patchRequest(tx, id, { step, state: stateOf(step), owner: by }, later);
    await insertEvent(tx, id, { source: 'staff', actor: by, at: later, what: 'step', step });
  }
}
