import type { ManagedUser } from '@rxweb/contracts/users';
import { formatPhone } from '@rxweb/domain/text/format';
import { useStore } from '../../boot/boot.tsx';
import { cx } from '../../browser/class-names.ts';
import { roleBadges } from '../../format/role-badges.ts';
import { usersTexts } from '../../texts/admin/use-users-texts.ts';
import type { UsersTexts } from '../../texts/admin/users-en.ts';
import { useStaffTexts } from '../../texts/use/use-staff-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { banIcon } from '../../ui/staff-icons.ts';
import { State } from '../../ui/state.tsx';
import { Cell } from '../../ui/table.tsx';
import type { RowPlace } from '../../ui/virtual-table.tsx';
import { actionsFor, isDangerous, type UserActionKind } from './user-actions.ts';
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
  const texts = usersTexts.use();
  const { roles } = useStaffTexts().shell;
  const { email, role, phone, blocked } = user;
  const [name = ''] = email.split('@', 1);
  const invite = inviteText(user, now, texts);
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
          {isOwn && <span className={styles.tag}>{texts.you}</span>}
          {isNew && <span className={styles.tag}>{texts.isNew}</span>}
          {phone ? formatPhone(phone) : texts.noPhone}
        </p>
      </Cell>
      <Cell label={texts.columns.role}>
        <Badge tone={roleBadges[role].tone}>{role === 'public' ? texts.noRole : roles[role]}</Badge>
      </Cell>
      <Cell label={texts.columns.status}>
        <State tone={blocked ? 'fail' : 'pass'} {...(blocked && { icon: banIcon })}>
          {statusWord(user, texts)}
        </State>
        {invite && <p className={styles.invite}>{invite}</p>}
      </Cell>
      <TimeCells user={user} now={now} />
      <Cell isMenu>
        {acts.length > 0 && (
          <MenuButton
            label={texts.actionsFor(email)}
            entries={acts.map((kind) => ({ ...menuText(kind, texts), onPick: () => onPick(kind, user) }))}
          />
        )}
      </Cell>
    </tr>
  );
}

function TimeCells({ user, now }: Pick<UserRowProps, 'user' | 'now'>) {
  const store = useStore();
  const texts = usersTexts.use();
  const { language } = texts;
  const { created_at, last_sign_in_at, email_confirmed_at, second_factor } = user;
  return (
    <>
      <Cell label={texts.columns.seen}>
        <p>
          {last_sign_in_at ? (
            <time dateTime={last_sign_in_at} title={momentText(store, last_sign_in_at, language)}>
              {whenText(store, last_sign_in_at, now, texts)}
            </time>
          ) : (
            texts.never
          )}
        </p>
        <p className={styles.sub}>{second_factor ? texts.hasFactor : texts.noFactor}</p>
      </Cell>
      <Cell label={texts.columns.created}>
        <p>
          <time dateTime={created_at} title={momentText(store, created_at, language)}>
            {dateText(store, created_at, language)}
          </time>
        </p>
        <p className={styles.sub}>
          {email_confirmed_at ? (
            <>
              {texts.confirmed}{' '}
              <time
                dateTime={email_confirmed_at}
                title={momentText(store, email_confirmed_at, language)}
                className={styles.day}
              >
                {dateText(store, email_confirmed_at, language)}
              </time>
            </>
          ) : (
            texts.notConfirmed
          )}
        </p>
      </Cell>
    </>
  );
}

function menuText(
  kind: UserActionKind,
  { acts, showLink, showLog }: UsersTexts,
): { label: string; isDanger?: boolean } {
  if (kind === 'copy-link') return { label: showLink };
  if (kind === 'show-log') return { label: showLog };
  const { label } = acts[kind];
  return { label: 'title' in acts[kind] ? `${label}…` : label, isDanger: isDangerous(kind) };
}
