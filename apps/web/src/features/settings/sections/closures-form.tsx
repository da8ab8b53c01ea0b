import type { Closure } from '@rxweb/contracts/store';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate } from '@rxweb/domain/text/format';
import { type ReactNode, useState } from 'react';
import { useNow } from '../../../boot/use-now.ts';
import { useSettingsTexts } from '../../../texts/use/use-settings-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { plusIcon } from '../../../ui/icons.ts';
import { trashIcon } from '../../../ui/more-icons.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { pencilIcon } from '../../../ui/staff-icons.ts';
import type { SectionProps } from '../section.ts';
import styles from '../settings-page.module.css';
import { ClosureDialog } from './closure-dialog.tsx';
import { closureText } from './closure-text.ts';
import { HolidaysPanel } from './holidays-panel.tsx';

const minuteMs = 60_000;

export function ClosuresForm({ settings, onChange, isReadOnly }: SectionProps) {
  const { closures: texts } = useSettingsTexts();
  const { store } = settings;
  const today = storeDate(store, useNow(minuteMs));
  const [edited, setEdited] = useState<Closure | 'new' | null>(null);
  const sorted = store.closures.toSorted((one, other) => one.date.localeCompare(other.date));
  const [ahead, past] = [sorted.filter(({ date }) => date >= today), sorted.filter(({ date }) => date < today)];
  const without = (date: string) =>
    onChange((before) => ({
      ...before,
      store: { ...before.store, closures: before.store.closures.filter((each) => each.date !== date) },
    }));
  const keep = (closure: Closure) => {
    const replaced = edited === 'new' ? null : edited?.date;
    onChange(({ store: before, ...rest }) => ({
      ...rest,
      store: {
        ...before,
        closures: [...before.closures.filter(({ date }) => date !== replaced), closure].sort((one, other) =>
          one.date.localeCompare(other.date),
        ),
      },
    }));
    setEdited(null);
  };
  const list = (closures: readonly Closure[]) => (
    <ClosureList closures={closures} onEdit={setEdited} onRemove={without} />
  );
  return (
    <>
      <Panel
        title={texts.title}
        action={
          <Button variant="quiet" icon={plusIcon} onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        }
      >
        <p className={styles.muted}>{texts.text}</p>
        {ahead.length > 0 ? list(ahead) : <p>{texts.none}</p>}
        {past.length > 0 && (
          <details className={styles.past}>
            <summary>{texts.past(past.length)}</summary>
            {list(past)}
          </details>
        )}
      </Panel>
      <HolidaysPanel settings={settings} today={today} onChange={onChange} isReadOnly={isReadOnly} />
      {edited !== null && (
        <ClosureDialog
          closure={edited === 'new' ? null : edited}
          today={today}
          taken={store.closures.map(({ date }) => date)}
          onDone={keep}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

interface ClosureListProps {
  closures: readonly Closure[];
  onEdit: (closure: Closure) => void;
  onRemove: (date: string) => void;
}

function ClosureList({ closures, onEdit, onRemove }: ClosureListProps): ReactNode {
  const { closures: texts } = useSettingsTexts();
  const language = useLanguage();
  return (
    <Rows>
      {closures.map((closure) => {
        const day = formatDate(closure.date, language);
        return (
          <Row
            key={closure.date}
            name={day}
            note={closureText(closure, language)}
            end={
              <span className={styles.rowTools}>
                <IconButton label={texts.edit(day)} drawing={pencilIcon} onClick={() => onEdit(closure)} />
                <IconButton label={texts.remove(day)} drawing={trashIcon} onClick={() => onRemove(closure.date)} />
              </span>
            }
          />
        );
      })}
    </Rows>
  );
}
