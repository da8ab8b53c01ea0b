import type { RequestListItem } from '@rxweb/contracts/requests/staff';
import { Fragment, type KeyboardEvent, type RefObject, useMemo, useState } from 'react';
import { useStableCall } from '../../../ui/use-stable-call.ts';
import { useVirtualRows } from '../../../ui/virtual-rows.tsx';
import { RequestRow } from './request-row.tsx';

interface RequestListProps {
  requests: readonly RequestListItem[];
  current: string | null;
  now: Date;
  /** The scroll container. */
  scroll: RefObject<HTMLDivElement | null>;
  onOpen: (id: string) => void;
}

/** j and k also open the request, as in the inbox. */
const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  j: (at) => at + 1,
  k: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Rows with a single Tab stop; arrows move it. */
export function RequestList({ requests, current, now, scroll, onOpen }: RequestListProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const indexOf = (id: string | null) => requests.findIndex((each) => each.id === id);
  const currentIndex = indexOf(current);
  const stop = Math.max(0, indexOf(focused) >= 0 ? indexOf(focused) : currentIndex);
  const keys = useMemo(() => requests.map(({ id }) => id), [requests]);
  const { list, rows, endGap, isWindowed, showRow } = useVirtualRows<HTMLUListElement>(keys, {
    scroll,
    kept: [stop, currentIndex],
  });
  const open = useStableCall(onOpen);
  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = moves[event.key]?.(stop, requests.length - 1);
    const next = to === undefined ? undefined : requests[to];
    if (!next || to === undefined) return;
    event.preventDefault();
    showRow(to);
    list.current?.querySelector<HTMLElement>(`[data-request="${next.id}"]`)?.focus();
    if (event.key === 'j' || event.key === 'k') onOpen(next.id);
  };
  return (
    <ul ref={list} onKeyDown={move}>
      {rows.map(({ index, gap }) => {
        const request = requests[index];
        if (!request) return null;
        return (
          <Fragment key={request.id}>
            {gap > 0 && <li aria-hidden="true" style={{ height: gap }} />}
            <li
              data-row={request.id}
              {...(isWindowed && { 'aria-setsize': requests.length, 'aria-posinset': index + 1 })}
            >
              <RequestRow
                request={request}
                isCurrent={request.id === current}
                isStop={index === stop}
                now={now}
                onFocus={setFocused}
                onOpen={open}
              />
            </li>
          </Fragment>
        );
      })}
      {endGap > 0 && <li aria-hidden="true" style={{ height: endGap }} />}
    </ul>
  );
}
