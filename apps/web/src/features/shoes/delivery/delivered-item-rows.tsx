import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
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
  const { delivery: texts } = useCaseTexts();
  const change = (row: number, part: Partial<DeliveredItems>) =>
    onChange(goods.map((each, at) => (at === row ? { ...each, ...part } : each)));
  return (
    <fieldset className={styles.goods}>
      <legend className={styles.legend}>{texts.items}</legend>
      <p className={styles.hint}>{texts.itemsHint}</p>
      {goods
        .map((item, row) => ({ ...item, row, number: row + 1 }))
        .map(({ code, description, quantity, row, number }) => (
          <div key={number} className={styles.item}>
            <LineField
              label={texts.codeOf(number)}
              value={code ?? ''}
              maxLength={10}
              onChange={(text) => change(row, { code: text || null })}
            />
            <LineField
              label={texts.descriptionOf(number)}
              value={description ?? ''}
              maxLength={300}
              onChange={(text) => change(row, { description: text || null })}
            />
            <LineField
              label={texts.quantityOf(number)}
              type="number"
              max={maxQuantity}
              value={quantity === null ? '' : String(quantity)}
              onChange={(text) => change(row, { quantity: quantityOf(text) })}
            />
            <IconButton
              label={texts.removeItem(number)}
              drawing={trashIcon}
              onClick={() => onChange(goods.filter((_, at) => at !== row))}
            />
          </div>
        ))}
      {goods.length < maxGoods && (
        <div>
          <Button variant="quiet" icon={plusIcon} onClick={() => onChange([...goods, noItems])}>
            {texts.addItem}
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
