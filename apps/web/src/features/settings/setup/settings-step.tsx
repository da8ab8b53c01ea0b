import type { SettingsState } from '@rxweb/contracts/settings';
import { type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { useSettingsTexts } from '../../../texts/use/use-settings-texts.ts';
import { useSetupStepsTexts } from '../../../texts/use/use-setup-steps-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { edits } from '../section.ts';
import { closuresSection } from '../sections/closures-section.ts';
import { hoursSection } from '../sections/hours-section.tsx';
import { storeSection } from '../sections/store-section.ts';
import settingsStyles from '../settings-page.module.css';
import type { Conflict, Editing } from '../use-editing.ts';

/** Names the changes of every section of Store settings, which the steps don't need otherwise. */
const ConflictView = lazyPartOf(async () => (await import('../save/conflict-view.tsx')).ConflictView);

const sectionsOf = { store: [storeSection], hours: [hoursSection, closuresSection] } as const;

interface SettingsStepProps {
  step: keyof typeof sectionsOf;
  editing: Editing;
  state: SettingsState;
  foot: ReactNode;
  onSaved: () => Promise<void>;
}

/** The forms of Store settings, saved together before the next step. */
export function SettingsStep({
  step,
  editing,
  state: { isReadOnly, file, version, bindingPages, serverDecides },
  foot,
  onSaved,
}: SettingsStepProps) {
  const texts = useSetupStepsTexts();
  const settingsTexts = useSettingsTexts();
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.reportValidity();
  }, [attempts]);
  const { problems, changes, outcome, conflict } = editing;
  const sections = sectionsOf[step];
  const isElsewhere = [...problems].some((path) => !sections.some((section) => edits(section, path)));

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (problems.size > 0) return setAttempts(attempts + 1);
    if (editing.isSending) return;
    if (changes.length === 0 || (await editing.save())) await onSaved();
  };

  if (conflict) return <StepConflict conflict={conflict} editing={editing} />;
  return (
    <form ref={form} className={settingsStyles.form} onSubmit={(event) => void handleSubmit(event)}>
      {isReadOnly && <Notice tone="info">{settingsTexts.readOnly(file ?? '')}</Notice>}
      {version === 1 && changes.length === 0 && <Notice tone="info">{texts.sample}</Notice>}
      <fieldset key={editing.generation} disabled={isReadOnly} className={settingsStyles.fields}>
        <Suspense fallback={<SkeletonLines label={settingsTexts.loading} count={6} />}>
          {sections.map(({ id, Form }) => (
            <Form
              key={id}
              settings={editing.settings}
              onChange={editing.change}
              problems={problems}
              isReadOnly={isReadOnly}
              bindingPages={bindingPages}
              serverDecides={serverDecides}
            />
          ))}
        </Suspense>
      </fieldset>
      {attempts > 0 && isElsewhere && <ElsewhereNotice />}
      {outcome !== null && outcome !== 'saved' && (
        <Notice tone="danger" role="alert">
          {settingsTexts.save.refused} {outcome.failed}
        </Notice>
      )}
      {foot}
    </form>
  );
}

function StepConflict({ conflict, editing }: { conflict: Conflict; editing: Editing }) {
  const { loading } = useSettingsTexts();
  return (
    <Suspense fallback={<SkeletonLines label={loading} count={6} />}>
      <ConflictView
        key={conflict.theirs.version}
        conflict={conflict}
        mine={editing}
        onResolve={(merged) => void editing.saveMerged(merged)}
      />
    </Suspense>
  );
}

/** A draft from Store settings may hold a value that this step doesn't show. */
function ElsewhereNotice() {
  const texts = useSetupStepsTexts();
  return (
    <Notice tone="warning" role="alert" action={<PageLink href="/app/settings">{texts.openSettings}</PageLink>}>
      {texts.elsewhere}
    </Notice>
  );
}
