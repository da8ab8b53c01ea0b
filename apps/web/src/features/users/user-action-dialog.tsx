import { type Role, roles } from '@rxweb/contracts/shared/roles';
import type { ManagedUser } from '@rxweb/contracts/users';
import { useState } from 'react';
import { usersTexts } from '../../texts/admin/use-users-texts.ts';
import type { UsersTexts } from '../../texts/admin/users-en.ts';
import { useStaffTexts } from '../../texts/use/use-staff-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { AccountLinkBox } from './account-link-box.tsx';
import type { Choice, OpenUserAction } from './use-user-actions.ts';
import { isDangerous } from './user-actions.ts';

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
  const texts = usersTexts.use().link;
  if (!link) return <Question kind={kind} user={user} {...rest} />;
  const isInvite = kind === 'resend-invite';
  return (
    <Dialog title={isInvite ? texts.inviteFor(user.email) : texts.passwordFor(user.email)} onClose={rest.onClose}>
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
          label={isInvite ? texts.invite : texts.password}
          takesFocus
          onCopied={rest.onCopied}
        />
        <DialogActions>
          <Button type="submit" variant="primary">
            {texts.done}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface QuestionProps extends Omit<ActDialogProps, 'open' | 'linkEnd' | 'onCopied'>, Omit<OpenUserAction, 'link'> {}

function Question({ kind, user, isBusy, failure, onConfirm, onClose }: QuestionProps) {
  const texts = usersTexts.use();
  const roleOptions = useRoleOptions();
  const [role, setRole] = useState<Role>(user.role === 'public' ? 'employee' : user.role);
  const [endPassword, setEndPassword] = useState(true);
  const [name, setName] = useState(user.name ?? '');
  const act = texts.acts[kind];
  if (!('title' in act)) return null;
  const isUnchanged =
    (kind === 'change-role' && role === user.role) || (kind === 'rename' && name.trim() === (user.name ?? ''));
  return (
    <Dialog title={act.title(user.email)} description={act.text} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (isUnchanged) onClose();
          else onConfirm({ role, endPassword, name });
        }}
      >
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        {kind === 'change-role' && (
          <SelectField
            label={texts.role}
            value={role}
            options={roleOptions}
            onChange={setRole}
            hint={roleHint(user, texts.dialog, roleOptions)}
          />
        )}
        {kind === 'reset-password' && (
          <CheckField
            label={texts.dialog.endPassword}
            hint={texts.dialog.endPasswordHint}
            isChecked={endPassword}
            onChange={setEndPassword}
          />
        )}
        {kind === 'rename' && <NameField value={user.name ?? ''} takesFocus onChange={setName} />}
        <DialogActions>
          <Button onClick={onClose} aria-disabled={isBusy}>
            {texts.dialog.cancel}
          </Button>
          <Button type="submit" variant={isDangerous(kind) ? 'danger' : 'primary'} aria-disabled={isBusy}>
            {isBusy ? act.busy : act.confirm}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export function useRoleOptions(): { value: Role; label: string }[] {
  const { shell } = useStaffTexts();
  return roles.map((role) => ({ value: role, label: shell.roles[role] }));
}

function roleHint(
  { role }: ManagedUser,
  { hadNoRole, hadRole }: UsersTexts['dialog'],
  options: ReturnType<typeof useRoleOptions>,
): string {
  const now = options.find(({ value }) => value === role);
  return now ? hadRole(now.label) : hadNoRole;
}
