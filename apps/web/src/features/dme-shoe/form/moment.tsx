import { formatDate, formatTime } from '@rxweb/domain/format';
import { storeDate } from '@rxweb/domain/opening-hours';
import { useStore } from '../../../lib/boot.tsx';

/** When something was, on the store's clock. */
export function Moment({ at }: { at: string }) {
  const store = useStore();
  const instant = new Date(at);
  return (
    <time dateTime={at}>
      {formatDate(storeDate(store, instant))}, {formatTime(store, instant)}
    </time>
  );
}
