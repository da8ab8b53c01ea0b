import { formatDate } from '@rxweb/domain/text/format';
import { AppLink } from '../../../navigation/app-link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { State } from '../../../ui/state.tsx';
import { caseHref } from '../shoe-paths.ts';
import type { CaseModel } from './case-model.ts';
import { CaseSteps } from './case-steps.tsx';
import { type CaseTab, tabHref } from './case-tabs.ts';
import { useCaseWords } from './case-words.ts';
import styles from './overview.module.css';
import { paperSlots } from './papers/paper-slots.ts';
import { stateIcon } from './papers/slot-state.ts';
import type { SlotView } from './papers/slot-views.ts';
import { PatientPanel } from './patient-panel.tsx';
import { ProblemList } from './problem-list.tsx';

interface OverviewTopProps {
  model: CaseModel;
  onGo: (place: { tab: CaseTab; at: string | null }) => void;
}

/** Over the whole width: what blocks, and how far it is. */
export function OverviewTop({ model, onGo }: OverviewTopProps) {
  const { file, problems, values } = model;
  return (
    <>
      <ProblemList problems={problems} status={file.status} phone={values['details.certifier.phone']} onGo={onGo} />
      <CaseSteps model={model} />
    </>
  );
}

export function OverviewTab({ model: { file, views } }: { model: CaseModel }) {
  return (
    <>
      <StillAsked id={file.id} views={views} />
      <PatientPanel id={file.id} />
    </>
  );
}

/** What is not proved yet, in working order. */
function StillAsked({ id, views }: { id: string; views: readonly SlotView[] }) {
  const { shared, own } = useCaseWords();
  const texts = own.asked;
  // The invoice is asked for in an audit only.
  const open = views.filter(({ slot, verdict }) => verdict.tone !== 'pass' && slot !== 'invoice');
  const verified = views.filter(({ state }) => state === 'verified').length;
  return (
    <Panel title={texts.title}>
      <ul className={styles.asked}>
        {open.map(({ slot, verdict }) => {
          const { source } = paperSlots[slot];
          const { name, rule } = shared.slots[slot];
          const tab = 'tab' in source && verdict.tone === 'off' ? source.tab : 'papers';
          return (
            <li key={slot} className={styles.ask}>
              <div className={styles.words}>
                <AppLink href={tabHref(id, tab)} className={styles.name}>
                  {name}
                </AppLink>
                {verdict.tone === 'off' ? null : (
                  <p className={styles.why} lang={verdict.isQuoted ? 'en' : undefined}>
                    {verdict.why || rule}
                  </p>
                )}
              </div>
              <State tone={verdict.tone} {...stateIcon(verdict)}>
                {verdict.words}
              </State>
            </li>
          );
        })}
      </ul>
      <p className={styles.foot}>
        {open.length === 0 && `${texts.every} `}
        {texts.verified(verified)} {texts.advice}
      </p>
    </Panel>
  );
}

const mostCases = 3;

/** The same person, by Medicare number and birth date or by patient ID: limits count all of them. */
export function OtherCases({ cases }: { cases: CaseModel['file']['otherCases'] }) {
  const { shared, own } = useCaseWords();
  const texts = own.others;
  if (cases.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <ul className={styles.cases}>
        {cases.slice(0, mostCases).map(({ id, patient_id, status, deliveredOn }) => (
          <li key={id}>
            <AppLink href={caseHref(id)} className={styles.name}>
              {patient_id}:{' '}
              {deliveredOn
                ? texts.delivered(formatDate(deliveredOn, own.language))
                : shared.statuses[status].toLowerCase()}
            </AppLink>
          </li>
        ))}
      </ul>
      {cases.length > mostCases && <p className={styles.why}>{texts.more(cases.length - mostCases)}</p>}
    </Panel>
  );
}
