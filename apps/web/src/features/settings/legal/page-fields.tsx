import type { LegalPageName, LegalSettings, OwnWords } from '@rxweb/contracts/settings/legal';
import { formatPhone } from '@rxweb/domain/text/format';
import { useLegalSettingsTexts } from '../../../texts/use/use-legal-settings-texts.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toE164 } from '../sections/to-e164.ts';
import page from '../settings-page.module.css';
import { type LegalChange, WordsField } from './legal-fields.tsx';

export interface LegalFieldsProps {
  legal: LegalSettings;
  problems: ReadonlySet<string>;
  onChange: LegalChange;
}

/** What only the owner can say on a page. */
export function PageFields({ name, ...props }: LegalFieldsProps & { name: LegalPageName }) {
  return (
    <>
      {name === 'notice-of-privacy-practices' && <PracticesFields {...props} />}
      {name === 'nondiscrimination' && <RightsFields {...props} />}
      {name === 'languages' && <InterpreterFields {...props} />}
      {name === 'accessibility' && <AccessibilityFields {...props} />}
      <MoreField name={name} {...props} />
    </>
  );
}

const noWords: OwnWords = { en: '' };
const isFilled = (words: OwnWords | undefined) => words !== undefined && words !== noWords && (words.en || words.es);

function PracticesFields({ legal, problems, onChange }: LegalFieldsProps) {
  const { fields: texts } = useLegalSettingsTexts();
  const path = 'legal.noticeOfPrivacyPractices';
  const { effectiveOn = '', text = noWords } = legal.noticeOfPrivacyPractices ?? {};
  const set = (next: { effectiveOn: string; text: OwnWords }) =>
    onChange(({ noticeOfPrivacyPractices: _, ...rest }) =>
      next.effectiveOn || isFilled(next.text) ? { ...rest, noticeOfPrivacyPractices: next } : rest,
    );
  return (
    <>
      <DayField
        label={texts.effectiveOn}
        value={effectiveOn}
        {...(problems.has(`${path}.effectiveOn`) && { hint: texts.badDay })}
        onChange={(day) => set({ effectiveOn: day, text })}
      />
      <WordsField
        label={texts.notice}
        hint={texts.noticeHint}
        rows={12}
        words={text}
        path={`${path}.text`}
        problems={problems}
        onChange={(words) => set({ effectiveOn, text: words ?? noWords })}
      />
    </>
  );
}

type Rights = NonNullable<LegalSettings['nondiscrimination']>;

function RightsFields({ legal, problems, onChange }: LegalFieldsProps) {
  const { fields: texts } = useLegalSettingsTexts();
  const path = 'legal.nondiscrimination';
  const own: Rights = legal.nondiscrimination ?? { statement: noWords, aids: noWords };
  const set = (changed: { [K in keyof Rights]?: Rights[K] | undefined }) =>
    onChange(({ nondiscrimination: _, ...rest }) => {
      const next = { ...own, ...changed };
      const { statement, aids, interpreterPayment, coordinator, grievance } = next;
      const hasWords = [statement, aids, interpreterPayment, grievance].some(isFilled);
      return hasWords || coordinator ? { ...rest, nondiscrimination: next as Rights } : rest;
    });
  const setCoordinator = (name: string, title: string) =>
    set({ coordinator: name || title ? { name, ...(title && { title }) } : undefined });
  const { name = '', title = '' } = own.coordinator ?? {};
  const field = (key: 'statement' | 'aids' | 'interpreterPayment' | 'grievance', label: string, hint?: string) => (
    <WordsField
      label={label}
      {...(hint !== undefined && { hint })}
      words={own[key]}
      path={`${path}.${key}`}
      problems={problems}
      onChange={(words) => set({ [key]: words ?? (key === 'statement' || key === 'aids' ? noWords : undefined) })}
    />
  );
  return (
    <>
      {field('statement', texts.statement, texts.statementHint)}
      {field('aids', texts.aids)}
      {field('interpreterPayment', texts.interpreterPayment)}
      <div className={page.pair}>
        <TextField
          label={texts.coordinator}
          name="coordinator"
          defaultValue={name}
          hint={texts.coordinatorHint}
          maxLength={120}
          problem={problems.has(`${path}.coordinator.name`) ? texts.badCoordinator : null}
          onChange={(text) => setCoordinator(text, title)}
        />
        <TextField
          label={texts.coordinatorTitle}
          name="coordinator-title"
          defaultValue={title}
          maxLength={120}
          onChange={(text) => setCoordinator(name, text)}
        />
      </div>
      {field('grievance', texts.grievance)}
    </>
  );
}

function InterpreterFields({ legal, problems, onChange }: LegalFieldsProps) {
  const { fields: texts } = useLegalSettingsTexts();
  const { phone = '', about } = legal.interpreterLine ?? {};
  const set = (nextPhone: string, nextAbout: OwnWords | undefined) =>
    onChange(({ interpreterLine: _, ...rest }) =>
      nextPhone || nextAbout
        ? { ...rest, interpreterLine: { phone: nextPhone, ...(nextAbout && { about: nextAbout }) } }
        : rest,
    );
  return (
    <>
      <TextField
        label={texts.interpreterPhone}
        name="interpreter"
        type="tel"
        defaultValue={formatPhone(phone)}
        hint={texts.interpreterPhoneHint}
        problem={problems.has('legal.interpreterLine.phone') ? texts.badPhone : null}
        onChange={(text) => set(toE164(text), about)}
      />
      <WordsField
        label={texts.interpreterAbout}
        rows={2}
        words={about}
        path="legal.interpreterLine.about"
        problems={problems}
        onChange={(words) => set(phone, words)}
      />
    </>
  );
}

function AccessibilityFields({ legal, problems, onChange }: LegalFieldsProps) {
  const { fields: texts } = useLegalSettingsTexts();
  const { knownGaps, answerDays } = legal.accessibility ?? {};
  const set = (gaps: OwnWords | undefined, days: number | undefined) =>
    onChange(({ accessibility: _, ...rest }) => {
      const next = { ...(gaps && { knownGaps: gaps }), ...(days !== undefined && { answerDays: days }) };
      return Object.keys(next).length > 0 ? { ...rest, accessibility: next } : rest;
    });
  return (
    <>
      <WordsField
        label={texts.knownGaps}
        hint={texts.knownGapsHint}
        words={knownGaps}
        path="legal.accessibility.knownGaps"
        problems={problems}
        onChange={(words) => set(words, answerDays)}
      />
      <TextField
        label={texts.answerDays}
        name="answer-days"
        inputMode="numeric"
        defaultValue={answerDays === undefined ? '' : String(answerDays)}
        problem={problems.has('legal.accessibility.answerDays') ? texts.badAnswerDays : null}
        // Not a number: 0, which is refused.
        onChange={(text) => set(knownGaps, text.trim() === '' ? undefined : Number(text) || 0)}
      />
    </>
  );
}

function MoreField({ name, legal, problems, onChange }: LegalFieldsProps & { name: LegalPageName }) {
  const { fields: texts } = useLegalSettingsTexts();
  return (
    <WordsField
      label={texts.more}
      words={legal.more?.[name]}
      path={`legal.more.${name}`}
      problems={problems}
      onChange={(words) =>
        onChange(({ more, ...rest }) => {
          const { [name]: _, ...others } = more ?? {};
          const next = words ? { ...others, [name]: words } : others;
          return Object.keys(next).length > 0 ? { ...rest, more: next } : rest;
        })
      }
    />
  );
}
