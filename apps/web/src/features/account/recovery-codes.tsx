import { useEffect, useRef } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { saveFile } from '../../browser/save-file.ts';
import { useAccountTexts } from '../../texts/staff/use-account-texts.ts';
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

/** Shown once, so the page shows and prints nothing else. */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const { name } = useStore();
  const { codes: texts, enrol } = useAccountTexts();
  const list = useRef<HTMLDivElement>(null);
  const text = `${texts.file(name, email)}\n\n${codes.join('\n')}\n`;
  // The pressed button is gone.
  useEffect(() => list.current?.focus(), []);
  return (
    <Panel title={texts.title}>
      <div ref={list} tabIndex={-1} className={styles.body}>
        <Notice tone="warning" role="status">
          {texts.text}
        </Notice>
        <ol className={styles.codes} aria-label={texts.label}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={styles.actions}>
          <CopyButton label={texts.copy} text={text} copied={enrol.copied} />
          <Button
            icon={downloadIcon}
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
          >
            {texts.download}
          </Button>
          <Button onClick={() => print()}>{texts.print}</Button>
          <Button variant="primary" onClick={onKept}>
            {texts.kept}
          </Button>
        </div>
      </div>
      <LeaveGuard isUnsaved words={texts.leave} />
    </Panel>
  );
}
