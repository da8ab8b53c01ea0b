import { features } from '@rxweb/contracts/features';
import type { readQueue } from '@rxweb/contracts/queue';
import type * as z from 'zod/mini';
import type { PanelProps } from '../../app/feature.ts';
import { useStore } from '../../boot/boot.tsx';
import { useQueueTexts } from '../../texts/staff/use-queue-texts.ts';
import { useTodayWords } from '../../texts/staff/use-today-words.ts';
import { infoIcon } from '../../ui/more-icons.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { lockIcon } from '../../ui/staff-icons.ts';
import { Fold } from './fold.tsx';
import styles from './queue.module.css';

type Items = z.infer<typeof readQueue.output>['items'];

const accountKinds: readonly string[] = features.find(({ name }) => name === 'users')?.todayKinds ?? [];

interface CardGroupsProps {
  items: Items;
  todayCards: PanelProps['todayCards'];
}

/** What waits and is no one person’s: the store’s own matters, and accounts last. */
export function CardGroups({ items, todayCards }: CardGroupsProps) {
  const { cards } = useQueueTexts();
  const isAccount = ({ kind }: Items[number]) => accountKinds.includes(kind);
  return (
    <>
      <Cards name={cards.store} icon={infoIcon} items={items.filter((item) => !isAccount(item))} {...{ todayCards }} />
      <Cards name={cards.accounts} icon={lockIcon} items={items.filter(isAccount)} {...{ todayCards }} />
    </>
  );
}

function Cards({ name, icon, items, todayCards }: CardGroupsProps & { name: string; icon: typeof infoIcon }) {
  const store = useStore();
  const translated = useTodayWords();
  if (items.length === 0) return null;
  return (
    <Fold name={name} count={items.length} icon={icon}>
      {items.map(({ kind, count, soonest }) => {
        const card = todayCards[kind];
        if (!card) return null;
        const { title, text, action } = translated?.[kind] ?? card;
        return (
          <li key={kind} className={styles.task}>
            <div className={styles.what}>
              <p className={styles.name}>{title(count)}</p>
              <p className={styles.text}>{text(soonest, store)}</p>
            </div>
            <div className={styles.cardAct}>
              <PageLink href={card.href}>{action}</PageLink>
            </div>
          </li>
        );
      })}
    </Fold>
  );
}
