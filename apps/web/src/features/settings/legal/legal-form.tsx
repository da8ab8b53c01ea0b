import { type LegalPageName, type LegalSettings, legalPages } from '@rxweb/contracts/settings/legal';
import { type LegalGap, legalPageGaps } from '@rxweb/domain/legal/page-gaps';
import { legalPageState } from '@rxweb/domain/legal/page-state';
import { formatDate } from '@rxweb/domain/text/format';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../../navigation/app-link.tsx';
import { useLegalSettingsTexts } from '../../../texts/use/use-legal-settings-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Panel } from '../../../ui/panel.tsx';
import { State } from '../../../ui/state.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SectionProps } from '../section.ts';
import page from '../settings-page.module.css';
import { ConfirmPanel } from './confirm-panel.tsx';
import styles from './legal.module.css';
import { changeLegal, useChosenPage } from './legal-fields.tsx';
import { NotApplicableField } from './not-applicable-field.tsx';
import { NoticesPanel } from './notices-panel.tsx';
import { PageFields } from './page-fields.tsx';

export function LegalForm(props: SectionProps) {
  const { settings, onChange, problems, bindingPages } = props;
  const texts = useLegalSettingsTexts();
  const chosen = useChosenPage();
  const legal = settings.legal ?? {};
  const isMarked = legalPageState(chosen, legal, bindingPages).state === 'notApplicable';
  const fields = { legal, problems, onChange: changeLegal(onChange) };
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(chosen);
  // A page chosen from the list above may be below the fold.
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    place.current?.focus();
  }, [chosen]);
  return (
    <>
      <PageList legal={legal} binding={bindingPages} chosen={chosen} />
      <div key={chosen} ref={place} tabIndex={-1} className={styles.place}>
        <Panel
          title={texts.pages[chosen]}
          action={<PageStateText name={chosen} legal={legal} binding={bindingPages} />}
        >
          <div className={page.panelBody}>
            <Gaps gaps={legalPageGaps(chosen, legal, bindingPages)} />
            <NotApplicableField name={chosen} {...props} />
            {!isMarked && <PageFields name={chosen} {...fields} />}
          </div>
        </Panel>
        {chosen === 'languages' && !isMarked && <NoticesPanel {...fields} />}
        {!isMarked && <ConfirmPanel name={chosen} {...props} />}
      </div>
      <Panel title={texts.contact.title}>
        <TextField
          label={texts.contact.email}
          name="legal-email"
          type="email"
          defaultValue={legal.email ?? ''}
          hint={texts.contact.hint}
          problem={problems.has('legal.email') ? texts.contact.bad : null}
          onChange={(text) =>
            fields.onChange(({ email: _, ...rest }) => (text.trim() === '' ? rest : { ...rest, email: text.trim() }))
          }
        />
      </Panel>
    </>
  );
}

interface StateProps {
  legal: LegalSettings;
  binding: readonly LegalPageName[];
}

function PageList({ chosen, ...state }: StateProps & { chosen: LegalPageName }) {
  const { list: texts, pages } = useLegalSettingsTexts();
  return (
    <Panel title={texts.title}>
      <p className={page.muted}>{texts.text}</p>
      <ul>
        {legalPages.map((name) => (
          <li key={name} className={styles.pageRow}>
            <AppLink
              href={`/app/settings?section=legal&page=${name}`}
              className={styles.pageLink}
              aria-current={name === chosen ? 'true' : undefined}
            >
              {pages[name]}
            </AppLink>
            <PageStateText name={name} {...state} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function PageStateText({ name, legal, binding }: StateProps & { name: LegalPageName }) {
  const { list: texts } = useLegalSettingsTexts();
  const language = useLanguage();
  const found = legalPageState(name, legal, binding);
  if (found.state === 'notApplicable') return <State tone="off">{texts.notApplicable}</State>;
  if (found.state === 'hidden') return <State tone="fail">{texts.hidden}</State>;
  if (found.state === 'draft') return <State tone="warn">{texts.draft}</State>;
  return <State tone="pass">{texts.confirmed(formatDate(found.on, language))}</State>;
}

function Gaps({ gaps }: { gaps: readonly LegalGap[] }) {
  const { gaps: texts } = useLegalSettingsTexts();
  if (gaps.length === 0) return null;
  return (
    <ul className={styles.gaps}>
      {gaps.map((gap) => (
        <li key={gap}>
          <State tone={gap === 'missing' ? 'fail' : 'warn'}>{texts[gap]}</State>
        </li>
      ))}
    </ul>
  );
}
