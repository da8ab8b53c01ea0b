import { useState } from 'react';
import { logFailure } from '../../../browser/log.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { useOnline } from '../../../browser/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { downloadIcon } from '../../../ui/staff-icons.ts';
import type { ShoesApi } from '../shoes.api.ts';
import styles from './documents.module.css';

const packets = [
  { kind: 'physician', label: 'Physician packet' },
  { kind: 'audit', label: 'Audit packet' },
  { kind: 'review', label: 'Review packet' },
] as const;
type Packet = (typeof packets)[number];

const packetCalls: Record<Packet['kind'], (api: ShoesApi, caseId: string) => Promise<Blob>> = {
  physician: (api, caseId) => api.physicianPacket(caseId),
  audit: (api, caseId) => api.auditPacket(caseId),
  review: (api, caseId) => api.reviewPacket(caseId),
};

/** The audit packet goes to an auditor; the review packet stays in the store. */
export function PacketButtons({ api, caseId }: { api: ShoesApi; caseId: string }) {
  const isOnline = useOnline();
  const [making, setMaking] = useState<Packet['kind'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const make = async ({ kind, label }: Packet) => {
    setMaking(kind);
    setFailure(null);
    try {
      saveFile(await packetCalls[kind](api, caseId), `${kind}-packet-${caseId.slice(0, 8)}.pdf`);
    } catch (error) {
      logFailure(`The ${kind} packet was not made`, error);
      setFailure(`Couldn’t create the ${label.toLowerCase()}. Try again.`);
    } finally {
      setMaking(null);
    }
  };
  const isIdle = making === null && isOnline;
  return (
    <div className={styles.packets}>
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
    </div>
  );
}
