import { useStaffRequestsTexts } from '../../../texts/use/use-staff-requests-texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { ChangeFailure } from '../use-request.ts';

interface FailureNoticeProps {
  failure: ChangeFailure | null;
  isBar?: boolean;
}

/** Why the last change failed. A colleague’s change is no error: it is shown already. */
export function FailureNotice({ failure, isBar = false }: FailureNoticeProps) {
  const { conflict, errors } = useStaffRequestsTexts();
  if (!failure) return null;
  const isConflict = failure === 'conflict';
  return (
    <Notice tone={isConflict ? 'warning' : 'danger'} role="alert" isBar={isBar}>
      {isConflict ? conflict : errors[failure]}
    </Notice>
  );
}
