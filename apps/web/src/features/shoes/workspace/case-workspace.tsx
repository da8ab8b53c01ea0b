import type { ShoeCaseFile } from '@rxweb/contracts/shoes/cases';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { useMemo, useState } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { useNow } from '../../../boot/use-now.ts';
import type { DraftStore } from '../../../data/drafts/draft-store.ts';
import { useDraftStore } from '../../../data/drafts/use-draft-store.ts';
import { useLocation } from '../../../navigation/location.ts';
import { navigate } from '../../../navigation/navigation.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { ShoeFormContext } from '../form/form-context.ts';
import { PrintedChecklist } from '../form/printed-checklist.tsx';
import { useCase } from '../form/use-case.ts';
import { caseHref } from '../shoe-paths.ts';
import type { ShoesApi } from '../shoes.api.ts';
import { useOwners } from '../use-owners.ts';
import { CaseHead } from './case-head.tsx';
import { caseModel } from './case-model.ts';
import { CaseSaveBar, Merger } from './case-saving.tsx';
import { type CaseTab, parseTab, tabHref, tabOfField } from './case-tabs.ts';
import { useCaseWords } from './case-words.ts';
import type { NextStep } from './next-step.ts';
import { OverviewTop } from './overview-tab.tsx';
import { TabAside, TabLayout, TabMain } from './tab-panels.tsx';
import type { TabProps } from './tab-props.ts';
import styles from './workspace.module.css';

interface CaseWorkspaceProps {
  api: ShoesApi;
  initial: ShoeCaseFile;
  user: { id: string };
}

const minuteMs = 60_000;

/** One case: the next step stays on top, the rest is in tabs that share one form and one draft. */
export function CaseWorkspace({ api, initial, user }: CaseWorkspaceProps) {
  const today = storeDate(useStore(), useNow(minuteMs));
  const drafts = useDraftStore(user.id);
  const place = { userId: user.id, page: caseHref(initial.id), store: drafts };
  const open = useCase(api, initial, place, today);
  const { file, editing, merging, isUnsaved } = open;
  const { values, change, fieldErrors } = editing;
  const owners = useOwners(api);
  const tab = parseTab(useLocation().search);
  const note = useNoteDraft(drafts, `${place.page}#note`);
  const words = useCaseWords();
  const model = useMemo(() => caseModel(file, values, today, words), [file, values, today, words]);
  const go = (to: { tab: CaseTab; at: string | null; isRequest?: boolean }) => {
    if (to.tab !== tab) navigate(tabHref(file.id, to.tab));
    focusSoon(to.at ?? `tab-${to.tab}`, to.isRequest);
  };
  const shared = { api, open, model, owners, onGo: go };
  return (
    <div className={styles.page}>
      <CaseHead
        {...{ file, owners, tab }}
        onChange={open.changeAtOnce}
        openPapers={model.views.filter(({ verdict }) => verdict.tone === 'fail').length}
        next={model.next}
        isQuiet={isUnsaved || merging !== null}
        onGo={go}
      />
      <ShoeFormContext value={{ values, change, fieldErrors, today }}>
        {merging ? <Merger api={api} merging={merging} open={open} /> : <CaseTabs tab={tab} note={note} {...shared} />}
        <PrintedChecklist values={values} verdict={model.verdict} today={today} />
      </ShoeFormContext>
      {model.next && !isUnsaved && !merging && <NextBar next={model.next} onGo={go} />}
      <LeaveGuard
        isUnsaved={isUnsaved || note.text.trim() !== ''}
        onDiscard={() => {
          drafts.keep(place.page, null);
          note.drop();
        }}
      />
    </div>
  );
}

interface CaseTabsProps extends TabProps {
  tab: CaseTab;
  note: NoteDraft;
}

/** The tabs in the one form, and what is beside it. */
function CaseTabs({ tab, note, ...shared }: CaseTabsProps) {
  const texts = useFormTexts();
  const { open, model, onGo } = shared;
  const save = async () => {
    const wrong = open.firstError();
    const wrongTab = wrong && tabOfField(wrong);
    if (wrongTab && wrongTab !== tab) navigate(tabHref(model.file.id, wrongTab), { keepScroll: true });
    await open.save();
  };
  return (
    <>
      {tab === 'overview' && <OverviewTop model={model} onGo={onGo} />}
      <TabLayout tab={tab}>
        <form
          ref={open.editing.form}
          noValidate
          aria-label={texts.label}
          className={styles.form}
          onSubmit={(event) => {
            // Dialogs have forms of their own, whose events pass here.
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            void save();
          }}
        >
          <TabMain tab={tab} {...shared} />
          <CaseSaveBar open={open} />
        </form>
        <TabAside tab={tab} {...shared} note={note.text} onNote={note.type} />
      </TabLayout>
    </>
  );
}

/** On phones, where the head has no room for the button. */
function NextBar({ next, onGo }: { next: NextStep; onGo: (next: NextStep) => void }) {
  return (
    <div className={styles.nextBar}>
      <p>
        <b>{useCaseTexts().next}</b> {next.reason}
      </p>
      <Button variant="primary" isWide onClick={() => onGo(next)}>
        {next.label}
      </Button>
    </div>
  );
}

interface NoteDraft {
  text: string;
  type: (text: string) => void;
  drop: () => void;
}

function useNoteDraft(drafts: DraftStore, place: string): NoteDraft {
  const [text, setText] = useState(() => drafts.read(place) ?? '');
  return {
    text,
    type: (typed) => {
      setText(typed);
      drafts.keep(place, typed.trim() === '' ? null : typed);
    },
    drop: () => drafts.keep(place, null),
  };
}

const patienceMs = 4_000;

/** Shows and focuses a part of a tab that may still have to load. */
function focusSoon(id: string, isRequest = false): void {
  const until = performance.now() + patienceMs;
  const step = () => {
    const part = document.getElementById(id);
    if (part && !part.closest('[hidden]')) {
      part.scrollIntoView({ block: 'center' });
      const act = isRequest ? part.querySelector<HTMLElement>('[data-requests]') : null;
      (act ?? part).focus({ preventScroll: true });
    } else if (performance.now() < until) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
