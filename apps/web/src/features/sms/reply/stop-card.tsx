import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import { formatPhone, telHref } from '@rxweb/domain/text/format';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
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
  const texts = useSmsTexts();
  const { stop } = texts.thread;
  const api = useInboxApi();
  const { isBusy, failure, save } = usePersonChange(onChanged);
  const { words, wayBack } = textingState(person, store, ownId, texts);
  const restart = from ? stop.restartTo(formatPhone(from)) : stop.restart;
  const reopens = wayBack === 'staff' ? stop.undoOnlyIf : restart;
  return (
    <div className={styles.compose}>
      <div className={styles.stop} role="status">
        <h3 className={styles.stopTitle}>
          <Icon drawing={banIcon} size={24} />
          {stop.title(personTitle(person))}
        </h3>
        <p>
          {words}. {reopens}
        </p>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <div className={styles.acts}>
          <ButtonLink variant="primary" icon={phoneIcon} href={telHref(person.phone)}>
            {stop.call(formatPhone(person.phone))}
          </ButtonLink>
          {wayBack === 'staff' && (
            <Button aria-disabled={isBusy} onClick={() => void save(() => api.changeOptOut(person.id, 'start'))}>
              {stop.undo}
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
  const { stop } = useSmsTexts().thread;
  const { isBusy, failure, save } = usePersonChange(onChanged);
  if (!person.wish || person.optedOut) return null;
  const decide = (change: 'stop' | 'dismiss') => void save(() => api.changeOptOut(person.id, change));
  return (
    <Notice tone="warning" role="status" className={cx(styles.wish)}>
      <p>{stop.wish(person.wish.words)}</p>
      {failure !== null && <p role="alert">{failure}</p>}
      <div className={styles.wishActs}>
        <Button aria-disabled={isBusy} onClick={() => decide('stop')}>
          {stop.stopTexts}
        </Button>
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => decide('dismiss')}>
          {stop.notAnOptOut}
        </Button>
      </div>
    </Notice>
  );
}
