import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate, formatTime } from '@rxweb/domain/text/format';
import { useStore } from '../../../boot/boot.tsx';
import { useLanguage } from '../../../texts/use/use-texts.ts';

export function Timestamp({ at }: { at: string }) {
  const store = useStore();
  const language = useLanguage();
  const instant = new Date(at);
  return (
    <time dateTime={at}>
      {formatDate(storeDate(store, instant), language)}, {formatTime(store, instant, language)}
    </time>
  );
}
