import { findPrivateDetails } from '@rxweb/domain/sms/private-details';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { useDeferredValue, useMemo } from 'react';
import { useStore } from '../../boot/boot.tsx';
import type { SmsTexts } from '../../texts/sms/sms-en.ts';
import { useSmsTexts } from '../../texts/sms/use-sms-texts.ts';
import { Icon } from '../icon.tsx';
import { warnIcon } from '../more-icons.ts';
import styles from './texting.module.css';

/** Warns about private details. Never blocks sending. */
export function PrivacyWarning({ text }: { text: string }) {
  const store = useStore();
  const { warning } = useSmsTexts().compose;
  const settled = useDeferredValue(text);
  const words = useMemo(
    () => privacyWarningText(settled, storeDate(store, new Date()), warning),
    [store, settled, warning],
  );
  if (words === '') return null;
  return (
    <p className={styles.nudge}>
      <Icon drawing={warnIcon} />
      <span>{words}</span>
    </p>
  );
}

/** Names private details that shouldn't travel by SMS (domain facts E.5); empty if none. `today` is the store's date. */
export function privacyWarningText(text: string, today: string, texts: SmsTexts['compose']['warning']): string {
  const kinds = [...new Set(findPrivateDetails(text, today).map(({ kind }) => texts.details[kind]))];
  if (kinds.length === 0) return '';
  const last = kinds.at(-1) ?? '';
  const list = kinds.length === 1 ? last : texts.and(kinds.slice(0, -1).join(', '), last);
  return texts.text(list);
}
