import type { whoSaw } from '@rxweb/contracts/audit';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import type { EndpointResult } from '../../api/call-endpoint.ts';
import type { PageProps } from '../../app/feature.ts';
import { auditTexts } from '../../texts/admin/use-audit-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { AuditApi } from './audit.api.ts';
import { SeenBy } from './seen-by.tsx';

interface WhoSawDialogProps extends Pick<PageProps, 'auditTarget'> {
  api: AuditApi;
  onClose: () => void;
}

/** Lists who saw or changed what is kept about the owner of a phone number. */
export function WhoSawDialog({ api, auditTarget, onClose }: WhoSawDialogProps) {
  const { whoSaw: texts } = auditTexts.use();
  const { find, isBusy, failure, answer } = useWhoSaw(api);
  const [phone, setPhone] = useState('');
  return (
    <Dialog title={texts.title} description={texts.text} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void find(phone);
        }}
      >
        <TextField
          label={texts.phone}
          name="phone"
          type="tel"
          autoComplete="off"
          maxLength={40}
          isRequired
          takesFocus
          onChange={setPhone}
        />
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {texts[failure]}
          </Notice>
        )}
        <div role="status">{answer && <SeenBy answer={answer} auditTarget={auditTarget} />}</div>
        <DialogActions>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button type="submit" variant="primary" aria-disabled={isBusy}>
            {isBusy ? texts.busy : texts.search}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function useWhoSaw(api: AuditApi) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<'badPhone' | 'failed' | null>(null);
  const [answer, setAnswer] = useState<EndpointResult<typeof whoSaw> | null>(null);
  const find = async (phone: string) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    setAnswer(null);
    try {
      setAnswer(await api.whoSaw({ phone }));
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'invalid_input';
      setFailure(isWrong ? 'badPhone' : 'failed');
    }
    setIsBusy(false);
  };
  return { find, isBusy, failure, answer };
}
