import { contactParts } from '@rxweb/domain/text/contact-parts';
import { mapHref } from '@rxweb/domain/text/map-href';
import { useStore } from '../boot/boot.tsx';
import styles from './answer/answer-text.module.css';

/** Text with its phone numbers and street addresses as links. */
export function ContactText({ text }: { text: string }) {
  // A text that changes only grows, so a part keeps its place.
  return contactParts(text).map((part, index) => {
    if (part.kind === 'text') return part.text;
    const key = `${index} ${part.text}`;
    if (part.kind === 'phone')
      return (
        <a key={key} className={styles.phone} href={part.href}>
          {part.text}
        </a>
      );
    return <AddressLink key={key} address={part.text} />;
  });
}

/** The store's own address opens at the store, another one at its street. */
function AddressLink({ address }: { address: string }) {
  const store = useStore();
  const place = store.address.startsWith(address) ? mapHref(store) : mapHref({ address });
  return (
    <a className={styles.address} href={place} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
}
