import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { formatDate } from '@rxweb/domain/text/format';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { State } from '../../../ui/state.tsx';
import { DeliveredItemRows } from './delivered-item-rows.tsx';
import { type DeliveredItems, missingDeliveryFields, toDelivery } from './delivered-items.ts';
import styles from './delivery-form.module.css';
import { LineField } from './line-field.tsx';
import { Signature, SignaturePad } from './signature-pad.tsx';

interface DeliveryFormProps {
  value: ShoeCaseDetails['handover'];
  onChange: (value: ShoeCaseDetails['handover']) => void;
  /** Prefills the delivered items. */
  items: ShoeCaseDetails['items'];
  patientName: string;
  /** The patient's address, if known. */
  address: string | null;
  /** Today in store time. */
  today: string;
  /** A signed slip is on file instead (`details.proofOfDelivery`). */
  isOnPaper: boolean;
  onPaperChange: (isOnPaper: boolean) => void;
}

/**
 * Proof of delivery (domain fact 21): who received what and when, signed on screen or on paper. Saved with its case.
 */
export function DeliveryForm({
  value,
  onChange,
  items,
  patientName,
  address,
  today,
  isOnPaper,
  onPaperChange,
}: DeliveryFormProps) {
  const handOver = toDelivery(value, { patientName, address, items });
  const missing = missingDeliveryFields(handOver);
  // A name takes several strokes: keep the pad until the user confirms.
  const [isSigning, setIsSigning] = useState(false);
  const isSigned = missing.length === 0 && !isSigning;
  const change = (part: Partial<typeof handOver>) => onChange({ ...handOver, ...part });
  const sign = (signature: string | null) => {
    setIsSigning(true);
    change({ signature, ...(signature && !handOver.signedOn && { signedOn: today }) });
  };
  return (
    <Panel
      title="Hand-over"
      note={isSigned ? <State tone="pass">Signed</State> : 'The proof of delivery, signed here or on paper'}
    >
      {isSigned ? (
        <Summary handOver={handOver} onAgain={() => change({ signature: null, signedOn: null })} />
      ) : (
        <div className={styles.form}>
          <div className={styles.fields}>
            <LineField
              label="Received by"
              value={handOver.receivedBy ?? ''}
              maxLength={200}
              onChange={(text) => change({ receivedBy: text || null })}
            />
            <LineField
              label="Relationship to the patient"
              value={handOver.relationship ?? ''}
              maxLength={100}
              hint="If someone else receives the shoes."
              onChange={(text) => change({ relationship: text || null })}
            />
            <LineField
              label="Address"
              value={handOver.address ?? ''}
              maxLength={300}
              className={styles.wide ?? ''}
              onChange={(text) => change({ address: text || null })}
            />
          </div>
          <DeliveredItemRows goods={handOver.goods ?? []} onChange={(goods) => change({ goods })} />
          <div className={styles.fields}>
            <LineField
              label="Received on"
              type="date"
              value={handOver.signedOn ?? ''}
              hint="Medicare uses this as the date of service."
              onChange={(day) => change({ signedOn: day || null })}
            />
          </div>
          <SignaturePad value={handOver.signature} onChange={sign} />
          <CheckField
            label="Signed on paper instead"
            hint="Add the signed slip to the documents as proof of delivery."
            isChecked={isOnPaper}
            onChange={onPaperChange}
          />
          <p className={styles.missing} role="status">
            {statusText(isOnPaper, missing)}
          </p>
          {missing.length === 0 && (
            <div>
              <Button onClick={() => setIsSigning(false)}>Finish signing</Button>
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}

function statusText(isOnPaper: boolean, missing: readonly string[]): string {
  if (isOnPaper) return 'A signed slip is on file.';
  return missing.length > 0 ? `Still needed: ${missing.join(', ')}.` : 'Nothing else is needed.';
}

type Shown = ReturnType<typeof toDelivery>;

function Summary({ handOver, onAgain }: { handOver: Shown; onAgain: () => void }) {
  const { receivedBy, relationship, address, goods, signature, signedOn } = handOver;
  return (
    <div className={styles.summary}>
      <dl className={styles.facts}>
        <dt>Received by</dt>
        <dd>{relationship ? `${receivedBy} (${relationship})` : receivedBy}</dd>
        <dt>Address</dt>
        <dd>{address}</dd>
        <dt>Items</dt>
        <dd className={styles.items}>{(goods ?? []).map(deliveredItemsText).join('\n')}</dd>
        <dt>Received on</dt>
        <dd>{signedOn && <time dateTime={signedOn}>{formatDate(signedOn)}</time>}</dd>
      </dl>
      {signature && <Signature path={signature} label={`Signature of ${receivedBy}`} />}
      <Button onClick={onAgain}>Change and sign again</Button>
    </div>
  );
}

function deliveredItemsText({ code, description, quantity }: DeliveredItems): string {
  return `${quantity} × ${[code, description].filter(Boolean).join(', ')}`;
}
