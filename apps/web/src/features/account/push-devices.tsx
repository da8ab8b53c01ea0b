import { dropPushDevice, type NoticeChoices, testPushDevice } from '@rxweb/contracts/staff-notices';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { deviceText } from '@rxweb/domain/text/device-labels';
import { formatDate } from '@rxweb/domain/text/format';
import { useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { logFailure } from '../../browser/log.ts';
import { forgetPush, ownDevice, pushState, switchPushOn } from '../../data/push-device.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { useNoticesTexts } from '../../texts/notices/use-notices-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './notices-panel.module.css';

interface PushDevicesProps {
  userId: string;
  choices: NoticeChoices;
  onChanged: () => Promise<void>;
}

interface Said {
  text: string;
  isGood: boolean;
}

/** One at a time; what came of it is in `said`. */
function usePushActions({ userId, choices, onChanged }: PushDevicesProps) {
  const call = useStaffCall();
  const language = useLanguage();
  const { settings: texts } = useNoticesTexts();
  const [said, setSaid] = useState<Said | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const act = async (work: () => Promise<Said | null>) => {
    if (isBusy) return;
    setIsBusy(true);
    setSaid(null);
    try {
      setSaid(await work());
    } catch (error) {
      logFailure('The notifications of this device were not changed', error);
      setSaid({ text: texts.unreachable, isGood: false });
    } finally {
      await onChanged();
      setIsBusy(false);
    }
  };
  return {
    said,
    isBusy,
    switchOn: () =>
      act(async () =>
        (await switchPushOn(call, userId, choices.pushKey, language)) ? null : { text: texts.refused, isGood: false },
      ),
    drop: (id: string) =>
      act(async () => {
        if (id === ownDevice(userId)) await forgetPush();
        await call(dropPushDevice, { params: { id } });
        return null;
      }),
    test: (id: string) =>
      act(async () => {
        const { outcome } = await call(testPushDevice, { params: { id } });
        return { text: texts.tests[outcome], isGood: outcome === 'sent' };
      }),
  };
}

/** Notifications on this device, and the user's other devices that get them. */
export function PushDevices(props: PushDevicesProps) {
  const { userId, choices } = props;
  const { said, isBusy, switchOn, drop, test } = usePushActions(props);
  const { settings: texts } = useNoticesTexts();
  const state = pushState(userId, choices.devices);
  const own = ownDevice(userId);
  const others = choices.devices.filter(({ id }) => state !== 'on' || id !== own);
  return (
    <div className={styles.devices}>
      <h3 className={styles.name}>{texts.thisDevice}</h3>
      <p>{texts.states[state]}</p>
      <div className={styles.acts}>
        {state === 'off' && (
          <Button variant="primary" aria-disabled={isBusy} onClick={() => void switchOn()}>
            {isBusy ? texts.switching : texts.switchOn}
          </Button>
        )}
        {state === 'on' && own && (
          <>
            <Button aria-disabled={isBusy} onClick={() => void test(own)}>
              {texts.test}
            </Button>
            <Button aria-disabled={isBusy} onClick={() => void drop(own)}>
              {texts.switchOff}
            </Button>
          </>
        )}
      </div>
      <div role="status">{said && <Notice tone={said.isGood ? 'positive' : 'warning'}>{said.text}</Notice>}</div>
      {others.length > 0 && (
        <>
          <h3 className={styles.name}>{texts.devices}</h3>
          <ul aria-label={texts.devices}>
            {others.map((device) => (
              <Device key={device.id} device={device} isBusy={isBusy} onDrop={() => void drop(device.id)} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface DeviceProps {
  device: NoticeChoices['devices'][number];
  isBusy: boolean;
  onDrop: () => void;
}

function Device({ device: { userAgent, at, isFailing }, isBusy, onDrop }: DeviceProps) {
  const store = useStore();
  const language = useLanguage();
  const { settings: texts } = useNoticesTexts();
  const name = deviceText(userAgent, language);
  return (
    <li className={styles.device}>
      <div>
        <p>
          {name} {isFailing && <Badge tone="red">{texts.failing}</Badge>}
        </p>
        <p className={styles.text}>{texts.since(formatDate(storeDate(store, new Date(at)), language))}</p>
      </div>
      <Button aria-label={texts.offOn(name)} aria-disabled={isBusy} onClick={onDrop}>
        {texts.switchOff}
      </Button>
    </li>
  );
}
