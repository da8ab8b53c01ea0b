import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice tone="danger" role="alert" action={<Button onClick={onRetry}>Retry</Button>}>
      {error instanceof Error ? error.message : String(error)}
    </Notice>
  );
}
