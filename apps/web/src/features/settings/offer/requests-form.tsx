import { type RequestKind, requestKinds } from '@rxweb/contracts/requests/kinds';
import type { Settings } from '@rxweb/contracts/settings';
import type { RequestSettings } from '@rxweb/contracts/settings/requests';
import { dueAt, usualDays } from '@rxweb/domain/requests/due';
import { promiseText } from '@rxweb/domain/requests/form/summary-text';
import { useNow } from '../../../boot/use-now.ts';
import { useOfferSettingsTexts } from '../../../texts/use/use-offer-settings-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { SectionProps } from '../section.ts';
import page from '../settings-page.module.css';
import styles from './offer.module.css';
import { promiseName } from './offer-words.ts';

const minuteMs = 60_000;
const mostDays = 10;
const nothingSaid: RequestSettings = { off: [], days: {} };

export function RequestsForm({ settings, onChange }: SectionProps) {
  const { requests: texts } = useOfferSettingsTexts();
  const { off, days } = settings.requests ?? nothingSaid;
  const change = (edit: (requests: RequestSettings) => RequestSettings) =>
    onChange((before) => withRequests(before, edit));
  const turn = (kind: RequestKind, isOn: boolean) =>
    change(({ off: before, ...rest }) => ({
      ...rest,
      off: requestKinds.filter((each) => (each === kind ? !isOn : before.includes(each))),
    }));
  const promise = (kind: RequestKind, count: number) =>
    change(({ off: kept, days: { [kind]: _, ...others } }) => ({
      off: kept,
      days: count === usualDays[kind] ? others : { ...others, [kind]: count },
    }));
  return (
    <Panel title={texts.title}>
      <p className={page.muted}>{texts.text}</p>
      <ul>
        {requestKinds.map((kind) => (
          <Kind
            key={kind}
            kind={kind}
            settings={settings}
            isOn={!off.includes(kind)}
            days={days[kind] ?? usualDays[kind]}
            onTurn={(isOn) => turn(kind, isOn)}
            onPromise={(count) => promise(kind, count)}
          />
        ))}
      </ul>
    </Panel>
  );
}

function withRequests(
  { requests = nothingSaid, ...rest }: Settings,
  edit: (requests: RequestSettings) => RequestSettings,
): Settings {
  const next = edit(requests);
  return next.off.length + Object.keys(next.days).length > 0 ? { ...rest, requests: next } : rest;
}

interface KindProps {
  kind: RequestKind;
  settings: Settings;
  isOn: boolean;
  days: number;
  onTurn: (isOn: boolean) => void;
  onPromise: (days: number) => void;
}

/** Whether it can be sent, by when it's answered, and what visitors read about that at this moment. */
function Kind({ kind, settings: { store }, isOn, days, onTurn, onPromise }: KindProps) {
  const { requests: texts } = useOfferSettingsTexts();
  const language = useLanguage();
  const now = useNow(minuteMs);
  const name = texts.kinds[kind];
  const options = Array.from({ length: mostDays + 1 }, (_, count) => {
    const label = promiseName(count, language);
    return { value: String(count), label: count === usualDays[kind] ? texts.usual(label) : label };
  });
  const due = dueAt(store, now, days)?.toISOString() ?? null;
  return (
    <li className={styles.kind}>
      <CheckField label={name} isChecked={isOn} onChange={onTurn} />
      {isOn ? (
        <div className={styles.promise}>
          <SelectField
            label={texts.days(name)}
            value={String(days)}
            options={options}
            onChange={(count) => onPromise(Number(count))}
          />
          <p className={page.muted}>
            {texts.read} <q className={styles.words}>{promiseText(store, now, due, language)}</q>
          </p>
        </div>
      ) : (
        <p className={page.muted}>{texts.notTaken}</p>
      )}
    </li>
  );
}
