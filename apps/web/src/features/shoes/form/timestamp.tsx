import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate, formatTime } from '@rxweb/domain/text/format';
import { useStore } from '../../../boot/boot.tsx';

export function Timestamp({ at }: { at: string }) {
  const store = useStore();
  const instant = new Date(at);
  return (
    <time dateTime={at}>
      {formatDate(storeDate(store, instant))}, {formatTime(store, instant)}
    </time>
  );
}
