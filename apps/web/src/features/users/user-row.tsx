import type { ManagedUser } from '@rxweb/contracts/users';
import { formatPhone } from '@rxweb/domain/text/format';
import { useStore } from '../../boot/boot.tsx';
import { cx } from '../../browser/class-names.ts';
import { roleBadges } from '../../format/role-badges.ts';
import { Badge } from '../../ui/badge.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { banIcon } from '../../ui/staff-icons.ts';
import { State } from '../../ui/state.tsx';
import { Cell } from '../../ui/table.tsx';
import type { RowPlace } from '../../ui/virtual-table.tsx';
import { actionsFor, actionText, type UserActionKind } from './user-actions.ts';
import { dateText, inviteText, momentText, statusWord, whenText } from './user-labels.ts';
import styles from './users-page.module.css';

interface UserRowProps {
  place: RowPlace;
  user: ManagedUser;
  isOwn: boolean;
  /** Just created on this page. */
  isNew: boolean;
  hasLink: boolean;
  now: Date;
  onPick: (kind: UserActionKind, user: ManagedUser) => void;
}

export function UserRow({ place, user, isOwn, isNew, hasLink, now, onPick }: UserRowProps) {
  const { email, role, phone, blocked } = user;
  const [name = ''] = email.split('@', 1);
  const invite = inviteText(user, now);
  const acts = actionsFor(user, { isOwn, hasLink });
  return (
    <tr {...place} className={cx(isNew && styles.new)}>
      <Cell>
        {user.name && <p className={styles.name}>{user.name}</p>}
        <p className={styles.email}>
          {name}
          <wbr />
          {email.slice(name.length)}
        </p>
        <p className={styles.sub}>
          {isOwn && <span className={styles.tag}>You</span>}
          {isNew && <span className={styles.tag}>New</span>}
          {phone ? formatPhone(phone) : 'No phone'}
        </p>
      </Cell>
      <Cell label="Role">
        <Badge tone={roleBadges[role].tone}>{role === 'public' ? 'No role' : roleBadges[role].word}</Badge>
      </Cell>
      <Cell label="Status">
        <State tone={blocked ? 'fail' : 'pass'} {...(blocked && { icon: banIcon })}>
          {statusWord(user)}
        </State>
        {invite && <p className={styles.invite}>{invite}</p>}
      </Cell>
      <TimeCells user={user} now={now} />
      <Cell isMenu>
        {acts.length > 0 && (
          <MenuButton
            label={`Actions for ${email}`}
            entries={acts.map((kind) => ({ ...menuText(kind), onPick: () => onPick(kind, user) }))}
          />
        )}
      </Cell>
    </tr>
  );
}

function TimeCells({ user, now }: Pick<UserRowProps, 'user' | 'now'>) {
  const store = useStore();
  const { created_at, last_sign_in_at, email_confirmed_at, second_factor } = user;
  return (
    <>
      <Cell label="Last sign-in">
        <p className={styles.line}>
          {last_sign_in_at ? (
            <time dateTime={last_sign_in_at} title={momentText(store, last_sign_in_at)}>
              {whenText(store, last_sign_in_at, now)}
            </time>
          ) : (
            'Never'
          )}
        </p>
        <p className={styles.sub}>{second_factor ? 'Second factor on' : 'No second factor'}</p>
      </Cell>
      <Cell label="Created">
        <p className={styles.line}>
          <time dateTime={created_at} title={momentText(store, created_at)}>
            {dateText(store, created_at)}
          </time>
        </p>
        <p className={styles.sub}>
          {email_confirmed_at ? (
            <>
              Confirmed{' '}
              <time dateTime={email_confirmed_at} title={momentText(store, email_confirmed_at)} className={styles.day}>
                {dateText(store, email_confirmed_at)}
              </time>
            </>
          ) : (
            'Not confirmed'
          )}
        </p>
      </Cell>
    </>
  );
}

function menuText(kind: UserActionKind): { label: string; isDanger?: boolean } {
  if (kind === 'copy-link') return { label: 'Show link again' };
  if (kind === 'show-log') return { label: 'Show in audit log' };
  const { label, question, isDanger = false } = actionText[kind];
  return { label: question ? `${label}…` : label, isDanger };
}
