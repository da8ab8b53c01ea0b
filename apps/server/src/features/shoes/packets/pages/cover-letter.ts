import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import type { LetterAsk } from '@rxweb/contracts/shoes/packets';
import type { StoreInfo } from '@rxweb/contracts/store';
import { certificationWindow } from '@rxweb/domain/shoes/check-certification';
import { examWindow } from '@rxweb/domain/shoes/check-exam';
import { visitWindow } from '@rxweb/domain/shoes/check-visit';
import { closes } from '@rxweb/domain/shoes/window';
import { formatDate, formatPhone } from '@rxweb/domain/text/format';
import type { LetterPlan } from '../letters/plan-letters.ts';
import { patientFields, storeLine, written } from './case-facts.ts';
import { requests } from './letter-requests.ts';
import type { Block, Field, Page } from './page.ts';

/** Asks one person for what is missing, and by when (domain facts A 1 to 17; 2, G20). */
export function coverLetter(file: ShoeCaseFile, store: StoreInfo, to: LetterPlan): Page {
  return {
    section: 'Letter',
    title: 'Documents we need from you',
    subtitle: storeLine(store),
    blocks: [
      { kind: 'fields', rows: addressFields(file, store, to) },
      {
        kind: 'text',
        text: 'Your patient asked us for therapeutic shoes or inserts because of diabetes. Medicare covers them only if the documents below are on file and their dates work together. Please send us:',
      },
      ...to.asks.flatMap((ask): Block[] => [
        { kind: 'text', tone: 'strong', text: requests[ask].what(file) },
        { kind: 'list', items: requests[ask].mustShow(file) },
      ]),
      { kind: 'heading', text: `Please reply by ${formatDate(to.replyBy)}` },
      { kind: 'text', text: deadline(to.asks, file) },
      ...(to.recipient === 'certifier' && to.asks.includes('certifying_statement') ? [notesProve] : []),
      ...closing(store),
    ],
  };
}

function addressFields(file: ShoeCaseFile, store: StoreInfo, { name, phone, fax }: LetterPlan): Field[] {
  const [patient, birthDate] = patientFields(file);
  return [
    ['Date', formatDate(file.today)],
    ['To', written(name)],
    ...(written(fax) ? [['Fax', written(fax)] as const] : []),
    ...(written(phone) ? [['Phone', written(phone)] as const] : []),
    ...[patient, birthDate].flatMap((field) => (field ? [field] : [])),
    ['Fax your answer to', store.fax ? formatPhone(store.fax) : null],
    ['Questions? Call', formatPhone(store.phone)],
  ];
}

const notesProve: Block = {
  kind: 'text',
  text: 'The statement alone doesn’t prove the condition: the exam notes must describe it. Missing notes are the most common reason claims for these shoes are denied.',
};

/** Lists the known clocks until all three are known. */
function deadline(asks: readonly LetterAsk[], { details, verdict, today }: ShoeCaseFile): string {
  const { visit, exam, certification, delivery } = details;
  const more = asks.includes('certifying_statement')
    ? ' The statement is valid for 3 months from the day you sign it.'
    : '';
  if (delivery?.date) return 'The patient has the shoes, and the claim needs these documents.';
  const ends = [
    visit?.date ? { paper: 'the visit', lastDay: closes(visitWindow(visit.date)) } : null,
    exam?.date ? { paper: 'the foot exam', lastDay: closes(examWindow(exam.date)) } : null,
    certification?.date ? { paper: 'the statement', lastDay: closes(certificationWindow(certification.date)) } : null,
  ].filter((end) => end !== null);
  const first = ends.toSorted((a, b) => a.lastDay.localeCompare(b.lastDay))[0];
  if (!first) return `We can deliver the shoes only after we have these documents.${more}`;
  if (first.lastDay < today) {
    const { paper } = first;
    const expired = `${paper[0]?.toUpperCase()}${paper.slice(1)} was valid through ${formatDate(first.lastDay)} and has expired.`;
    return `${expired} The patient needs a new one before the shoes.${more}`;
  }
  const until =
    verdict.latestSafeDelivery === null
      ? `Of the documents we have, ${first.paper} expires first: it’s valid through ${formatDate(first.lastDay)}.`
      : `Together, the documents are valid through ${formatDate(first.lastDay)}; ${first.paper} expires first.`;
  return `${until} The patient must have the shoes by then.${more}`;
}

function closing({ name, address }: StoreInfo): Block[] {
  return [
    {
      kind: 'text',
      text: `Send only what is named here, please. A form with a square code in its corner comes back as it is; put the return sheet on top of your notes. By mail: ${name}, ${address}. Thank you.`,
    },
    {
      kind: 'text',
      tone: 'small',
      text: 'This is our reading of the rules; the Medicare contractor (DME MAC) decides. This packet contains a patient’s health information. If you received it by mistake, please call us and destroy it.',
    },
  ];
}
