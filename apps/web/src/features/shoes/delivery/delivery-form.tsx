import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { formatDate } from '@rxweb/domain/text/format';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { State } from '../../../ui/state.tsx';
import { unprintableHint } from '../shared/unprintable-hint.ts';
import { DeliveredItemRows } from './delivered-item-rows.tsx';
import { type DeliveredItems, missingDeliveryFields, toDelivery } from './delivered-items.ts';
import styles from './delivery-form.module.css';
import { LineField } from './line-field.tsx';
import { Signature, SignaturePad } from './signature-pad.tsx';

type Delivery = ReturnType<typeof toDelivery>;

interface DeliveryFormProps {
  value: ShoeCaseDetails['handover'];
  onChange: (value: ShoeCaseDetails['handover']) => void;
  items: ShoeCaseDetails['items'];
  patientName: string;
  address: string | null;
  /** In store time. */
  today: string;
  /** The day of the fitting, and of the receipt unless it says another. */
  deliveredOn: string | null;
  /** A signed slip is on file instead (`details.proofOfDelivery`). */
  isOnPaper: boolean;
  onPaperChange: (isOnPaper: boolean) => void;
}

/** Who received what and when, signed on screen or paper (domain fact 21). Saved with its case. */
export function DeliveryForm(props: DeliveryFormProps) {
  const { value, onChange, today, deliveredOn, isOnPaper, onPaperChange } = props;
  const delivery = toDelivery(value, props);
  const missing = missingDeliveryFields({ ...delivery, signedOn: delivery.signedOn ?? deliveredOn });
  // A name takes several strokes: keep the pad until the user confirms.
  const [isSigning, setIsSigning] = useState(false);
  const isSigned = missing.length === 0 && !isSigning;
  const change = (part: Partial<Delivery>) => onChange({ ...delivery, ...part });
  const sign = (signature: string | null) => {
    setIsSigning(true);
    change({ signature, ...(signature && !delivery.signedOn && { signedOn: deliveredOn ?? today }) });
  };
  return (
    <Panel
      title="Delivery"
      note={isSigned ? <State tone="pass">Signed</State> : 'The proof of delivery, signed here or on paper'}
    >
      {isSigned ? (
        <Summary delivery={delivery} onAgain={() => change({ signature: null, signedOn: null })} />
      ) : (
        <div className={styles.form}>
          <RecipientFields delivery={delivery} onChange={change} />
          <DeliveredItemRows goods={delivery.goods ?? []} onChange={(goods) => change({ goods })} />
          <ReceiptDay delivery={delivery} deliveredOn={deliveredOn} onChange={(signedOn) => change({ signedOn })} />
          <SignaturePad value={delivery.signature} onChange={sign} />
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

interface ReceiptDayProps {
  delivery: Delivery;
  deliveredOn: string | null;
  onChange: (signedOn: string | null) => void;
}

/** Typed only when it isn't the day of the delivery. */
function ReceiptDay({ delivery: { signedOn }, deliveredOn, onChange }: ReceiptDayProps) {
  const [isAnother, setIsAnother] = useState(false);
  if (!isAnother && (signedOn ?? deliveredOn) === deliveredOn)
    return (
      <p className={styles.receipt}>
        <span>
          Received on {deliveredOn ? <b>{formatDate(deliveredOn)}</b> : 'the day it is signed'}, the day of the
          delivery.
        </span>
        <Button variant="quiet" onClick={() => setIsAnother(true)}>
          Another day
        </Button>
      </p>
    );
  return (
    <div className={styles.fields}>
      <LineField
        label="Received on"
        type="date"
        value={signedOn ?? ''}
        hint="Medicare uses this as the date of service."
        onChange={(day) => onChange(day || null)}
      />
    </div>
  );
}

interface RecipientFieldsProps {
  delivery: Delivery;
  onChange: (change: Partial<Delivery>) => void;
}

function RecipientFields({ delivery, onChange }: RecipientFieldsProps) {
  const advice = (key: 'receivedBy' | 'relationship' | 'address'): { hint?: string } => {
    const hint = unprintableHint(delivery[key] ?? '', `details.handover.${key}`);
    return hint === null ? {} : { hint };
  };
  return (
    <div className={styles.fields}>
      <LineField
        label="Received by"
        value={delivery.receivedBy ?? ''}
        maxLength={200}
        {...advice('receivedBy')}
        onChange={(text) => onChange({ receivedBy: text || null })}
      />
      <LineField
        label="Relationship to the patient"
        value={delivery.relationship ?? ''}
        maxLength={100}
        hint={advice('relationship').hint ?? 'If someone else receives the shoes.'}
        onChange={(text) => onChange({ relationship: text || null })}
      />
      <LineField
        label="Address"
        value={delivery.address ?? ''}
        maxLength={300}
        className={styles.wide ?? ''}
        {...advice('address')}
        onChange={(text) => onChange({ address: text || null })}
      />
    </div>
  );
}

function statusText(isOnPaper: boolean, missing: readonly string[]): string {
  if (isOnPaper) return 'A signed slip is on file.';
  return missing.length > 0 ? `Still needed: ${missing.join(', ')}.` : 'Nothing else is needed.';
}

function Summary({ delivery, onAgain }: { delivery: Delivery; onAgain: () => void }) {
  const { receivedBy, relationship, address, goods, signature, signedOn } = delivery;
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
