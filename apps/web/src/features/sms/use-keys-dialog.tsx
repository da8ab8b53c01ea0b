import { Suspense, useState } from 'react';
import { useStoredValue } from '../../storage/stored-value.ts';
import { lazyPartOf } from '../../texts/use/lazy-part-of.ts';
import { useSmsKeys } from './use-sms-keys.ts';

/** Loaded when it is asked for, to keep the inbox light. */
const KeysDialog = lazyPartOf(async () => (await import('./keys-dialog.tsx')).KeysDialog);

const keysOff = 'off';

export function useKeys(actions: Omit<Parameters<typeof useSmsKeys>[0], '?'>) {
  const [setting, setSetting] = useStoredValue('rx-sms-keys');
  const [showsKeys, setShowsKeys] = useState(false);
  const isOn = setting !== keysOff;
  useSmsKeys({ ...actions, '?': () => setShowsKeys(true) }, isOn);
  const keysDialog = showsKeys && (
    <Suspense>
      <KeysDialog
        isOn={isOn}
        onChange={(next) => setSetting(next ? null : keysOff)}
        onClose={() => setShowsKeys(false)}
      />
    </Suspense>
  );
  return { setShowsKeys, keysDialog };
}
