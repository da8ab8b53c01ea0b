import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { shieldIcon } from '../../ui/staff-icons.ts';
import type { AuditApi } from './audit.api.ts';
import { chainText } from './audit-labels.ts';
import styles from './audit-page.module.css';

type Check = { state: 'whole' | 'broken' | 'failed'; text: string };

export function useChainCheck(api: AuditApi) {
  const [check, setCheck] = useState<Check | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const run = async () => {
    if (isChecking) return;
    setIsChecking(true);
    setCheck(null);
    setCheck(
      await api.verify().then(
        (report): Check => ({ state: report.brokenAt === null ? 'whole' : 'broken', text: chainText(report) }),
        (): Check => ({ state: 'failed', text: 'Couldn’t verify the log. Try again.' }),
      ),
    );
    setIsChecking(false);
  };
  return { check, isChecking, run };
}

export function ChainButton({ isChecking, run }: Pick<ReturnType<typeof useChainCheck>, 'isChecking' | 'run'>) {
  return (
    <Button icon={shieldIcon} aria-disabled={isChecking} onClick={() => void run()}>
      {isChecking ? 'Checking…' : 'Verify the log'}
    </Button>
  );
}

const tones = { whole: 'positive', broken: 'danger', failed: 'warning' } as const;

export function ChainResult({ check }: { check: Check | null }) {
  return (
    <div role="status" className={styles.check}>
      {check && <Notice tone={tones[check.state]}>{check.text}</Notice>}
    </div>
  );
}
