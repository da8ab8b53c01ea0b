import { useFrameTexts } from '../../texts/staff/use-frame-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { retry } = useFrameTexts();
  return (
    <Notice tone="danger" role="alert" action={<Button onClick={onRetry}>{retry}</Button>}>
      {error instanceof Error ? error.message : String(error)}
    </Notice>
  );
}
