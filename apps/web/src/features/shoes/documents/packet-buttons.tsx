import { lazy, Suspense, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { retryImport } from '../../../boot/retry-import.ts';
import { logFailure } from '../../../browser/log.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { useOnline } from '../../../browser/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { downloadIcon } from '../../../ui/staff-icons.ts';
import type { ShoesApi } from '../shoes.api.ts';
import styles from './documents.module.css';
import { leftOutText } from './letter-labels.ts';

const LettersDialog = lazy(() =>
  retryImport(async () => ({ default: (await import('./letters-dialog.tsx')).LettersDialog })),
);

const packets = [
  { kind: 'audit', label: 'Audit packet' },
  { kind: 'review', label: 'Review packet' },
] as const;
type Packet = (typeof packets)[number];

/** Letters ask for papers. The audit packet is for an auditor; the review packet stays in the store. */
export function PacketButtons({ api, caseId }: { api: ShoesApi; caseId: string }) {
  const isOnline = useOnline();
  const [isAsking, setIsAsking] = useState(false);
  const { making, failure, leftOut, make } = usePackets(api, caseId);
  const isIdle = making === null && isOnline;
  return (
    <div className={styles.packets}>
      <Button aria-disabled={!isOnline} onClick={() => isOnline && setIsAsking(true)}>
        Letters and faxes
      </Button>
      {packets.map((packet) => (
        <Button
          key={packet.kind}
          icon={downloadIcon}
          aria-disabled={!isIdle}
          onClick={() => isIdle && void make(packet)}
        >
          {making === packet.kind ? 'Creating PDF…' : packet.label}
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
  const [making, setMaking] = useState<Packet['kind'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState<string | null>(null);
  const make = async ({ kind, label }: Packet) => {
    setMaking(kind);
    setFailure(null);
    setLeftOut(null);
    try {
      const packet = await (kind === 'audit' ? api.auditPacket(caseId) : api.reviewPacket(caseId));
      saveFile(packet, `${kind}-packet-${caseId.slice(0, 8)}.pdf`);
      if (kind === 'audit') setLeftOut(leftOutText((await api.papers(caseId)).leftOut));
    } catch (error) {
      logFailure(`The ${kind} packet was not made`, error);
      const reason = error instanceof ApiError && error.code === 'conflict' ? error.message : 'Try again.';
      setFailure(`Couldn’t create the ${label.toLowerCase()}. ${reason}`);
    } finally {
      setMaking(null);
    }
  };
  return { making, failure, leftOut, make };
}
