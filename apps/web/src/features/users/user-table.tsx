import type { ManagedUser } from '@rxweb/contracts/users';
import { usersTexts } from '../../texts/admin/use-users-texts.ts';
import { SortHeader } from '../../ui/table.tsx';
import { VirtualTable } from '../../ui/virtual-table.tsx';
import { type ListView, sortedBy, sortKeys } from './list-view.ts';
import type { UserActionKind } from './user-actions.ts';
import { UserRow } from './user-row.tsx';

interface UserTableProps {
  users: readonly ManagedUser[];
  view: ListView;
  onShow: (view: ListView) => void;
  ownId: string;
  newId: string | null;
  /** Whether the page still shows a link that works. */
  hasLink: (user: ManagedUser) => boolean;
  isLoading: boolean;
  now: Date;
  onPick: (kind: UserActionKind, user: ManagedUser) => void;
}

const idOf = ({ id }: ManagedUser) => id;

export function UserTable({ users, view, onShow, ownId, newId, hasLink, isLoading, now, onPick }: UserTableProps) {
  const texts = usersTexts.use();
  const direction = view.isDescending ? 'descending' : 'ascending';
  const head = (
    <>
      {sortKeys.map((key) => (
        <SortHeader
          key={key}
          label={texts.columns[key]}
          direction={view.sort === key ? direction : null}
          onSort={() => onShow(sortedBy(view, key))}
        />
      ))}
      <th scope="col">
        <span className="visually-hidden">{texts.actions}</span>
      </th>
    </>
  );
  return (
    <VirtualTable label={texts.title} head={head} isBusy={isLoading} items={users} idOf={idOf}>
      {(user, place) => (
        <UserRow
          place={place}
          user={user}
          isOwn={user.id === ownId}
          isNew={user.id === newId}
          hasLink={hasLink(user)}
          now={now}
          onPick={onPick}
        />
      )}
    </VirtualTable>
  );
}
