import { requestedDocuments, type ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { StoreInfo } from '@rxweb/contracts/store';
import { certificationWindow } from '@rxweb/domain/shoes/check-certification';
import { examWindow } from '@rxweb/domain/shoes/check-exam';
import { visitWindow } from '@rxweb/domain/shoes/check-visit';
import { closes } from '@rxweb/domain/shoes/window';
import { formatDate, formatPhone } from '@rxweb/domain/text/format';
import { patientFields, storeLine, written } from './case-facts.ts';
import type { Block, Page } from './page.ts';

type RequestedDocument = (typeof requestedDocuments)[number];

/** Asks the certifier for missing documents and their content (domain facts A 1 to 17). */
export function coverLetter(file: ShoeCaseFile, store: StoreInfo): Page {
  const missing = requestedDocuments.filter((paper) => file.missing.includes(paper));
  return {
    section: 'Cover letter',
    title: missing.length > 0 ? 'Documents we need from you' : 'Documents for therapeutic shoes',
    subtitle: storeLine(store),
    blocks: [
      { kind: 'fields', rows: addressFields(file) },
      ...(missing.length > 0 ? requestFor(missing, file) : nothingMissing),
      ...closing(store),
    ],
  };
}

function addressFields(file: ShoeCaseFile): [string, string | null][] {
  const { certifier } = file.details;
  const [patient, birthDate] = patientFields(file);
  return [
    ['Date', formatDate(file.today)],
    ['To', written(certifier?.name)],
    ['Fax', written(certifier?.fax)],
    ...(written(certifier?.phone) ? ([['Phone', written(certifier?.phone)]] as [string, string | null][]) : []),
    ...[patient, birthDate].flatMap((field) => (field ? [[field[0], field[1]] as [string, string | null]] : [])),
  ];
}

const nothingMissing: Block[] = [
  {
    kind: 'text',
    text: 'Thank you. We have all the documents we need from you for this patient’s therapeutic shoes. The statement and order that follow are for your files, or in case one of them must be redone.',
  },
];

function requestFor(missing: readonly RequestedDocument[], file: ShoeCaseFile): Block[] {
  return [
    {
      kind: 'text',
      text: 'Your patient asked us for therapeutic shoes or inserts because of diabetes. Medicare covers them only if the documents below are on file and their dates work together. Please send us:',
    },
    ...missing.flatMap((paper): Block[] => [
      { kind: 'text', tone: 'strong', text: requests[paper].what },
      { kind: 'list', items: requests[paper].mustShow(file) },
    ]),
    { kind: 'heading', text: 'When we need them' },
    { kind: 'text', text: deadline(missing, file) },
    ...(missing.includes('certification') || missing.includes('exam') ? [notesProve] : []),
  ];
}

const notesProve: Block = {
  kind: 'text',
  text: 'The statement alone doesn’t prove the condition: the exam notes must describe it. Missing notes are the most common reason claims for these shoes are denied.',
};

const requests: Record<RequestedDocument, { what: string; mustShow: (file: ShoeCaseFile) => string[] }> = {
  visit: {
    what: 'Notes from a visit at which you managed the patient’s diabetes',
    mustShow: () => [
      'The visit must be no more than 6 months before the patient receives the shoes, and no later than the day you sign the statement.',
      'An in-person visit is safest. Some Medicare contractors accept video visits.',
      'The notes must be signed.',
    ],
  },
  exam: {
    what: 'Notes from a foot exam that describe a qualifying condition',
    mustShow: ({ details }) => [
      'The exam must be in person, no more than 6 months before the patient receives the shoes, and no later than the day you sign the statement.',
      'The notes must name at least one of these: amputation of a foot or part of a foot, a past ulcer, a pre-ulcerative callus, neuropathy with callus, a deformity, or poor circulation. One foot is enough.',
      details.exam?.by === 'certifier'
        ? 'The notes must be signed.'
        : 'If another clinician did the exam, write on a copy of their notes that you agree, with your initials and the date, on or before the day you sign the statement.',
    ],
  },
  certification: {
    what: 'The certifying statement, signed and dated (a form follows)',
    mustShow: () => [
      'Signed by the MD or DO who manages the diabetes, on or after the dates of the visit and the exam, and no more than 3 months before the patient receives the shoes.',
      'A podiatrist or clinical nurse specialist can’t sign it. A nurse practitioner or physician assistant can sign only under an MD or DO who signs and dates their notes about the shoes; please send those notes too.',
      'A personal signature and date; no stamps.',
    ],
  },
  order: {
    what: 'The order, signed (a form follows)',
    mustShow: () => [
      'It must have the patient’s name or Medicare number, the order date, each item and its quantity, the prescriber’s name or NPI, and the prescriber’s own signature; no stamps.',
      'It must be dated on or after a visit with the prescriber, who may be a podiatrist or another clinician authorized to prescribe.',
    ],
  },
};

/** Lists the known clocks until all three are known. */
function deadline(missing: readonly RequestedDocument[], { details, verdict, today }: ShoeCaseFile): string {
  const { visit, exam, certification, delivery } = details;
  const more = missing.includes('certification')
    ? ' The statement is valid for 3 months from the day you sign it.'
    : '';
  if (delivery?.date)
    return 'Please reply as soon as you can: the patient has the shoes, and the claim needs these documents.';
  const ends = [
    visit?.date ? { paper: 'the visit', lastDay: closes(visitWindow(visit.date)) } : null,
    exam?.date ? { paper: 'the foot exam', lastDay: closes(examWindow(exam.date)) } : null,
    certification?.date ? { paper: 'the statement', lastDay: closes(certificationWindow(certification.date)) } : null,
  ].filter((end) => end !== null);
  const first = ends.toSorted((a, b) => a.lastDay.localeCompare(b.lastDay))[0];
  if (!first) return 'Please reply as soon as you can: we can deliver the shoes only after we have these documents.';
  if (first.lastDay < today) {
    const { paper } = first;
    const expired = `${paper[0]?.toUpperCase()}${paper.slice(1)} was valid through ${formatDate(first.lastDay)} and has expired.`;
    return `${expired} The patient needs a new one before the shoes, so please reply as soon as you can.${more}`;
  }
  const until =
    verdict.latestSafeDelivery === null
      ? `Of the documents we have, ${first.paper} expires first: it’s valid through ${formatDate(first.lastDay)}.`
      : `Together, the documents are valid through ${formatDate(first.lastDay)}; ${first.paper} expires first.`;
  return `${until} The patient must have the shoes by then, so please reply as soon as you can.${more}`;
}

function closing({ name, address, phone }: StoreInfo): Block[] {
  return [
    {
      kind: 'text',
      text: `Please send the documents to ${name}, ${address}. Questions? Call ${formatPhone(phone).replace(' ', '\u00a0')}. Thank you.`,
    },
    {
      kind: 'text',
      tone: 'small',
      text: 'This is our reading of the rules; the Medicare contractor (DME MAC) decides. This packet contains a patient’s health information. If you received it by mistake, please call us and destroy it.',
    },
  ];
}
