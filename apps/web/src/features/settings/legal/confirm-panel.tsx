import type { LegalPageName } from '@rxweb/contracts/settings/legal';
import { confirmLegalPage } from '@rxweb/domain/legal/confirmation';
import { legalPageState } from '@rxweb/domain/legal/page-state';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate, formatTime } from '@rxweb/domain/text/format';
import { useNow } from '../../../boot/use-now.ts';
import { onRequest } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { useLegalSettingsTexts } from '../../../texts/use/use-legal-settings-texts.ts';
import { useSettingsTexts } from '../../../texts/use/use-settings-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { SectionProps } from '../section.ts';
import { useSettingsApi } from '../settings.api.ts';
import page from '../settings-page.module.css';

const minuteMs = 60_000;

interface ConfirmPanelProps extends Pick<SectionProps, 'settings' | 'onChange' | 'isReadOnly' | 'bindingPages'> {
  name: LegalPageName;
}

/** The owner's word for a page. Who gave it, and when, is in the history of the settings. */
export function ConfirmPanel({ name, settings, onChange, isReadOnly, bindingPages }: ConfirmPanelProps) {
  const { confirm: texts } = useLegalSettingsTexts();
  const language = useLanguage();
  const today = storeDate(settings.store, useNow(minuteMs));
  const found = legalPageState(name, settings.legal, bindingPages);
  const set = (isConfirmed: boolean) =>
    onChange(({ legal = {}, ...rest }) => ({
      ...rest,
      legal: confirmLegalPage(legal, name, isConfirmed ? today : null),
    }));
  return (
    <Panel title={texts.title}>
      <div className={page.panelBody}>
        {found.state === 'hidden' ? (
          <p>{texts.first}</p>
        ) : (
          <CheckField label={texts.label} hint={texts.hint} isChecked={found.state === 'confirmed'} onChange={set} />
        )}
        {found.state === 'confirmed' && <p>{texts.on(formatDate(found.on, language))}</p>}
        {!isReadOnly && <LastChange path={`legal.confirmedOn.${name}`} store={settings.store} words={texts.last} />}
      </div>
    </Panel>
  );
}

interface LastChangeProps {
  /** In the settings. */
  path: string;
  store: SectionProps['settings']['store'];
  words: (who: string, when: string, version: number) => string;
}

/** Who changed a part of the settings last, and when. */
export function LastChange({ path, store, words }: LastChangeProps) {
  const { history } = useSettingsTexts();
  const language = useLanguage();
  const { data } = useQuery(useSettingsApi().versions, onRequest);
  const last = data?.find(({ changes }) => changes.includes(path));
  if (!last) return null;
  const at = new Date(last.savedAt);
  const when = `${formatDate(storeDate(store, at), language)}, ${formatTime(store, at, language)}`;
  const who = last.savedBy === null ? history.program : (last.name ?? history.gone);
  return <p className={page.muted}>{words(who, when, last.version)}</p>;
}
