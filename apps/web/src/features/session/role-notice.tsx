import { roles, type SessionRole } from '@rxweb/contracts/shared/roles';
import { cx } from '../../browser/class-names.ts';
import { useSessionTexts } from '../../texts/use/use-session-texts.ts';
import { useStaffTexts } from '../../texts/use/use-staff-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './role-notice.module.css';

interface RoleNoticeProps {
  from: SessionRole;
  to: SessionRole;
  onClose: () => void;
}

/** Above the page, and takes no focus: its reader may be typing. */
export function RoleNotice({ from, to, onClose }: RoleNoticeProps) {
  const { roleChange: texts } = useSessionTexts();
  const { shell } = useStaffTexts();
  const hasMore = rank(to) > rank(from);
  return (
    <div className={styles.place}>
      <Notice
        tone={hasMore ? 'positive' : 'warning'}
        role="status"
        className={cx(styles.notice)}
        action={<Button onClick={onClose}>{texts.close}</Button>}
      >
        <strong>{texts.title(shell.roles[to])}</strong> {hasMore ? texts.more : texts.less}
      </Notice>
    </div>
  );
}

const rank = (role: SessionRole) => (role === 'public' ? -1 : roles.indexOf(role));
