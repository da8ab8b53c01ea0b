import type { AccountLink, ManagedUser } from '@rxweb/contracts/users';
import { formatTime } from '@rxweb/domain/text/format';
import { useRef, useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { useNow } from '../../boot/use-now.ts';
import { useOnline } from '../../browser/use-online.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { plusIcon } from '../../ui/icons.ts';
import { closeIcon, offlineIcon } from '../../ui/more-icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { checklistIcon } from '../../ui/staff-icons.ts';
import { StaffPage } from '../../ui/staff-page.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { firstView, isFiltered, usersIn } from './list-view.ts';
import { LoadFailure } from './load-failure.tsx';
import { NewUserForm } from './new-user-form.tsx';
import { useListView } from './use-list-view.ts';
import { useUserActions } from './use-user-actions.ts';
import { useUsers } from './use-users.ts';
import { UserActionDialog } from './user-action-dialog.tsx';
import { countText } from './user-labels.ts';
import { UserTable } from './user-table.tsx';
import { type CreatedUser, useUsersApi } from './users.api.ts';
import styles from './users-page.module.css';

interface UsersPageProps {
  /** The account of who is signed in: nothing can be done about it here. */
  ownId: string;
  auditPath: string;
  onShowLog: (userId: string) => void;
}

const newUserId = 'new-user';
const renewMs = 60_000;

/** Who can sign in to the staff's pages, and what an administrator can do about it (spec sections 2, 3, 5 and 8). */
export function UsersPage({ ownId, auditPath, onShowLog }: UsersPageProps) {
  const store = useStore();
  const now = useNow(renewMs);
  const online = useOnline();
  const api = useUsersApi();
  const list = useUsers(api);
  const [view, show] = useListView();
  const [newId, setNewId] = useState<string | null>(null);
  const [links, setLinks] = useState<ReadonlyMap<string, AccountLink>>(new Map());
  const section = useRef<HTMLElement>(null);
  const linkOf = ({ id }: ManagedUser) => links.get(id);
  const keepLink = (id: string, link: AccountLink) => setLinks((before) => new Map(before).set(id, link));
  const acts = useUserActions({
    api,
    list,
    linkOf,
    onLink: ({ id }, link) => keepLink(id, link),
    onShowLog: ({ id }) => onShowLog(id),
    onGone: () => section.current?.focus({ preventScroll: true }),
  });

  const handleCreated = ({ id, invite }: CreatedUser) => {
    setNewId(id);
    if (invite) keepLink(id, invite);
    // The new row is there to be seen, whatever was looked for before.
    if (isFiltered(view)) show({ ...firstView, sort: view.sort, isDescending: view.isDescending });
    void list.load();
  };

  const { users, readAt, isError, isLoading } = list;
  const shown = users && usersIn(view, users);
  const since = readAt && formatTime(store, readAt);
  return (
    <StaffPage
      title="Users"
      text="People who can sign in to the staff tools."
      actions={
        <>
          <ButtonLink href={`#${newUserId}`} icon={plusIcon} className={styles.jump}>
            New user
          </ButtonLink>
          <PageLink href={auditPath} icon={checklistIcon}>
            Audit log
          </PageLink>
        </>
      }
    >
      {!online && (
        <Notice tone="warning" icon={offlineIcon} role="status">
          No internet connection.{' '}
          {since ? `Showing the list from ${since}.` : 'The list will load when you’re back online.'}
        </Notice>
      )}
      {isError && online && <LoadFailure isLoading={isLoading} since={since} onRetry={() => void list.load(true)} />}
      <div className={styles.columns}>
        <section ref={section} tabIndex={-1} aria-label="All users" className={styles.card}>
          {!users && isLoading && (
            <div className={styles.skeleton}>
              <SkeletonLines label="Loading users" count={5} />
            </div>
          )}
          {users && shown && (
            <>
              <ListToolbar view={view} onShow={show} />
              {shown.length > 0 ? (
                <UserTable
                  {...{ users: shown, view, ownId, newId, linkOf, isLoading, now }}
                  onShow={show}
                  onPick={acts.pick}
                />
              ) : (
                <div className={styles.empty}>
                  <p>No users match your search.</p>
                  <Button onClick={() => show({ ...firstView, sort: view.sort, isDescending: view.isDescending })}>
                    Show all users
                  </Button>
                </div>
              )}
              <p className={styles.foot} role="status">
                {countText(users, shown.length)}
              </p>
            </>
          )}
          <div role="status" className={styles.result}>
            {acts.result && (
              <Notice
                tone={acts.result.isGood ? 'positive' : 'danger'}
                action={<IconButton label="Dismiss" drawing={closeIcon} onClick={acts.dismissResult} />}
              >
                {acts.result.text}
              </Notice>
            )}
          </div>
        </section>
        <NewUserForm id={newUserId} api={api} onCreated={handleCreated} />
      </div>
      {acts.open && (
        <UserActionDialog
          open={acts.open}
          isBusy={acts.isBusy}
          failure={acts.failure}
          onConfirm={acts.confirm}
          onClose={acts.close}
        />
      )}
    </StaffPage>
  );
}
