import { useEffect, useRef } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { saveFile } from '../../browser/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { downloadIcon } from '../../ui/staff-icons.ts';
import styles from './account-page.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  onKept: () => void;
}

const leaveWords = {
  title: 'Leave without your recovery codes?',
  text: 'They’re shown only now. Without them and your phone, only an administrator can let you back in.',
  leave: 'Leave anyway',
};

/** Shown once, so the page shows and prints nothing else. */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const { name } = useStore();
  const list = useRef<HTMLDivElement>(null);
  const text = `${name}: recovery codes for ${email}\nEach works once, in place of a code from your app.\n\n${codes.join('\n')}\n`;
  // The pressed button is gone.
  useEffect(() => list.current?.focus(), []);
  return (
    <Panel title="Your recovery codes">
      <div ref={list} tabIndex={-1} className={styles.body}>
        <Notice tone="warning" role="status">
          Save these codes now, away from your phone. They’re shown only once. Each works once, in place of a code from
          your app.
        </Notice>
        <ol className={styles.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={styles.actions}>
          <CopyButton label="Copy codes" text={text} copied="Copied" />
          <Button
            icon={downloadIcon}
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
          >
            Download
          </Button>
          <Button onClick={() => print()}>Print</Button>
          <Button variant="primary" onClick={onKept}>
            I’ve saved my codes
          </Button>
        </div>
      </div>
      <LeaveGuard isUnsaved words={leaveWords} />
    </Panel>
  );
}
