import { type Role, roles } from '@rxweb/contracts/shared/roles';
import type { ManagedUser } from '@rxweb/contracts/users';
import { useState } from 'react';
import { roleBadges } from '../../format/role-badges.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { AccountLinkBox } from './account-link-box.tsx';
import type { Choice, OpenUserAction } from './use-user-actions.ts';
import { actionText } from './user-actions.ts';

interface ActDialogProps {
  open: OpenUserAction;
  isBusy: boolean;
  failure: string | null;
  /** Why the account's link no longer works. */
  linkEnd: string | null;
  onCopied: () => void;
  onConfirm: (choice: Choice) => void;
  onClose: () => void;
}

export function UserActionDialog({ open: { kind, user, link }, ...rest }: ActDialogProps) {
  if (!link) return <Question kind={kind} user={user} {...rest} />;
  const isInvite = kind === 'resend-invite';
  return (
    <Dialog title={isInvite ? `Invitation for ${user.email}` : `New password for ${user.email}`} onClose={rest.onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          rest.onClose();
        }}
      >
        <AccountLinkBox
          email={user.email}
          link={link}
          end={rest.linkEnd}
          label={isInvite ? 'Invitation link' : 'Password reset link'}
          takesFocus
          onCopied={rest.onCopied}
        />
        <DialogActions>
          <Button type="submit" variant="primary">
            Done
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface QuestionProps extends Omit<ActDialogProps, 'open' | 'linkEnd' | 'onCopied'>, Omit<OpenUserAction, 'link'> {}

function Question({ kind, user, isBusy, failure, onConfirm, onClose }: QuestionProps) {
  const { question, isDanger } = actionText[kind];
  const [role, setRole] = useState<Role>(user.role === 'public' ? 'employee' : user.role);
  const [endPassword, setEndPassword] = useState(true);
  if (!question) return null;
  const isUnchanged = kind === 'change-role' && role === user.role;
  return (
    <Dialog title={question.title(user.email)} description={question.text} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (isUnchanged) onClose();
          else onConfirm({ role, endPassword });
        }}
      >
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        {kind === 'change-role' && (
          <SelectField label="Role" value={role} options={roleOptions} onChange={setRole} hint={roleHint(user)} />
        )}
        {kind === 'reset-password' && (
          <CheckField
            label="Stop the current password right away"
            hint="Otherwise it works until they choose a new one. Leave this on if someone else may know it."
            isChecked={endPassword}
            onChange={setEndPassword}
          />
        )}
        <DialogActions>
          <Button onClick={onClose} aria-disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'primary'} aria-disabled={isBusy}>
            {isBusy ? question.busy : question.confirm}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export const roleOptions = roles.map((role) => ({ value: role, label: roleBadges[role].word }));

function roleHint({ role }: ManagedUser): string {
  return role === 'public' ? 'No role now, so no access to staff pages.' : `Current role: ${roleBadges[role].word}.`;
}
