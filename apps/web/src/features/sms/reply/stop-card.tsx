import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { formatPhone, telHref } from '@rxweb/domain/text/format';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { phoneIcon } from '../../../ui/more-icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { banIcon } from '../../../ui/staff-icons.ts';
import { useInboxApi } from '../inbox.api.ts';
import { personTitle, textingState } from '../person/person-labels.ts';
import { usePersonChange } from '../person/use-person-change.ts';
import styles from './reply.module.css';

interface StopCardProps {
  person: SmsPerson;
  ownId: string;
  from: string | null;
  onChanged: (person: SmsPerson) => void;
}

/** Replaces the reply field after an opt-out: since when, and what reopens it. */
export function StopCard({ person, ownId, from, onChanged }: StopCardProps) {
  const store = useStore();
  const api = useInboxApi();
  const { isBusy, failure, save } = usePersonChange(onChanged);
  const { words, wayBack } = textingState(person, store, ownId);
  const reopens =
    wayBack === 'staff'
      ? 'Undo it only if they asked you to, or if it was a mistake.'
      : `You can write again once they text START${from ? ` to ${formatPhone(from)}` : ''}.`;
  return (
    <div className={styles.compose}>
      <div className={styles.stop} role="status">
        <h3 className={styles.stopTitle}>
          <Icon drawing={banIcon} size={24} />
          {personTitle(person)} opted out of texts
        </h3>
        <p>
          {words}. {reopens}
        </p>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <div className={styles.acts}>
          <ButtonLink variant="primary" icon={phoneIcon} href={telHref(person.phone)}>
            Call {formatPhone(person.phone)}
          </ButtonLink>
          {wayBack === 'staff' && (
            <Button aria-disabled={isBusy} onClick={() => void save(() => api.changeOptOut(person.id, 'start'))}>
              Undo opt-out
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** A text may be an informal opt-out: staff confirm or dismiss it. */
export function OptOutHint({ person, onChanged }: Pick<StopCardProps, 'person' | 'onChanged'>) {
  const api = useInboxApi();
  const { isBusy, failure, save } = usePersonChange(onChanged);
  if (!person.wish || person.optedOut) return null;
  const decide = (change: 'stop' | 'dismiss') => void save(() => api.changeOptOut(person.id, change));
  return (
    <Notice tone="warning" role="status" className={cx(styles.wish)}>
      <p>“{person.wish.words}” may be a request to stop texts. Is it?</p>
      {failure !== null && <p role="alert">{failure}</p>}
      <div className={styles.wishActs}>
        <Button aria-disabled={isBusy} onClick={() => decide('stop')}>
          Stop texts
        </Button>
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => decide('dismiss')}>
          Not an opt-out
        </Button>
      </div>
    </Notice>
  );
}
