import type { Language } from '@rxweb/contracts/shared/language';
import { slugWords } from '@rxweb/domain/requests/service-names';
import { formatDate } from '@rxweb/domain/text/format';
import type { StaffRequestsTexts } from '../../../texts/requests/staff-requests-en.ts';

type Fields = StaffRequestsTexts['fields'];

/** In the order in which staff need them. `startsAt` is the request's own, which moves. */
const order = [
  'service',
  'vaccine',
  'doseNumber',
  'guardian',
  'pharmacyName',
  'pharmacyPhone',
  'isEverything',
  'rxNumbers',
  'medicines',
  'handover',
  'address',
  'receiver',
  'wantedOn',
  'instructions',
  'prescriber',
  'allergies',
  'conditions',
  'insurance',
  'bin',
  'pcn',
  'group',
  'memberId',
  'easyOpenCaps',
  'hasSeenNotice',
] as const satisfies readonly (keyof Fields)[];

/** What the visitor filled in, as label and words. Fields of a newer version are left out. */
export function askedFacts(details: RequestDetails, fields: Fields, language: Language) {
  const { insurance, ...rest } = details;
  const flat: RequestDetails = { ...rest, ...(typeof insurance === 'object' ? insurance : { insurance }) };
  return order.flatMap((name) => {
    const value = wordsOf(name, flat[name], fields, language);
    return value === '' ? [] : [{ label: fields[name], value }];
  });
}

type RequestDetails = Readonly<Record<string, unknown>>;

function wordsOf(name: (typeof order)[number], value: unknown, fields: Fields, language: Language): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? fields.yes : '';
  if (typeof value !== 'string' || value === '') return '';
  if (name === 'handover') return value === 'delivery' ? fields.delivery : fields.pickup;
  if (name === 'wantedOn') return formatDate(value, language);
  return name === 'service' ? slugWords(value) : value;
}
