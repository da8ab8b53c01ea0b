import { formatCount } from '@rxweb/domain/text/format-count';
import { Suspense, useState } from 'react';
import { useFrameTexts } from '../../texts/staff/use-frame-texts.ts';
import { lazyPartOf } from '../../texts/use/lazy-part-of.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { bellIcon } from '../../ui/staff-icons.ts';
import styles from './notices.module.css';
import { useOwnNotices } from './own-notices.ts';

const NoticeList = lazyPartOf(async () => (await import('./notice-list.tsx')).NoticeList);

/** How many notices a staff member has not read, and the list of all open ones. */
export function NoticeBell({ userId }: { userId: string }) {
  const { unread } = useOwnNotices();
  const { bell, bellWithNew } = useFrameTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className={styles.bell}>
      <IconButton
        label={unread === 0 ? bell : bellWithNew(formatCount(unread))}
        drawing={bellIcon}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {unread > 0 && (
        <span className={styles.count} aria-hidden>
          {formatCount(unread)}
        </span>
      )}
      {isOpen && (
        <Suspense>
          <NoticeList userId={userId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
