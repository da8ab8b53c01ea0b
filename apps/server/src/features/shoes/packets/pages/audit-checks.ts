import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import { type ShoeCase, shoeChecks } from '@rxweb/contracts/shoes/checks';
import { factsOfShoeCheck, shoeFacts, shoeSources } from '@rxweb/domain/shoes/check-case';
import { certificationWindow } from '@rxweb/domain/shoes/check-certification';
import { type QualifyingCondition, readConditions } from '@rxweb/domain/shoes/check-condition';
import { examWindow } from '@rxweb/domain/shoes/check-exam';
import { visitWindow } from '@rxweb/domain/shoes/check-visit';
import type { ShoeFact } from '@rxweb/domain/shoes/facts';
import { closes, type Window } from '@rxweb/domain/shoes/window';
import { checkNames, stateNames } from '../labels.ts';
import { written, writtenDate } from './case-facts.ts';
import type { Block, Page, Table } from './page.ts';

/** Dates, then checks in the order of auditors' denials, with reasons and sources. */
export function auditChecks(file: ShoeCaseFile): Page {
  return {
    section: 'Dates and checks',
    title: 'Dates and checks',
    subtitle: 'This is our reading of the rules; the DME MAC decides.',
    blocks: [
      { kind: 'heading', text: 'Dates' },
      datesTable(file),
      { kind: 'heading', text: 'Qualifying conditions' },
      conditionsTable(file),
      { kind: 'heading', text: 'Checks, most common denials first' },
      checksTable(file),
      ...sourcesBlocks(),
    ],
  };
}

const modes = { in_person: 'in person', telehealth: 'by telehealth', mailed: 'mailed' } as const;

function datesTable({ details }: ShoeCaseFile): Table {
  const { visit, exam, certification, order, evaluation, chosen, delivery, billed } = details;
  const row = (
    what: string,
    date: string | null | undefined,
    how: string | null | undefined,
    window?: Window | null,
  ) => [what, writtenDate(date) ?? '–', how ?? '', window ? (writtenDate(closes(window)) ?? '') : ''];
  return {
    kind: 'table',
    columns: [
      { title: 'What', share: 2.6 },
      { title: 'When', share: 1.7 },
      { title: 'How', share: 3 },
      { title: 'Valid through', share: 1.7 },
    ],
    rows: [
      row(
        'Diabetes visit',
        visit?.date,
        visit?.mode && modes[visit.mode],
        visit?.date ? visitWindow(visit.date) : null,
      ),
      row('Foot exam', exam?.date, examText(exam), exam?.date ? examWindow(exam.date) : null),
      row('Certifier’s agreement with the exam', exam?.agreed, null),
      row(
        'Certifying statement',
        certification?.date,
        certifierText(certification),
        certification?.date ? certificationWindow(certification.date) : null,
      ),
      row('Written order', order?.date, order?.complete ? 'complete' : null),
      row('Prescriber’s visit', order?.prescriberVisit, null),
      row('Our foot evaluation', evaluation?.date, evaluation?.mode && modes[evaluation.mode]),
      row('Items chosen', chosen, null),
      row('Delivery', delivery?.date, delivery?.mode && modes[delivery.mode]),
      row('Claim', billed, null),
    ],
  };
}

function examText(exam: ShoeCase['exam']): string {
  const by = exam?.by === 'certifier' ? 'by the certifier' : exam?.by === 'other' ? 'by another clinician' : null;
  return [exam?.mode ? modes[exam.mode] : null, by].filter((part) => part !== null).join(', ');
}

function certifierText(certification: ShoeCase['certification']): string {
  const supervisor = written(certification?.supervisor?.name);
  const under = supervisor ? `under ${supervisor}` : null;
  return [certification?.credential ?? null, under].filter((part) => part !== null).join(' ');
}

const conditionKeys = {
  amputation: 'amputation',
  'past ulcer': 'pastUlcer',
  'pre-ulcerative callus': 'preUlcerativeCallus',
  'neuropathy with callus': 'neuropathyWithCallus',
  deformity: 'deformity',
  'poor circulation': 'poorCirculation',
} as const satisfies Record<QualifyingCondition, string>;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** See facts 1 and 9. */
function conditionsTable({ details: { conditions, conditionDocuments } }: ShoeCaseFile): Table {
  const { named, others } = readConditions(conditions ?? []);
  const shownBy = (name: QualifyingCondition) => written(conditionDocuments?.[conditionKeys[name]]) ?? 'Not named';
  const rows = [
    ...named.map((name) => [capitalized(name), shownBy(name)]),
    ...others.map((text) => [text, 'Not one of the six']),
  ];
  return {
    kind: 'table',
    columns: [
      { title: 'Condition', share: 4 },
      { title: 'Documented in', share: 5 },
    ],
    rows: rows.length > 0 ? rows : [['None named', '']],
  };
}

function checksTable({ verdict }: ShoeCaseFile): Table {
  return {
    kind: 'table',
    columns: [
      { title: 'Check', share: 2.5 },
      { title: 'State', share: 1.7 },
      { title: 'Why', share: 4.4 },
      { title: 'Source', share: 1.5 },
    ],
    rows: shoeChecks.map((check) => {
      const { state, reason } = verdict.checks[check];
      const sources = sourcesOf(factsOfShoeCheck(check));
      return [
        checkNames[check],
        { mark: state, text: stateNames[state] },
        cut(reason),
        sources.join(', ') || 'not found',
      ];
    }),
  };
}

/** Truncate: a reason may quote long input, but a row must fit on a page. */
const cut = (reason: string) => (reason.length > maxReasonChars ? `${reason.slice(0, maxReasonChars)}…` : reason);
const maxReasonChars = 900;

const sourcesOf = (facts: readonly ShoeFact[]) => [...new Set(facts.flatMap(({ sources }) => sources))];

function sourcesBlocks(): Block[] {
  const used = new Set(shoeChecks.flatMap((check) => sourcesOf(factsOfShoeCheck(check))));
  const sources = Object.entries(shoeSources).filter(([id]) => ([...used] as string[]).includes(id));
  return [
    { kind: 'heading', text: 'Sources of the rules' },
    { kind: 'text', tone: 'small', text: sources.map(([id, source]) => `${id}: ${source}`).join('\n') },
    { kind: 'text', tone: 'small', text: `We count calendar months. ${shoeFacts[22].rule}` },
  ];
}
