import { Suspense, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { logFailure } from '../../../browser/log.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { useOnline } from '../../../browser/use-online.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { serverErrorText } from '../../../texts/staff/server-error-text.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { Button } from '../../../ui/button.tsx';
import { downloadIcon } from '../../../ui/staff-icons.ts';
import type { ShoesApi } from '../shoes.api.ts';
import styles from './documents.module.css';
import { leftOutText } from './letter-labels.ts';

const LettersDialog = lazyPartOf(async () => (await import('./letters-dialog.tsx')).LettersDialog);

const packets = ['audit', 'review'] as const;
type Packet = (typeof packets)[number];

/** Letters ask for papers. The audit packet is for an auditor; the review packet stays in the store. */
export function PacketButtons({ api, caseId }: { api: ShoesApi; caseId: string }) {
  const { packets: texts } = useCaseTexts();
  const isOnline = useOnline();
  const [isAsking, setIsAsking] = useState(false);
  const { making, failure, leftOut, make } = usePackets(api, caseId);
  const isIdle = making === null && isOnline;
  return (
    <div className={styles.packets}>
      <Button aria-disabled={!isOnline} onClick={() => isOnline && setIsAsking(true)}>
        {texts.letters}
      </Button>
      {packets.map((packet) => (
        <Button key={packet} icon={downloadIcon} aria-disabled={!isIdle} onClick={() => isIdle && void make(packet)}>
          {making === packet ? texts.busy : texts[packet]}
        </Button>
      ))}
      {failure && (
        <p className={styles.reason} role="alert">
          {failure}
        </p>
      )}
      {leftOut && (
        <p className={styles.shows} role="status">
          {leftOut}
        </p>
      )}
      {isAsking && (
        <Suspense>
          <LettersDialog api={api} caseId={caseId} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}

function usePackets(api: ShoesApi, caseId: string) {
  const { packets: texts } = useCaseTexts();
  const [making, setMaking] = useState<Packet | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState<string | null>(null);
  const make = async (kind: Packet) => {
    setMaking(kind);
    setFailure(null);
    setLeftOut(null);
    try {
      const packet = await (kind === 'audit' ? api.auditPacket(caseId) : api.reviewPacket(caseId));
      saveFile(packet, `${kind}-packet-${caseId.slice(0, 8)}.pdf`);
      if (kind === 'audit') setLeftOut(leftOutText((await api.papers(caseId)).leftOut, texts));
    } catch (error) {
      logFailure(`The ${kind} packet was not made`, error);
      const reason =
        error instanceof ApiError && error.code === 'conflict'
          ? serverErrorText(error) || error.message
          : texts.tryAgain;
      setFailure(kind === 'audit' ? texts.auditFailed(reason) : texts.reviewFailed(reason));
    } finally {
      setMaking(null);
    }
  };
  return { making, failure, leftOut, make };
}
