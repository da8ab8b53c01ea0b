import { passwordLimits } from '@rxweb/contracts/shared/limits';
import { cx } from '../../browser/class-names.ts';
import { usersTexts } from '../../texts/admin/use-users-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Form } from '../../ui/form.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountLinkBox } from './account-link-box.tsx';
import styles from './new-user-form.module.css';
import { type Invitation, useNewUser } from './use-new-user.ts';
import { useRoleOptions } from './user-action-dialog.tsx';
import type { CreatedUser, UsersApi } from './users.api.ts';

interface NewUserFormProps {
  id: string;
  api: UsersApi;
  onCreated: (user: CreatedUser) => void;
  /** Why the account's link no longer works. */
  linkEndOf: (userId: string) => string | null;
  onCopied: (userId: string) => void;
}

/** Spec section 5: only the email is required here; the server checks the password. */
export function NewUserForm({ id, api, onCreated, linkEndOf, onCopied }: NewUserFormProps) {
  const texts = usersTexts.use();
  const { user, change, send, isBusy, failure, invitation, formNumber } = useNewUser(api, onCreated);
  const linkEnd = invitation && linkEndOf(invitation.userId);
  const hasEmail = user.email.trim() !== '';
  return (
    <div id={id} tabIndex={-1} className={styles.place}>
      <Panel title={texts.newUser}>
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          {failure !== null && (
            <Notice tone="danger" role="alert">
              {failure}
            </Notice>
          )}
          <UserFields user={user} change={change} formNumber={formNumber} takesFocus={formNumber > 0 && !invitation} />
          <Button type="submit" variant="primary" isWide disabled={!hasEmail} aria-disabled={isBusy}>
            {isBusy ? texts.create.busy : texts.create.submit}
          </Button>
        </Form>
        {invitation && (
          <Notice tone={invitationTone(invitation, linkEnd)} className={cx(styles.invitation)}>
            <AccountLinkBox
              key={formNumber}
              email={invitation.email}
              link={invitation.link}
              end={linkEnd}
              label={texts.create.linkFor(invitation.email)}
              takesFocus
              onCopied={() => onCopied(invitation.userId)}
            />
          </Notice>
        )}
      </Panel>
    </div>
  );
}

/** Not green unless it was mailed. */
function invitationTone({ link }: Invitation, linkEnd: string | null): 'info' | 'positive' | 'warning' {
  if (linkEnd !== null) return 'info';
  return link.mailed ? 'positive' : 'warning';
}

interface UserFieldsProps extends Pick<ReturnType<typeof useNewUser>, 'user' | 'change' | 'formNumber'> {
  takesFocus: boolean;
}

function UserFields({ user, change, formNumber, takesFocus }: UserFieldsProps) {
  const { create: texts, role: roleLabel } = usersTexts.use();
  return (
    <>
      <TextField
        key={`email-${formNumber}`}
        label={texts.email}
        name="email"
        type="email"
        autoComplete="off"
        isRequired
        takesFocus={takesFocus}
        onChange={(email) => change({ email })}
        hint={texts.required}
      />
      <NameField key={`name-${formNumber}`} onChange={(name) => change({ name })} />
      <SelectField
        label={roleLabel}
        value={user.role}
        options={useRoleOptions()}
        onChange={(role) => change({ role })}
      />
      <CheckField
        label={texts.invite}
        isChecked={user.sendInvite}
        onChange={(sendInvite) => change({ sendInvite })}
        hint={texts.inviteHint}
      />
      <PasswordField
        key={`password-${formNumber}`}
        label={texts.password}
        name="password"
        autoComplete="new-password"
        placeholder={user.sendInvite ? texts.leaveBlank : undefined}
        onChange={(password) => change({ password })}
        hint={user.sendInvite ? texts.notNeeded : texts.minimum(passwordLimits.minChars)}
      />
    </>
  );
}
