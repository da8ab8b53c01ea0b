import type { Settings } from '@rxweb/contracts/settings';
import type { LegalPageName } from '@rxweb/contracts/settings/legal';
import { legalPageState } from '@rxweb/domain/legal/page-state';
import { textConsentRecord } from '@rxweb/domain/legal/text-consent';
import { type RegistrationLine, type RegistrationProblem, textingRegistration } from '@rxweb/domain/sms/registration';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatPhone } from '@rxweb/domain/text/format';
import { useNow } from '../../../boot/use-now.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { useLegalSettingsTexts } from '../../../texts/use/use-legal-settings-texts.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { State } from '../../../ui/state.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SectionProps } from '../section.ts';
import { toE164 } from '../sections/to-e164.ts';
import page from '../settings-page.module.css';
import styles from './legal.module.css';
import { changeLegal } from './legal-fields.tsx';

const path = 'legal.textingProgram';
const minuteMs = 60_000;

export function RegistrationForm(props: SectionProps) {
  const { settings, onChange, problems, bindingPages } = props;
  const { texting: texts } = useLegalSettingsTexts();
  const change = changeLegal(onChange);
  const lines = useRegistration(settings, bindingPages);
  const done = lines.filter(({ problem }) => problem === null).length;
  return (
    <>
      <Panel title={texts.title}>
        <TextField
          label={texts.program}
          name="program"
          defaultValue={settings.legal?.textingProgram ?? ''}
          hint={texts.programHint}
          maxLength={120}
          problem={problems.has(path) ? texts.programHint : null}
          onChange={(text) =>
            change(({ textingProgram: _, ...rest }) => (text.trim() === '' ? rest : { ...rest, textingProgram: text }))
          }
        />
      </Panel>
      <OnCall {...props} />
      <Panel
        title={texts.values}
        action={<State tone={done === lines.length ? 'pass' : 'warn'}>{texts.ready(done, lines.length)}</State>}
      >
        <p className={page.muted}>{texts.text}</p>
        <ul>
          {lines.map((line) => (
            <Line key={line.name} line={line} />
          ))}
        </ul>
      </Panel>
    </>
  );
}

/** Whom a dangerous text reaches while the store is closed. */
function OnCall({ settings: { alerts }, onChange, problems, serverDecides }: SectionProps) {
  const { onCall: texts } = useLegalSettingsTexts().texting;
  const set = (text: string) =>
    onChange(({ alerts: _, ...rest }) =>
      text.trim() === '' ? rest : { ...rest, alerts: { onCallNumber: toE164(text) } },
    );
  return (
    <Panel title={texts.title}>
      <div className={page.panelBody}>
        {serverDecides.includes('alerts') && <Notice tone="info">{texts.elsewhere}</Notice>}
        <TextField
          label={texts.label}
          name="on-call"
          type="tel"
          defaultValue={formatPhone(alerts?.onCallNumber ?? '')}
          hint={texts.hint}
          problem={problems.has('alerts.onCallNumber') ? texts.bad : null}
          onChange={set}
        />
      </div>
    </Panel>
  );
}

function useRegistration(settings: Settings, bindingPages: readonly LegalPageName[]): RegistrationLine[] {
  const { store, legal } = settings;
  const isConfirmed = (page: LegalPageName) => legalPageState(page, legal, bindingPages).state === 'confirmed';
  return textingRegistration({
    store,
    program: legal?.textingProgram ?? null,
    email: legal?.email ?? null,
    origin: location.origin,
    consent: textConsentRecord(settings, 'notices', 'en'),
    isPrivacyConfirmed: isConfirmed('privacy'),
    isTermsConfirmed: isConfirmed('sms-terms'),
    today: storeDate(store, useNow(minuteMs)),
  });
}

/** Where each problem is fixed, if it is on another tab. */
const places: Partial<Record<RegistrationProblem, (line: RegistrationLine) => string>> = {
  noEmail: () => '/app/settings?section=legal',
  unconfirmed: ({ name }) => `/app/settings?section=legal&page=${name === 'terms' ? 'sms-terms' : name}`,
};

function Line({ line }: { line: RegistrationLine }) {
  const { texting: texts } = useLegalSettingsTexts();
  const { name, value, problem } = line;
  const fix = problem && places[problem]?.(line);
  return (
    <li className={styles.line}>
      <div className={styles.lineHead}>
        <h3 className={styles.lineName}>{texts.lines[name]}</h3>
        <State tone={problem === null ? 'pass' : 'fail'}>{problem === null ? texts.done : texts.todo}</State>
        <span className={styles.copy}>
          <CopyButton label={texts.copy(texts.lines[name])} text={value} copied={texts.copied} />
        </span>
      </div>
      <p className={styles.value} lang="en">
        {value}
      </p>
      {problem !== null && (
        <p className={styles.problem}>
          {texts.problems[problem]} {fix && <AppLink href={fix}>{texts.fix}</AppLink>}
        </p>
      )}
    </li>
  );
}
