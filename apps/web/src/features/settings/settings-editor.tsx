import type { SettingsState } from '@rxweb/contracts/settings';
import { type FormEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { AppLink } from '../../navigation/app-link.tsx';
import { useLocation } from '../../navigation/location.ts';
import { navigate } from '../../navigation/navigation.ts';
import { lazyPartOf } from '../../texts/use/lazy-part-of.ts';
import { useSettingsTexts } from '../../texts/use/use-settings-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { SaveBar } from './save/save-bar.tsx';
import type { SettingsSection } from './section.ts';
import { sectionOf, sections } from './sections.ts';
import type { SettingsApi } from './settings.api.ts';
import styles from './settings-page.module.css';
import type { Editing } from './use-editing.ts';

const HistoryView = lazyPartOf(async () => (await import('./history/history-view.tsx')).HistoryView);
const ConflictView = lazyPartOf(async () => (await import('./save/conflict-view.tsx')).ConflictView);

const path = '/app/settings';
const historyId = 'history';
const hrefOf = (id: string) => `${path}?section=${id}`;

interface SettingsEditorProps {
  editing: Editing;
  api: SettingsApi;
  state: SettingsState;
  onRestored: (state: SettingsState) => void;
}

export function SettingsEditor({ editing, api, state, onRestored }: SettingsEditorProps) {
  const texts = useSettingsTexts();
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get('section');
  const [first] = sections;
  const section = wanted === historyId ? null : (sections.find(({ id }) => id === wanted) ?? first);
  const isUnsaved = editing.changes.length > 0;
  return (
    <>
      {state.isReadOnly && <Notice tone="info">{texts.readOnly(state.file ?? '')}</Notice>}
      <Tabs current={section?.id ?? historyId} />
      <Suspense fallback={<SkeletonLines label={texts.loading} count={6} />}>
        {editing.conflict && (
          <ConflictView
            key={editing.conflict.theirs.version}
            conflict={editing.conflict}
            mine={editing}
            onResolve={(merged) => void editing.saveMerged(merged)}
          />
        )}
        {!section && !editing.conflict && (
          <HistoryView api={api} state={state} isUnsaved={isUnsaved} onRestored={onRestored} />
        )}
      </Suspense>
      {section && !editing.conflict && <SectionForm section={section} editing={editing} state={state} />}
      <LeaveGuard isUnsaved={isUnsaved} words={texts.leave} onDiscard={editing.discard} />
    </>
  );
}

function Tabs({ current }: { current: string }) {
  const { sections: texts } = useSettingsTexts();
  const language = useLanguage();
  const tabs = [
    ...sections.map(({ id, label }) => ({ id, label: label(language) })),
    { id: historyId, label: texts.history },
  ];
  return (
    <nav aria-label={texts.label} className={styles.tabs}>
      {tabs.map(({ id, label }) => (
        <AppLink key={id} href={hrefOf(id)} className={styles.tab} aria-current={id === current ? 'page' : undefined}>
          {label}
        </AppLink>
      ))}
    </nav>
  );
}

interface SectionFormProps {
  section: SettingsSection;
  editing: Editing;
  state: SettingsState;
}

function SectionForm({ section: { Form, Preview }, editing, state }: SectionFormProps) {
  const texts = useSettingsTexts();
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const waiting = <SkeletonLines label={texts.loading} count={6} />;
  const { problems } = editing;
  const { isReadOnly, bindingPages, serverDecides } = state;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (editing.changes.length === 0) return;
    const [problem] = problems;
    if (problem === undefined) return void editing.save();
    const place = sectionOf(problem);
    if (place) navigate(hrefOf(place.id) + (place.placeOf?.(problem) ?? ''), { replace: true, keepScroll: true });
    setAttempts(attempts + 1);
  };

  return (
    <div className={styles.split}>
      <form ref={form} className={styles.form} onSubmit={handleSubmit}>
        {editing.isRestored && <Notice tone="info">{texts.save.kept}</Notice>}
        <Suspense fallback={waiting}>
          <fieldset key={editing.generation} disabled={isReadOnly} className={styles.fields}>
            <Form
              settings={editing.settings}
              onChange={editing.change}
              problems={problems}
              isReadOnly={isReadOnly}
              bindingPages={bindingPages}
              serverDecides={serverDecides}
            />
          </fieldset>
          <ShownErrors form={form} attempts={attempts} />
        </Suspense>
        {!isReadOnly && <SaveBar editing={editing} />}
      </form>
      {Preview && (
        <aside className={styles.side}>
          <section className={styles.seen} aria-label={texts.preview.title}>
            <p className={styles.seenHead}>{texts.preview.title}</p>
            <div className={styles.seenBody}>
              {problems.size > 0 && <p className={styles.muted}>{texts.preview.waiting}</p>}
              <Suspense fallback={waiting}>
                <Preview settings={editing.valid} />
              </Suspense>
            </div>
          </section>
        </aside>
      )}
    </div>
  );
}

/** After a move to the section with a problem, its fields show their errors: once they are there, since this waits with them. */
function ShownErrors({ form, attempts }: { form: RefObject<HTMLFormElement | null>; attempts: number }) {
  useEffect(() => {
    if (attempts > 0) form.current?.reportValidity();
  }, [form, attempts]);
  return null;
}
