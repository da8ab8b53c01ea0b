import {
  type NoticeChannel,
  type NoticeChoice,
  type NoticeChoices,
  noticeChannels,
  readNoticeChoices,
  type StaffNoticeKind,
  saveNoticeChoices,
  staffNoticeKinds,
} from '@rxweb/contracts/staff-notices';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onRequest, type ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { useNoticesTexts } from '../../texts/notices/use-notices-texts.ts';
import { currentLanguage } from '../../texts/use/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import field from '../../ui/text-field.module.css';
import { LoadError } from './load-error.tsx';
import styles from './notices-panel.module.css';
import { PushDevices } from './push-devices.tsx';

const usualQuiet = { from: '20:00', to: '07:00' };
type Saved = Pick<NoticeChoices, 'off' | 'quiet'>;

/** Which notices reach the user outside the app. Choices are saved at once. */
export function NoticesPanel({ userId }: { userId: string }) {
  const call = useStaffCall();
  const { settings: texts } = useNoticesTexts();
  const read = useCallback((options: ReadOptions) => call(readNoticeChoices, {}, options), [call]);
  const { data, isError, error, refetch, cancel, setData } = useQuery(read, onRequest);
  const [hasFailed, setHasFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isReady = data !== null;
  useEffect(() => {
    if (isReady && location.hash === '#notices') place.current?.scrollIntoView();
  }, [isReady]);
  const save = async (next: Saved) => {
    if (!data) return;
    setHasFailed(false);
    // It would bring older choices.
    cancel();
    setData((known) => known && { ...known, ...next });
    try {
      const saved = await call(saveNoticeChoices, { body: { ...next, language: currentLanguage() } });
      setData(() => saved);
    } catch {
      setData(() => data);
      setHasFailed(true);
      void refetch();
    }
  };
  return (
    <div id="notices" ref={place}>
      <Panel title={texts.title}>
        <div className={styles.body}>
          {isError && <LoadError error={error} onRetry={refetch} />}
          {!data && !isError && <Spinner />}
          <p className={styles.text}>{texts.text}</p>
          {data && (
            <>
              <PushDevices userId={userId} choices={data} onChanged={refetch} />
              <Choices choices={data} onChange={(off) => void save({ off, quiet: data.quiet })} />
              <QuietHours quiet={data.quiet} onChange={(quiet) => void save({ off: data.off, quiet })} />
            </>
          )}
          <div role="status">{hasFailed && <Notice tone="danger">{texts.failed}</Notice>}</div>
        </div>
      </Panel>
    </div>
  );
}

function Choices({ choices, onChange }: { choices: NoticeChoices; onChange: (off: NoticeChoice[]) => void }) {
  const { settings: texts, kinds } = useNoticesTexts();
  const { off, canMail } = choices;
  const change = (choice: NoticeChoice, isOn: boolean) =>
    onChange(isOn ? off.filter((each) => each !== choice) : [...off, choice]);
  return (
    <>
      {!canMail && <p className={styles.text}>{texts.noMail}</p>}
      {staffNoticeKinds.map((kind: StaffNoticeKind) => (
        <fieldset key={kind} className={styles.kind}>
          <legend className={styles.name}>{kinds[kind].name}</legend>
          {noticeChannels.map((channel: NoticeChannel) => (
            <CheckField
              key={channel}
              label={texts[channel]}
              isChecked={!off.includes(`${kind}.${channel}`)}
              onChange={(isOn) => change(`${kind}.${channel}`, isOn)}
            />
          ))}
        </fieldset>
      ))}
    </>
  );
}

interface QuietHoursProps {
  quiet: NoticeChoices['quiet'];
  onChange: (quiet: NoticeChoices['quiet']) => void;
}

function QuietHours({ quiet, onChange }: QuietHoursProps) {
  const { settings: texts } = useNoticesTexts();
  const set = (part: 'from' | 'to', time: string) => quiet && time !== '' && onChange({ ...quiet, [part]: time });
  return (
    <>
      <CheckField
        label={texts.quiet}
        hint={texts.quietHint}
        isChecked={quiet !== null}
        onChange={(isOn) => onChange(isOn ? usualQuiet : null)}
      />
      {quiet && (
        <div className={styles.times}>
          {(['from', 'to'] as const).map((part) => (
            <label key={part} className={styles.time}>
              {texts[part]}
              <input
                type="time"
                className={field.input}
                value={quiet[part]}
                onChange={({ target }) => set(part, target.value)}
              />
            </label>
          ))}
        </div>
      )}
    </>
  );
}
