import type { RequestListItem } from '@rxweb/contracts/requests/staff';
import { memo } from 'react';
import { useStore } from '../../../boot/boot.tsx';
import { cx } from '../../../browser/class-names.ts';
import { useStaffRequestsTexts } from '../../../texts/use/use-staff-requests-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { State } from '../../../ui/state.tsx';
import { dayTime, kindIcons, markOf, shortWhen } from '../labels.ts';
import styles from './list.module.css';

interface RequestRowProps {
  request: RequestListItem;
  isCurrent: boolean;
  /** The Tab stop. */
  isStop: boolean;
  now: Date;
  onFocus: (id: string) => void;
  onOpen: (id: string) => void;
}

export const RequestRow = memo(function RequestRow(props: RequestRowProps) {
  const { request, isCurrent, isStop, now, onFocus, onOpen } = props;
  const { id, kind, name, reference, createdAt, startsAt, state } = request;
  const store = useStore();
  const texts = useStaffRequestsTexts();
  const language = useLanguage();
  const mark = markOf(request, texts, store, now, language);
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-current={isCurrent || undefined}
      data-request={id}
      className={cx(styles.row, isCurrent && styles.current, state === 'closed' && styles.closed)}
      onFocus={() => onFocus(id)}
      onClick={() => onOpen(id)}
    >
      <span className={styles.kind}>
        <Icon drawing={kindIcons[kind]} />
      </span>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      <time className={styles.when} dateTime={createdAt}>
        {shortWhen(store, new Date(createdAt), now, language)}
      </time>
      <span className={styles.what}>
        <span>
          {texts.kinds[kind]}, {startsAt ? dayTime(store, new Date(startsAt), now, language) : reference}
        </span>
        <State tone={mark.tone}>{mark.words}</State>
      </span>
    </button>
  );
});
