import type { AccountLink, ManagedUser } from '@rxweb/contracts/users';
import { formatTime } from '@rxweb/domain/text/format';
import { type ComponentProps, Suspense, useCallback, useRef, useState } from 'react';
import type { PageProps } from '../../app/feature.ts';
import { useStore } from '../../boot/boot.tsx';
import { useNow } from '../../boot/use-now.ts';
import { useLocation } from '../../navigation/location.ts';
import { navigate } from '../../navigation/navigation.ts';
import { usersTexts } from '../../texts/admin/use-users-texts.ts';
import { lazyPartOf } from '../../texts/use/lazy-part-of.ts';
import { useStaffTexts } from '../../texts/use/use-staff-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { plusIcon } from '../../ui/icons.ts';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { closeIcon, offlineIcon } from '../../ui/more-icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { checklistIcon } from '../../ui/staff-icons.ts';
import { StaffPage } from '../../ui/staff-page.tsx';
import { type KeptLink, linkEnd } from './account-link-end.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { firstView, isFiltered, type ListView, parseView, usersIn, viewQuery } from './list-view.ts';
import { NewUserForm } from './new-user-form.tsx';
import { type UserActionResult, useUserActions } from './use-user-actions.ts';
import { type UserList, useUsers } from './use-users.ts';
import { UserActionDialog } from './user-action-dialog.tsx';
import { countText } from './user-labels.ts';
import { UserTable } from './user-table.tsx';
import { type CreatedUser, useUsersApi } from './users.api.ts';
import styles from './users-page.module.css';

const RulesDialog = lazyPartOf(async () => (await import('./rules-dialog.tsx')).RulesDialog);

const newUserId = 'new-user';
const renewMs = 60_000;

/** See spec sections 2, 3, 5 and 8. */
export function UsersPage({ user: { id: ownId }, navigate, pathOf }: PageProps) {
  const store = useStore();
  const texts = usersTexts.use();
  const now = useNow(renewMs);
  const api = useUsersApi();
  const list = useUsers(api);
  const [view, show] = useListView();
  const [newId, setNewId] = useState<string | null>(null);
  const { linkOf, keepLink, linkEndOf, markCopied, hasUncopied } = useAccountLinks(list, now);
  const section = useRef<HTMLElement>(null);
  const actions = useUserActions({
    api,
    list,
    linkOf: ({ id }) => linkOf(id),
    onLink: ({ id }, kind, link) => keepLink(id, kind, link),
    onShowLog: ({ id }) => navigate(`${pathOf('audit')}?person=${id}`),
    onGone: () => section.current?.focus({ preventScroll: true }),
  });

  const handleCreated = ({ id, invite }: CreatedUser) => {
    setNewId(id);
    list.cancel();
    if (invite) keepLink(id, 'invite', invite);
    // Show the new row, whatever the filter.
    if (isFiltered(view)) show({ ...firstView, sort: view.sort, isDescending: view.isDescending });
    list.invalidate();
  };

  const { data: users, dataUpdatedAt, isFetching } = list;
  const since = dataUpdatedAt && formatTime(store, dataUpdatedAt, texts.language);
  return (
    <StaffPage title={texts.title} text={texts.text} actions={<PageActions auditPath={pathOf('audit')} />}>
      <ListNotices list={list} since={since} />
      <div className={styles.columns}>
        <section ref={section} tabIndex={-1} aria-label={texts.list} className={styles.card}>
          {!users && isFetching && (
            <div className={styles.skeleton}>
              <SkeletonLines label={texts.loading} count={5} />
            </div>
          )}
          {users && (
            <UserResults
              {...{ users, view, ownId, newId, isLoading: isFetching, now }}
              hasLink={({ id }) => linkOf(id) !== undefined && linkEndOf(id) === null}
              onShow={show}
              onPick={actions.pick}
            />
          )}
          <ActionResult result={actions.result} onDismiss={actions.dismissResult} />
        </section>
        <NewUserForm id={newUserId} api={api} onCreated={handleCreated} linkEndOf={linkEndOf} onCopied={markCopied} />
      </div>
      {actions.open && (
        <UserActionDialog
          open={actions.open}
          isBusy={actions.isBusy}
          failure={actions.failure}
          linkEnd={actions.open.link && linkEndOf(actions.open.user.id)}
          onCopied={() => actions.open && markCopied(actions.open.user.id)}
          onConfirm={actions.confirm}
          onClose={actions.close}
        />
      )}
      <LeaveGuard isUnsaved={hasUncopied} words={texts.leave} />
    </StaffPage>
  );
}

