import type { Settings } from '@rxweb/contracts/settings';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useQuery } from '../../../data/use-query.ts';
import { homePath } from '../../../navigation/location.ts';
import { useSetupStepsTexts } from '../../../texts/use/use-setup-steps-texts.ts';
import { PageLink } from '../../../ui/page-link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import settingsStyles from '../settings-page.module.css';
import { AskBox } from './ask-box.tsx';
import { useSetupApi } from './setup.api.ts';
import styles from './setup-steps.module.css';

interface TryStepProps {
  settings: Settings;
  foot: ReactNode;
  onNext: () => Promise<void>;
}

export function TryStep({ settings, foot, onNext }: TryStepProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onNext();
  };
  return (
    <div className={settingsStyles.form}>
      <div className={styles.halves}>
        <AskBox settings={settings} />
        <LastRows />
      </div>
      <form id={id} onSubmit={submit}>
        {foot}
      </form>
    </div>
  );
}

/** What else protects the store. Nothing here holds up the end of setup. */
function LastRows() {
  const { last: texts } = useSetupStepsTexts();
  const { data: people } = useQuery(useSetupApi().people, { isUserAction: true });
  const hasColleague = people !== null && people > 1;
  return (
    <Panel title={texts.title}>
      <Rows>
        <Row
          name={texts.colleague}
          note={hasColleague ? texts.people(people) : texts.colleagueText}
          end={<PageLink href="/app/users">{texts.invite}</PageLink>}
        />
        <Row name={texts.factor} note={texts.factorText} end={<PageLink href="/app/account">{texts.setUp}</PageLink>} />
        <Row name={texts.key} note={texts.keyText} />
        <Row name={texts.page} note={texts.pageText} end={<PageLink href={homePath}>{texts.open}</PageLink>} />
      </Rows>
    </Panel>
  );
}
