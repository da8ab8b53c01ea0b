import type { SettingsState } from '@rxweb/contracts/settings';
import type { SetupState, SetupStep } from '@rxweb/contracts/setup';
import { useEffect, useRef, useState } from 'react';
import type { PageProps } from '../../../app/feature.ts';
import { useLocation } from '../../../navigation/location.ts';
import { navigate } from '../../../navigation/navigation.ts';
import { useSettingsTexts } from '../../../texts/use/use-settings-texts.ts';
import { useSetupStepsTexts } from '../../../texts/use/use-setup-steps-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import type { Editing } from '../use-editing.ts';
import { ContactStep } from './contact-step.tsx';
import { PagesStep } from './pages-step.tsx';
import { SettingsStep } from './settings-step.tsx';
import { useSetupApi } from './setup.api.ts';
import styles from './setup-steps.module.css';
import { StepFoot } from './step-foot.tsx';
import { StepList } from './step-list.tsx';
import { hrefOf, neighborsOf, stepOf } from './step-places.ts';
import { TryStep } from './try-step.tsx';

interface SetupStepsProps {
  user: PageProps['user'];
  editing: Editing;
  settings: SettingsState;
  setup: SetupState;
  onSetup: (state: SetupState) => void;
}

const dashboard = '/app/dashboard';

export function SetupSteps({ user, editing, settings, setup, onSetup }: SetupStepsProps) {
  const texts = useSetupStepsTexts();
  const { leave } = useSettingsTexts();
  const { search } = useLocation();
  const step = stepOf(search, setup.done);
  const place = useNewStepFocus(step);
  const { finish, isSaving, hasFailed } = useFinishStep(step, onSetup);
  const isUnsaved = editing.changes.length > 0;
  const leaving = useLeaving(editing);
  const foot = <StepFoot step={step} isBusy={isSaving || editing.isSending} hasFailed={hasFailed} />;
  return (
    <StaffPage
      title={texts.titles[step]}
      text={texts.intros[step]}
      actions={
        <Button variant="quiet" onClick={leaving}>
          {texts.leave}
        </Button>
      }
    >
      <div className={styles.page}>
        <StepList current={step} done={setup.done} />
        <div ref={place} tabIndex={-1} className={styles.body}>
          {!setup.isUnderWay && <Notice tone="positive">{texts.finished}</Notice>}
          {(step === 'store' || step === 'hours') && (
            <SettingsStep key={step} step={step} editing={editing} state={settings} foot={foot} onSaved={finish} />
          )}
          {step === 'pages' && <PagesStep store={settings.settings.store} foot={foot} onNext={finish} />}
          {step === 'texts' && <ContactStep setup={setup} email={user.email} foot={foot} onNext={finish} />}
          {step === 'try' && <TryStep settings={settings.settings} foot={foot} onNext={finish} />}
        </div>
      </div>
      <LeaveGuard isUnsaved={isUnsaved} words={leave} onDiscard={editing.discard} />
    </StaffPage>
  );
}

/** Marks the step as done and opens the next one; after the last one, the dashboard. */
function useFinishStep(step: SetupStep, onSetup: (state: SetupState) => void) {
  const api = useSetupApi();
  const [isSaving, setIsSaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const finish = async () => {
    if (isSaving) return;
    setIsSaving(true);
    setHasFailed(false);
    try {
      onSetup(await api.saveStep(step, true));
      const next = hrefAfter(step);
      // The frame shows the store as it was when the page was loaded.
      if (step === 'store' || step === 'hours') location.assign(next);
      else navigate(next);
    } catch {
      setHasFailed(true);
    } finally {
      setIsSaving(false);
    }
  };
  return { finish, isSaving, hasFailed };
}

function hrefAfter(step: SetupStep): string {
  const { after } = neighborsOf(step);
  return after ? hrefOf(after) : dashboard;
}

/** Saves what can be saved, then leaves; the page's guard asks about the rest. */
function useLeaving(editing: Editing): () => void {
  const [isLeaving, setIsLeaving] = useState(false);
  const isDone = isLeaving && !editing.isSending;
  useEffect(() => {
    if (!isDone) return;
    setIsLeaving(false);
    navigate(dashboard);
  }, [isDone]);
  return () => {
    const canSave = editing.changes.length > 0 && editing.problems.size === 0;
    if (!canSave) return navigate(dashboard);
    void editing.save().then((isSaved) => isSaved && setIsLeaving(true));
  };
}

/** A new step begins at its top, for keyboards and screen readers, too. */
function useNewStepFocus(step: SetupStep) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.focus({ preventScroll: true });
  }, [step]);
  return place;
}