/** Account links made since the page opened, and why each no longer works. */
function useAccountLinks({ data: users, dataUpdatedAt }: UserList, now: Date) {
  const texts = usersTexts.use();
  const [links, setLinks] = useState<ReadonlyMap<string, KeptLink>>(new Map());
  const [copied, setCopied] = useState<ReadonlySet<AccountLink>>(new Set());
  const linkEndOf = (id: string) => {
    const kept = links.get(id);
    // An older list doesn't know the link yet.
    if (!kept || !users || !dataUpdatedAt || dataUpdatedAt <= kept.madeAt) return null;
    const user = users.find((each) => each.id === id);
    return linkEnd(kept, user, now, texts);
  };
  return {
    linkEndOf,
    /** It exists only on this page. */
    hasUncopied: [...links].some(([id, { link }]) => !link.mailed && !copied.has(link) && linkEndOf(id) === null),
    markCopied: (id: string) => {
      const kept = links.get(id);
      if (kept) setCopied((before) => new Set(before).add(kept.link));
    },
    linkOf: (id: string) => links.get(id),
    keepLink: (id: string, kind: KeptLink['kind'], link: AccountLink) =>
      setLinks((before) => new Map(before).set(id, { kind, link, madeAt: new Date() })),
  };
}

function useListView(): [ListView, (view: ListView) => void] {
  const { pathname, search } = useLocation();
  const show = useCallback(
    (view: ListView) => navigate(pathname + viewQuery(view), { replace: true, keepScroll: true }),
    [pathname],
  );
  return [parseView(search), show];
}

function PageActions({ auditPath }: { auditPath: string }) {
  const { secondFactor } = useStaffTexts();
  const texts = usersTexts.use();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{secondFactor.rules}</Button>
      {isOpen && (
        <Suspense>
          <RulesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
      <ButtonLink href={`#${newUserId}`} icon={plusIcon} className={styles.jump}>
        {texts.newUser}
      </ButtonLink>
      <PageLink href={auditPath} icon={checklistIcon}>
        {texts.auditLog}
      </PageLink>
    </>
  );
}

interface ListNoticesProps {
  list: UserList;
  /** Null when it wasn't. */
  since: string | null;
}

/** Error texts as in spec section 8, with an explanation below. */
function ListNotices({ list: { isOnline, isError, isFetching, refetch }, since }: ListNoticesProps) {
  const texts = usersTexts.use();
  if (!isOnline) {
    return (
      <Notice tone="warning" icon={offlineIcon} role="status">
        {texts.offline} {since ? texts.offlineSince(since) : texts.offlineEmpty}
      </Notice>
    );
  }
  if (!isError) return null;
  return (
    <RetryNotice isLoading={isFetching} onRetry={refetch}>
      <h2 className={styles.failureTitle}>{texts.failed.title}</h2>
      <p>{texts.failed.text}</p>
      {since && <p className={styles.sub}>{texts.failed.since(since)}</p>}
    </RetryNotice>
  );
}

interface UserResultsProps extends ComponentProps<typeof UserTable> {
  users: ManagedUser[];
}

function UserResults({ users, ...rest }: UserResultsProps) {
  const texts = usersTexts.use();
  const { view, onShow, newId } = rest;
  const shown = usersIn(view, users, newId);
  return (
    <>
      <ListToolbar view={view} onShow={onShow} />
      {shown.length > 0 ? (
        <UserTable users={shown} {...rest} />
      ) : (
        <div className={styles.empty}>
          <p>{texts.none}</p>
          <Button onClick={() => onShow({ ...firstView, sort: view.sort, isDescending: view.isDescending })}>
            {texts.showAll}
          </Button>
        </div>
      )}
      <p className={styles.foot} role="status">
        {countText(users, shown.length, texts)}
      </p>
    </>
  );
}

function ActionResult({ result, onDismiss }: { result: UserActionResult | null; onDismiss: () => void }) {
  const { dismiss } = usersTexts.use();
  return (
    <div role="status" className={styles.result}>
      {result && (
        <Notice tone={result.tone} action={<IconButton label={dismiss} drawing={closeIcon} onClick={onDismiss} />}>
          {result.text}
        </Notice>
      )}
    </div>
  );
}
