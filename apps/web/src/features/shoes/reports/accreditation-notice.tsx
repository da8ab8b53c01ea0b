import { formatDate } from '@rxweb/domain/text/format';
import { useCallback } from 'react';
import type { ReadOptions } from '../../../data/base-query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { useShoesTexts } from '../../../texts/shoes/use-shoes-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { ShoesApi } from '../shoes.api.ts';

/** From 120 days before the store's accreditation expires (domain facts 2, F7). Shows nothing while it can't be read: Today has it too. */
export function AccreditationNotice({ api }: { api: ShoesApi }) {
  const { accreditation: texts, language } = useShoesTexts();
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
        <b>{texts.expired(formatDate(expires, language))}</b> {texts.expiredText}
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      <b>{texts.expires(formatDate(expires, language), daysLeft === 0 ? texts.lastDay : texts.left(daysLeft))}</b>{' '}
      {texts.expiresText}
    </Notice>
  );
}
