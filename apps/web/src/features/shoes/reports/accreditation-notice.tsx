import { formatDate } from '@rxweb/domain/text/format';
import { useCallback } from 'react';
import type { ReadOptions } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { ShoesApi } from '../shoes.api.ts';

/** From 120 days before the store's accreditation expires (domain facts 2, F7). Shows nothing while it can't be read: Today has it too. */
export function AccreditationNotice({ api }: { api: ShoesApi }) {
  const read = useCallback(
    ({ headers, signal }: ReadOptions) => api.accreditation({ isUserAction: !headers, signal }),
    [api],
  );
  const { data: reminder } = useQuery(read);
  if (!reminder) return null;
  const { expires, daysLeft } = reminder;
  if (daysLeft < 0) {
    return (
      <Notice tone="danger">
        <b>Your Medicare accreditation expired {formatDate(expires)}.</b> Medicare doesn’t pay for shoes delivered after
        that. Once it’s renewed, put the new date in the billing file.
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      <b>
        Your Medicare accreditation expires {formatDate(expires)}: {leftText(daysLeft)}.
      </b>{' '}
      It’s renewed every year, and the survey is unannounced. Start now.
    </Notice>
  );
}

function leftText(days: number): string {
  if (days === 0) return 'last day today';
  return days === 1 ? '1 day left' : `${days} days left`;
}
