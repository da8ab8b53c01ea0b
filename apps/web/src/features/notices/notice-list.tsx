import { readNotices, type StaffNotice, takeNotice } from '@rxweb/contracts/staff-notices';
import { useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { useNow } from '../../boot/use-now.ts';
import { cx } from '../../browser/class-names.ts';
import { publishNoticeTick } from '../../data/notice-tick.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { rowTime } from '../../format/row-time.ts';
import { useNoticesTexts } from '../../texts/notices/use-notices-texts.ts';
import { useLanguage } from '../../texts/use/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './notices.module.css';
import { useOwnNotices } from './own-notices.ts';

/** What waits, with who sees to it. It says nothing of whom it is about: others may see the screen. */
export function NoticeList({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { list: texts } = useNoticesTexts();
  const { notices, unread } = useOwnNotices();
  const call = useStaffCall();
  const [hasFailed, setHasFailed] = useState(false);
  const act = async (work: () => Promise<unknown>) => {
    setHasFailed(false);
    await work().catch(() => setHasFailed(true));
    publishNoticeTick();
  };
  const read = (ids: string[]) => act(() => call(readNotices, { body: { ids } }));
  const unreadIds = notices
    .filter(({ isRead, takenBy, hasLeft }) => !isRead && takenBy === null && !hasLeft)
    .map(({ id }) => id);
  return (
    <Dialog title={texts.title} description={notices.length === 0 ? texts.none : undefined} onClose={onClose}>
      {hasFailed && (
        <Notice tone="danger" role="alert">
          {texts.failed}
        </Notice>
      )}
      <ul className={styles.list} aria-label={texts.title}>
        {notices.map((notice) => (
          <Row
            key={notice.id}
            notice={notice}
            isMine={notice.takenBy?.id === userId}
            onOpen={() => {
              void read([notice.id]);
              onClose();
            }}
            onTake={() => void act(() => call(takeNotice, { params: { id: notice.id } }))}
          />
        ))}
      </ul>
      <DialogActions>
        {unread > 0 && <Button onClick={() => void read(unreadIds)}>{texts.readAll}</Button>}
        <PageLink href="/app/account#notices" onClick={onClose}>
          {texts.settings}
        </PageLink>
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface RowProps {
  notice: StaffNotice;
  isMine: boolean;
  onOpen: () => void;
  onTake: () => void;
}

function Row({ notice: { kind, path, at, dueAt, isRead, takenBy, hasLeft }, isMine, onOpen, onTake }: RowProps) {
  const store = useStore();
  const now = useNow(60_000);
  const language = useLanguage();
  const { list: texts, kinds } = useNoticesTexts();
  const time = (text: string) => rowTime(store, new Date(text), now, language);
  const facts = [time(at), dueAt && texts.due(time(dueAt))];
  if (takenBy) facts.push(isMine ? texts.yours : texts.taken(takenBy.name ?? texts.someone));
  if (hasLeft) facts.push(texts.left);
  const isNew = !isRead && !takenBy && !hasLeft;
  return (
    <li className={cx(styles.row, isNew && styles.unread)}>
      <div>
        <p className={styles.kind}>
          {kinds[kind].waits}
          {isNew && <span className={styles.newMark}>{texts.isNew}</span>}
        </p>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.acts}>
        {!takenBy && !hasLeft && (
          <Button aria-label={texts.takeThis(kinds[kind].waits)} onClick={onTake}>
            {texts.take}
          </Button>
        )}
        <PageLink href={path} aria-label={texts.openThis(kinds[kind].waits)} onClick={onOpen}>
          {texts.open}
        </PageLink>
      </div>
    </li>
  );
}
