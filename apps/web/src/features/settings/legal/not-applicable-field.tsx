import type { LegalPageName, MarkablePage } from '@rxweb/contracts/settings/legal';
import { isMarkable, markLegalPage } from '@rxweb/domain/legal/not-applicable';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate } from '@rxweb/domain/text/format';
import { useNow } from '../../../boot/use-now.ts';
import { useLegalSettingsTexts } from '../../../texts/use/use-legal-settings-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { SectionProps } from '../section.ts';
import page from '../settings-page.module.css';
import { LastChange } from './confirm-panel.tsx';
import { changeLegal } from './legal-fields.tsx';

const minuteMs = 60_000;

type FieldProps = Pick<SectionProps, 'settings' | 'onChange' | 'problems' | 'isReadOnly' | 'bindingPages'>;

/** Only where the page may not apply, or was marked before it did. */
export function NotApplicableField({ name, ...props }: FieldProps & { name: LegalPageName }) {
  if (!isMarkable(name)) return null;
  const isMarked = props.settings.legal?.notApplicable?.[name] !== undefined;
  return !props.bindingPages.includes(name) || isMarked ? <MarkField name={name} {...props} /> : null;
}

function MarkField(props: FieldProps & { name: MarkablePage }) {
  const { name, settings, onChange, problems, isReadOnly, bindingPages } = props;
  const { notApplicable: texts } = useLegalSettingsTexts();
  const language = useLanguage();
  const today = storeDate(settings.store, useNow(minuteMs));
  const path = `legal.notApplicable.${name}`;
  const mark = settings.legal?.notApplicable?.[name];
  const isVoid = bindingPages.includes(name);
  const set = (reason: string | null) =>
    changeLegal(onChange)((legal) => markLegalPage(legal, name, reason === null ? null : { on: today, reason }));
  return (
    <>
      <CheckField
        label={texts.label}
        hint={isVoid ? texts.isVoid : texts.hints[name]}
        isChecked={mark !== undefined}
        onChange={(isChecked) => set(isChecked ? '' : null)}
      />
      {mark && (
        <TextArea
          label={texts.reason}
          rows={2}
          maxLength={300}
          value={mark.reason}
          hint={texts.reasonHint}
          problem={problems.has(`${path}.reason`) ? texts.noReason : null}
          onChange={set}
        />
      )}
      {mark && <p>{texts.on(formatDate(mark.on, language))}</p>}
      {!isReadOnly && <LastChange path={path} store={settings.store} words={texts.last} />}
      {mark && !isVoid && <p className={page.muted}>{texts.kept}</p>}
    </>
  );
}
