import type { RequestKind, RequestStep } from '@rxweb/contracts/requests/kinds';
import type { DemoMoment } from '../../kernel/feature/demo-tools.ts';
import type { DemoDay } from './appointments/demo-slot.ts';

export interface Sample {
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
export const samples: readonly Sample[] = [
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
    details: {
      rxNumbers: ['6018820', '6018821'],
      medicines: '',
      handover: 'delivery',
      address: '240 Alder Avenue, Apt 3',
      receiver: '',
    },
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

export interface BookedSample extends Omit<Sample, 'kind'> {
  service: string;
  day: DemoDay;
  /** It is over. */
  isGiven?: boolean;
}

/** Those of a day are for different services, so that none takes another's place. */
export const bookedSamples: readonly BookedSample[] = [
  {
    service: 'flu-shot',
    day: 40,
    name: 'Marcus Feld',
    phone: '+15555550165',
    birthDate: '1957-11-03',
    at: [2, '10:05'],
    details: { vaccine: 'Flu' },
    step: 'confirmed',
  },
  {
    service: 'blood-pressure-check',
    day: 130,
    name: 'Lucía Fuentes',
    phone: '+15555550166',
    birthDate: '1972-06-18',
    at: 35,
    language: 'es',
    details: {},
  },
  {
    service: 'shoe-fitting',
    day: 190,
    name: 'Harold Quinn',
    phone: '+15555550167',
    birthDate: '1946-02-27',
    at: [3, '14:20'],
    details: {},
    step: 'confirmed',
    isMine: true,
  },
  {
    service: 'covid-19-shot',
    day: 'after',
    name: 'Ingrid Solberg',
    phone: '+15555550168',
    birthDate: '1968-08-09',
    at: [1, '16:30'],
    details: { vaccine: 'COVID-19' },
    step: 'confirmed',
  },
  {
    service: 'flu-shot',
    day: 'before',
    name: 'Peter Adeyemi',
    phone: '+15555550169',
    birthDate: '1980-12-30',
    at: [9, '09:45'],
    details: { vaccine: 'Flu' },
    step: 'confirmed',
    isGiven: true,
  },
];
