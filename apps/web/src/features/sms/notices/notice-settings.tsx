import { Suspense, useState } from 'react';
import { useSmsTexts } from '../../../texts/sms/use-sms-texts.ts';
import { lazyPartOf } from '../../../texts/use/lazy-part-of.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { bellIcon } from '../../../ui/staff-icons.ts';

const NoticeDialog = lazyPartOf(async () => (await import('./notice-dialog.tsx')).NoticeDialog);

export function NoticeSettings() {
  const { notices } = useSmsTexts().inbox;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={notices.title} drawing={bellIcon} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <NoticeDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
