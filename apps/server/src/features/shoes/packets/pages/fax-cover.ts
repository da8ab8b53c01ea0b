import type { StoreInfo } from '@rxweb/contracts/store';
import { formatDate, formatPhone } from '@rxweb/domain/text/format';
import type { LetterPlan } from '../letters/plan-letters.ts';
import { written } from './case-facts.ts';
import type { Page } from './page.ts';

/** Names no patient and no diagnosis (domain facts 2, G22). */
export function faxCover(today: string, store: StoreInfo, { name, phone, fax }: LetterPlan, pages: number): Page {
  const { name: from, address, phone: ours } = store;
  return {
    section: 'Fax cover',
    title: 'Fax',
    subtitle: `${from} · ${address}`,
    blocks: [
      {
        kind: 'fields',
        rows: [
          ['Date', formatDate(today)],
          ['To', written(name)],
          ['Fax', written(fax)],
          ['Phone', written(phone)],
        ],
      },
      {
        kind: 'fields',
        rows: [
          ['From', from],
          ['Fax', store.fax ? formatPhone(store.fax) : null],
          ['Phone', formatPhone(ours)],
        ],
      },
      { kind: 'fields', rows: [['Pages, with this one', String(pages)]] },
      { kind: 'heading', text: 'Confidential' },
      {
        kind: 'text',
        text: 'This fax is for the person named above. It may hold health information that federal and state law protect. No one else may read, copy or forward it.',
      },
      {
        kind: 'text',
        tone: 'strong',
        text: `If this fax reached you by mistake, call us at once at ${formatPhone(ours).replace(' ', '\u00a0')}, and then destroy every page.`,
      },
    ],
  };
}
