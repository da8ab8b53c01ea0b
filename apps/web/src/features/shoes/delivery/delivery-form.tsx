import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import { formatDate } from '@rxweb/domain/text/format';
import { useState } from 'react';
import type { CaseTexts } from '../../../texts/shoes/case-en.ts';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { useFormTexts } from '../../../texts/shoes/use-form-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { DayField } from '../../../ui/day-field.tsx';
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
  const { delivery: texts } = useCaseTexts();
  const { problems } = useFormTexts();
  const { value, onChange, today, deliveredOn, isOnPaper, onPaperChange } = props;
  const delivery = toDelivery(value, props);
  const missing = missingDeliveryFields({ ...delivery, signedOn: delivery.signedOn ?? deliveredOn });
  // A name takes several strokes: keep the pad until the user confirms.
  const [isSigning, setIsSigning] = useState(false);
  const isAhead = (delivery.signedOn ?? '') > today;
  const isComplete = missing.length === 0 && !isAhead;
  const isSigned = isComplete && !isSigning;
  const change = (part: Partial<Delivery>) => onChange({ ...delivery, ...part });
  const sign = (signature: string | null) => {
    setIsSigning(true);
    change({ signature, ...(signature && !delivery.signedOn && { signedOn: deliveredOn ?? today }) });
  };
  return (
    <Panel title={texts.title} note={isSigned ? <State tone="pass">{texts.signed}</State> : texts.note}>
      {isSigned ? (
        <Summary delivery={delivery} onAgain={() => change({ signature: null, signedOn: null })} />
      ) : (
        <div className={styles.form}>
          <RecipientFields delivery={delivery} onChange={change} />
          <DeliveredItemRows goods={delivery.goods ?? []} onChange={(goods) => change({ goods })} />
          <ReceiptDay {...{ delivery, deliveredOn, today }} onChange={(signedOn) => change({ signedOn })} />
          <SignaturePad value={delivery.signature} onChange={sign} />
          <CheckField label={texts.onPaper} hint={texts.onPaperHint} isChecked={isOnPaper} onChange={onPaperChange} />
          <p className={styles.missing} role="status">
            {isAhead && missing.length === 0 ? problems.ahead : statusText(isOnPaper, missing, texts)}
          </p>
          {isComplete && (
            <div>
              <Button onClick={() => setIsSigning(false)}>{texts.finish}</Button>
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
  today: string;
  onChange: (signedOn: string | null) => void;
}

/** Typed only when it isn't the day of the delivery. */
function ReceiptDay({ delivery: { signedOn }, deliveredOn, today, onChange }: ReceiptDayProps) {
  const { delivery: texts, language } = useCaseTexts();
  const { problems } = useFormTexts();
  const [isAnother, setIsAnother] = useState(false);
  if (!isAnother && (signedOn ?? deliveredOn) === deliveredOn && (signedOn ?? '') <= today)
    return (
      <p className={styles.receipt}>
        <span>
          {texts.receivedOn} {deliveredOn ? <b>{formatDate(deliveredOn, language)}</b> : texts.dayOfSigning},{' '}
          {texts.dayOfDelivery}
        </span>
        <Button variant="quiet" onClick={() => setIsAnother(true)}>
          {texts.anotherDay}
        </Button>
      </p>
    );
  return (
    <div className={styles.fields}>
      <DayField
        label={texts.receivedOn}
        value={signedOn ?? ''}
        latest={today}
        hint={texts.dateOfService}
        fault={(signedOn ?? '') > today ? problems.ahead : null}
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
  const { delivery: texts, language } = useCaseTexts();
  const advice = (key: 'receivedBy' | 'relationship' | 'address'): { hint?: string } => {
    const hint = unprintableHint(delivery[key] ?? '', `details.handover.${key}`, language);
    return hint === null ? {} : { hint };
  };
  return (
    <div className={styles.fields}>
      <LineField
        label={texts.receivedBy}
        value={delivery.receivedBy ?? ''}
        maxLength={200}
        {...advice('receivedBy')}
        onChange={(text) => onChange({ receivedBy: text || null })}
      />
      <LineField
        label={texts.relationship}
        value={delivery.relationship ?? ''}
        maxLength={100}
        hint={advice('relationship').hint ?? texts.relationshipHint}
        onChange={(text) => onChange({ relationship: text || null })}
      />
      <LineField
        label={texts.address}
        value={delivery.address ?? ''}
        maxLength={300}
        className={styles.wide ?? ''}
        {...advice('address')}
        onChange={(text) => onChange({ address: text || null })}
      />
    </div>
  );
}

function statusText(
  isOnPaper: boolean,
  missing: ReturnType<typeof missingDeliveryFields>,
  texts: CaseTexts['delivery'],
): string {
  if (isOnPaper) return texts.slipOnFile;
  if (missing.length === 0) return texts.nothingNeeded;
  return texts.needed(missing.map((part) => texts.missing[part]).join(', '));
}

function Summary({ delivery, onAgain }: { delivery: Delivery; onAgain: () => void }) {
  const { delivery: texts, language } = useCaseTexts();
  const { receivedBy, relationship, address, goods, signature, signedOn } = delivery;
  return (
    <div className={styles.summary}>
      <dl className={styles.facts}>
        <dt>{texts.receivedBy}</dt>
        <dd>{relationship ? `${receivedBy} (${relationship})` : receivedBy}</dd>
        <dt>{texts.address}</dt>
        <dd>{address}</dd>
        <dt>{texts.items}</dt>
        <dd className={styles.items}>{(goods ?? []).map(deliveredItemsText).join('\n')}</dd>
        <dt>{texts.receivedOn}</dt>
        <dd>{signedOn && <time dateTime={signedOn}>{formatDate(signedOn, language)}</time>}</dd>
      </dl>
      {signature && <Signature path={signature} label={texts.signatureOf(receivedBy ?? '')} />}
      <Button onClick={onAgain}>{texts.signAgain}</Button>
    </div>
  );
}

function deliveredItemsText({ code, description, quantity }: DeliveredItems): string {
  return `${quantity} × ${[code, description].filter(Boolean).join(', ')}`;
}
