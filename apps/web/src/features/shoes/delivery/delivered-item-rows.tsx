import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { plusIcon } from '../../../ui/icons.ts';
import { trashIcon } from '../../../ui/more-icons.ts';
import { type DeliveredItems, maxGoods, noItems } from './delivered-items.ts';
import styles from './delivery-form.module.css';
import { LineField } from './line-field.tsx';

interface DeliveredItemRowsProps {
  goods: readonly DeliveredItems[];
  onChange: (goods: DeliveredItems[]) => void;
}

export function DeliveredItemRows({ goods, onChange }: DeliveredItemRowsProps) {
  const change = (row: number, part: Partial<DeliveredItems>) =>
    onChange(goods.map((each, at) => (at === row ? { ...each, ...part } : each)));
  return (
    <fieldset className={styles.goods}>
      <legend className={styles.legend}>Items</legend>
      <p className={styles.hint}>Count each shoe and each insert: a pair is 2.</p>
      {goods
        .map((item, row) => ({ ...item, row, name: `item ${row + 1}` }))
        .map(({ code, description, quantity, row, name }) => (
          <div key={name} className={styles.item}>
            <LineField
              label={`Code of ${name}`}
              value={code ?? ''}
              maxLength={10}
              onChange={(text) => change(row, { code: text || null })}
            />
            <LineField
              label={`Description of ${name}`}
              value={description ?? ''}
              maxLength={300}
              onChange={(text) => change(row, { description: text || null })}
            />
            <LineField
              label={`Quantity of ${name}`}
              type="number"
              max={maxQuantity}
              value={quantity === null ? '' : String(quantity)}
              onChange={(text) => change(row, { quantity: quantityOf(text) })}
            />
            <IconButton
              label={`Remove ${name}`}
              drawing={trashIcon}
              onClick={() => onChange(goods.filter((_, at) => at !== row))}
            />
          </div>
        ))}
      {goods.length < maxGoods && (
        <div>
          <Button variant="quiet" icon={plusIcon} onClick={() => onChange([...goods, noItems])}>
            Add item
          </Button>
        </div>
      )}
    </fieldset>
  );
}

const maxQuantity = 99;

/** Null outside the limits. */
function quantityOf(text: string): number | null {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) && number >= 0 ? Math.min(maxQuantity, number) : null;
}
