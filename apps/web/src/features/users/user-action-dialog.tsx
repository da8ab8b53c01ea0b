import { type Role, roles } from '@rxweb/contracts/shared/roles';
import type { AccountLink, ManagedUser } from '@rxweb/contracts/users';
import { useState } from 'react';
import { roleBadges } from '../../format/role-badges.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { AccountLinkBox } from './account-link-box.tsx';
import type { OpenUserAction } from './use-user-actions.ts';
import { actionText } from './user-actions.ts';

interface ActDialogProps {
  open: OpenUserAction;
  isBusy: boolean;
  failure: string | null;
  /** Why the account's link no longer works. */
  linkEnd: string | null;
  onConfirm: (role: Role) => void;
  onClose: () => void;
}

export function UserActionDialog({ open: { kind, user, link }, ...rest }: ActDialogProps) {
  if (!link) return <Question kind={kind} user={user} {...rest} />;
  return <LinkDialog isInvite={kind === 'resend-invite'} email={user.email} link={link} {...rest} />;
}

interface LinkDialogProps extends Pick<ActDialogProps, 'linkEnd' | 'onClose'> {
  isInvite: boolean;
  email: string;
  link: AccountLink;
}

/** Asks once before a link that nobody else has is gone. */
function LinkDialog({ isInvite, email, link, linkEnd, onClose }: LinkDialogProps) {
  const [isCopied, setIsCopied] = useState(link.mailed);
  const [isWarned, setIsWarned] = useState(false);
  const close = () => {
    if (isCopied || isWarned || linkEnd !== null) onClose();
    else setIsWarned(true);
  };
  return (
    <Dialog title={isInvite ? `Invitation for ${email}` : `New password for ${email}`} onClose={close}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <AccountLinkBox
          email={email}
          link={link}
          end={linkEnd}
          label={isInvite ? 'Invitation link' : 'Password reset link'}
          takesFocus
          onCopied={() => setIsCopied(true)}
        />
        {isWarned && !isCopied && (
          <Notice tone="warning" role="alert">
            You haven’t copied the link. It won’t be shown again.
          </Notice>
        )}
        <DialogActions>
          <Button type="submit" variant="primary">
            {isWarned && !isCopied ? 'Close anyway' : 'Done'}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface QuestionProps extends Omit<ActDialogProps, 'open' | 'linkEnd'>, Omit<OpenUserAction, 'link'> {}

function Question({ kind, user, isBusy, failure, onConfirm, onClose }: QuestionProps) {
  const { question, isDanger } = actionText[kind];
  const [role, setRole] = useState<Role>(user.role === 'public' ? 'employee' : user.role);
  if (!question) return null;
  const isUnchanged = kind === 'change-role' && role === user.role;
  return (
    <Dialog title={question.title(user.email)} description={question.text} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (isUnchanged) onClose();
          else onConfirm(role);
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
