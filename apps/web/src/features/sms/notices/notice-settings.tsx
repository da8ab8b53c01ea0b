import { lazy, Suspense, useState } from 'react';
import { retryImport } from '../../../boot/retry-import.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { bellIcon } from '../icons.ts';

const NoticeDialog = lazy(() =>
  retryImport(async () => ({ default: (await import('./notice-dialog.tsx')).NoticeDialog })),
);

export function NoticeSettings() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label="Notifications" drawing={bellIcon} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <NoticeDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
