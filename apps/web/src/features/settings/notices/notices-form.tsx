import { mostStepMinutes, type StepMinutes } from '@rxweb/contracts/notice-settings';
import type { Settings } from '@rxweb/contracts/settings';
import { type StaffNoticeKind, staffNoticeKinds } from '@rxweb/contracts/staff-notices';
import { anyHourKinds, escalationSteps, usualMinutes } from '@rxweb/domain/notices/step-times';
import { useState } from 'react';
import { useNoticeSettingsTexts } from '../../../texts/use/use-notice-settings-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SectionProps } from '../section.ts';
import page from '../settings-page.module.css';
import styles from './notices.module.css';

/** The times of each kind of notice. Only kinds with other times than the usual ones are in the document. */
export function NoticesForm({ settings, onChange, problems, isReadOnly }: SectionProps) {
  const texts = useNoticeSettingsTexts();
  return (
    <Panel title={texts.title}>
      <p className={page.muted}>
        {texts.text} {texts.promise}
      </p>
      {staffNoticeKinds.map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          minutes={settings.notices?.minutes[kind] ?? usualMinutes[kind]}
          problems={problems}
          isReadOnly={isReadOnly}
          onChange={(minutes) => onChange((before) => withMinutes(before, kind, minutes))}
        />
      ))}
    </Panel>
  );
}

interface KindProps extends Pick<SectionProps, 'problems' | 'isReadOnly'> {
  kind: StaffNoticeKind;
  minutes: StepMinutes;
  onChange: (minutes: StepMinutes) => void;
}

const clockOf = (kind: KindProps['kind']) =>
  kind === 'person_wanted' ? 'wanted' : anyHourKinds.includes(kind) ? 'always' : 'open';

function Kind({ kind, minutes, problems, isReadOnly, onChange }: KindProps) {
  const texts = useNoticeSettingsTexts();
  // The fields keep what is typed, so they start again when the times are set for them.
  const [resets, setResets] = useState(0);
  const { name } = texts.kinds[kind];
  return (
    <fieldset className={styles.kind}>
      <legend className={styles.name}>{name}</legend>
      <p className={page.muted}>{texts.clock[clockOf(kind)]}</p>
      <div className={styles.steps}>
        {escalationSteps.map((step) => (
          <TextField
            key={`${step}-${resets}`}
            label={texts.steps[step]}
            name={`notices-${kind}-${step}`}
            inputMode="numeric"
            defaultValue={String(minutes[step] ?? '')}
            problem={problems.has(`notices.minutes.${kind}.${step}`) ? texts.bad(mostStepMinutes) : null}
            onChange={(text) => onChange({ ...minutes, [step]: minutesOf(text) })}
          />
        ))}
      </div>
      {!isReadOnly && !isUsual(kind, minutes) && (
        <div>
          <Button
            variant="quiet"
            aria-label={texts.usualFor(name)}
            onClick={() => {
              onChange(usualMinutes[kind]);
              setResets(resets + 1);
            }}
          >
            {texts.usual}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

const isUsual = (kind: StaffNoticeKind, minutes: StepMinutes) =>
  escalationSteps.every((step) => minutes[step] === usualMinutes[kind][step]);

const noMinutes = -1;

/** Nothing leaves the step out; what isn't a whole number is refused as a value outside the limits. */
function minutesOf(text: string): number | null {
  const digits = text.trim();
  if (digits === '') return null;
  return /^\d{1,6}$/.test(digits) ? Number(digits) : noMinutes;
}

function withMinutes({ notices, ...rest }: Settings, kind: StaffNoticeKind, minutes: StepMinutes): Settings {
  const { [kind]: _, ...others } = notices?.minutes ?? {};
  const next = isUsual(kind, minutes) ? others : { ...others, [kind]: minutes };
  return Object.keys(next).length === 0 ? rest : { ...rest, notices: { minutes: next } };
}
