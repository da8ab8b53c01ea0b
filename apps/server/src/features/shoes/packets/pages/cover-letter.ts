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

/** Asks the certifier for missing papers and their content (domain facts A 1 to 17). */
export function coverLetter(file: ShoeCaseFile, store: StoreInfo): Page {
  const missing = requestedDocuments.filter((paper) => file.missing.includes(paper));
  return {
    section: 'Cover letter',
    title: missing.length > 0 ? 'Papers we need from you' : 'Papers for therapeutic shoes',
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
    text: 'Thank you: we have all papers that we need from you for this patient’s therapeutic shoes. The statement and the order that follow are for your files, or for when one of them has to be done again.',
  },
];

function requestFor(missing: readonly RequestedDocument[], file: ShoeCaseFile): Block[] {
  return [
    {
      kind: 'text',
      text: 'Your patient asked us for therapeutic shoes or inserts because of diabetes. Medicare covers them only when the papers below are on file and their dates fit together. Please send us:',
    },
    ...missing.flatMap((paper): Block[] => [
      { kind: 'text', tone: 'strong', text: requests[paper].what },
      { kind: 'list', items: requests[paper].mustShow(file) },
    ]),
    { kind: 'heading', text: 'By when' },
    { kind: 'text', text: deadline(missing, file) },
    ...(missing.includes('certification') || missing.includes('exam') ? [notesProve] : []),
  ];
}

const notesProve: Block = {
  kind: 'text',
  text: 'The statement alone does not prove the condition: the notes of the exam have to describe it. That they are missing is the most frequent reason why claims for these shoes are denied.',
};

const requests: Record<RequestedDocument, { what: string; mustShow: (file: ShoeCaseFile) => string[] }> = {
  visit: {
    what: 'Notes of a visit in which you managed the patient’s diabetes',
    mustShow: () => [
      'The visit is at most 6 months before the day on which the patient receives the shoes, and not after the day on which you sign the statement.',
      'A visit in person is safest. By video is accepted by some Medicare contractors.',
      'The notes are signed.',
    ],
  },
  exam: {
    what: 'Notes of an exam of the feet that describe a qualifying condition',
    mustShow: ({ details }) => [
      'The exam was in person, at most 6 months before the day on which the patient receives the shoes, and not after the day on which you sign the statement.',
      'The notes name at least one of: amputation of a foot or part of one, a past ulcer, a callus that may become an ulcer, neuropathy with callus, a deformity, poor circulation. One foot is enough.',
      details.exam?.by === 'certifier'
        ? 'The notes are signed.'
        : 'When another clinician examined the feet: write on a copy of their notes that you agree, with your initials and the date, on or before the day on which you sign the statement.',
    ],
  },
  certification: {
    what: 'The certifying statement, signed and dated (a form follows)',
    mustShow: () => [
      'Signed by the MD or DO who manages the diabetes, on or after the day of the visit and the exam, and at most 3 months before the day on which the patient receives the shoes.',
      'A podiatrist or clinical nurse specialist cannot sign it. A nurse practitioner or physician assistant can only under an MD or DO who signs and dates their notes about the shoes; please send these, too.',
      'A signature of one’s own with its date; no stamp.',
    ],
  },
  order: {
    what: 'The order, signed (a form follows)',
    mustShow: () => [
      'With the patient’s name or Medicare number, the date of the order, what is ordered and how much of it, the prescriber’s name or NPI, and the prescriber’s own signature; no stamp.',
      'Dated on or after a visit with the prescriber, who may be a podiatrist or another clinician who may prescribe.',
    ],
  },
};

/** Lists the known clocks until all three are known. */
function deadline(missing: readonly RequestedDocument[], { details, verdict, today }: ShoeCaseFile): string {
  const { visit, exam, certification, delivery } = details;
  const more = missing.includes('certification') ? ' The statement counts for 3 months from the day you sign it.' : '';
  if (delivery?.date)
    return 'Please answer as soon as you can: the shoes are handed over, and the claim needs the papers.';
  const ends = [
    visit?.date ? { paper: 'the visit', lastDay: closes(visitWindow(visit.date)) } : null,
    exam?.date ? { paper: 'the foot exam', lastDay: closes(examWindow(exam.date)) } : null,
    certification?.date ? { paper: 'the statement', lastDay: closes(certificationWindow(certification.date)) } : null,
  ].filter((end) => end !== null);
  const first = ends.toSorted((a, b) => a.lastDay.localeCompare(b.lastDay))[0];
  if (!first) return 'Please answer as soon as you can: the shoes are handed over only once the papers are here.';
  if (first.lastDay < today) {
    const { paper } = first;
    const gone = `${paper[0]?.toUpperCase()}${paper.slice(1)} counted through ${formatDate(first.lastDay)} and is no longer current.`;
    return `${gone} The patient needs a new one before the shoes, so please answer as soon as you can.${more}`;
  }
  const until =
    verdict.latestSafeDelivery === null
      ? `Of the papers that are here ${first.paper} runs out first: it counts through ${formatDate(first.lastDay)}.`
      : `The papers count together through ${formatDate(first.lastDay)}; ${first.paper} runs out first.`;
  return `${until} The patient has to have the shoes by then, so please answer as soon as you can.${more}`;
}

function closing({ name, address, phone }: StoreInfo): Block[] {
  return [
    {
      kind: 'text',
      text: `Please send the papers to ${name}, ${address}. Questions: ${formatPhone(phone).replace(' ', '\u00a0')}. Thank you.`,
    },
    {
      kind: 'text',
      tone: 'small',
      text: 'These rules are as we read them; Medicare’s contractor (DME MAC) decides. This packet holds health information about a patient. If it came to you by mistake, please call us and destroy it.',
    },
  ];
}
