import type { verifyAudit } from '@rxweb/contracts/audit';
import { useState } from 'react';
import type { EndpointResult } from '../../api/call-endpoint.ts';
import { auditTexts } from '../../texts/admin/use-audit-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { shieldIcon } from '../../ui/staff-icons.ts';
import type { AuditApi } from './audit.api.ts';
import { chainText } from './audit-labels.ts';
import styles from './audit-page.module.css';

type Check = EndpointResult<typeof verifyAudit> | 'failed';

export function useChainCheck(api: AuditApi) {
  const [check, setCheck] = useState<Check | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const run = async () => {
    if (isChecking) return;
    setIsChecking(true);
    setCheck(null);
    setCheck(await api.verify().catch((): Check => 'failed'));
    setIsChecking(false);
  };
  return { check, isChecking, run };
}

export function ChainButton({ isChecking, run }: Pick<ReturnType<typeof useChainCheck>, 'isChecking' | 'run'>) {
  const { chain: texts } = auditTexts.use();
  return (
    <Button icon={shieldIcon} aria-disabled={isChecking} onClick={() => void run()}>
      {isChecking ? texts.busy : texts.check}
    </Button>
  );
}

export function ChainResult({ check }: { check: Check | null }) {
  const texts = auditTexts.use();
  return (
    <div role="status" className={styles.check}>
      {check === 'failed' && <Notice tone="warning">{texts.chain.failed}</Notice>}
      {check && check !== 'failed' && (
        <Notice tone={check.brokenAt === null ? 'positive' : 'danger'}>{chainText(check, texts)}</Notice>
      )}
    </div>
  );
}
