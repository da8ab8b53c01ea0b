import type { Language } from '@rxweb/contracts/shared/language';
import { emergencyLines } from '@rxweb/domain/safety/languages/other-cards';
import { formatPhone, telHref } from '@rxweb/domain/text/format';
import { dayText } from '../day-text.ts';
import {
  type Block,
  contact,
  type LegalFacts,
  type LegalPage,
  type LegalText,
  list,
  ownBlocks,
  text,
} from '../legal-text.ts';

const practiceTitles = { en: 'Notice of Privacy Practices', es: 'Aviso de prácticas de privacidad' };

function practicesIn({ legal, language }: LegalFacts): LegalText {
  const notice = legal.noticeOfPrivacyPractices;
  const day = notice ? dayText(notice.effectiveOn, language) : '';
  const title = language === 'es' ? `Vigente desde el ${day}` : `In effect since ${day}`;
  return {
    title: practiceTitles[language],
    short: [],
    sections: [{ title, blocks: ownBlocks(notice?.text, language) }],
  };
}

/** All words are the owner's (domain facts 2, I1 and I2). */
export const practices: LegalPage = {
  name: 'notice-of-privacy-practices',
  texts: { en: practicesIn, es: practicesIn },
};

const languageTitles = { en: 'Free language help', es: 'Ayuda gratuita con el idioma' };

function languagesIn(facts: LegalFacts): LegalText {
  const { legal, language } = facts;
  const notices = (legal.languageNotices ?? []).map(({ tag, name, text: words, isRightToLeft = false }) => ({
    title: name,
    lang: tag,
    blocks: [{ ...text(words), lang: tag, isRightToLeft }],
  }));
  const line = interpreterBlocks(facts);
  const interpreters = line.length > 0 ? [{ title: interpreterTitles[language], blocks: line }] : [];
  const emergencies = { title: emergencyTitles[language], blocks: emergencyBlocks() };
  return { title: languageTitles[language], short: [], sections: [...interpreters, ...notices, emergencies] };
}

const emergencyTitles = { en: 'In an emergency', es: 'En una emergencia' };

/** The product's fixed lines, which still need a native reader's check (domain facts 2, J11). */
const emergencyBlocks = (): Block[] =>
  emergencyLines().map(({ lang, dir, line }) => ({ ...text(line), lang, isRightToLeft: dir === 'rtl' }));

const interpreterTitles = { en: 'Interpreter line', es: 'Línea de intérpretes' };

/** Nothing is promised without a line (domain facts 2, K3). */
function interpreterBlocks({ legal: { interpreterLine: line }, language }: LegalFacts): Block[] {
  if (!line) return [];
  const call = { text: formatPhone(line.phone), href: telHref(line.phone) };
  return [text(`${interpreterTitles[language]}: `, call), ...ownBlocks(line.about, language)];
}

/** The published notice in each language, never translated here (domain facts 2, I4). */
export const languageHelp: LegalPage = { name: 'languages', texts: { en: languagesIn, es: languagesIn } };

const rights: Record<Language, { title: string; aids: string; complain: string; store: string; office: string }> = {
  en: {
    title: 'Nondiscrimination notice',
    aids: 'Free help',
    complain: 'If you want to complain',
    store: 'To us: ',
    office: 'To the Office for Civil Rights of the U.S. Department of Health and Human Services: ',
  },
  es: {
    title: 'Aviso de no discriminación',
    aids: 'Ayuda gratuita',
    complain: 'Si quiere presentar una queja',
    store: 'A nosotros: ',
    office: 'A la Oficina de Derechos Civiles del Departamento de Salud y Servicios Humanos de EE. UU.: ',
  },
};

function rightsIn(facts: LegalFacts): LegalText {
  const { legal, language } = facts;
  const words = rights[language];
  const own = legal.nondiscrimination;
  const { name, title } = own?.coordinator ?? {};
  const who = [name, title].filter((part) => part !== undefined).join(', ');
  const complaints: Block = list(
    [words.store, ...(who ? [`${who}, `] : []), ...contact(facts)],
    [
      words.office,
      { text: 'ocrportal.hhs.gov', href: 'https://ocrportal.hhs.gov/' },
      ', ',
      { text: '1-800-368-1019', href: 'tel:+18003681019' },
      ', TDD ',
      { text: '1-800-537-7697', href: 'tel:+18005377697' },
    ],
  );
  return {
    title: words.title,
    short: [],
    sections: [
      { title: facts.store.name, blocks: ownBlocks(own?.statement, language) },
      {
        title: words.aids,
        blocks: [
          ...ownBlocks(own?.aids, language),
          ...interpreterBlocks(facts),
          ...ownBlocks(own?.interpreterPayment, language),
        ],
      },
      { title: words.complain, blocks: [complaints, ...ownBlocks(own?.grievance, language)] },
    ],
  };
}

/** Structure and the federal office are ours, the rest is the owner's (domain facts 2, I3). */
export const nondiscrimination: LegalPage = { name: 'nondiscrimination', texts: { en: rightsIn, es: rightsIn } };
