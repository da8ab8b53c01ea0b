import type { AccountLink } from '@rxweb/contracts/users';
import { useRef, useState } from 'react';
import { openFormKeys, randomKey } from '../../api/form-keys.ts';
import { usersTexts } from '../../texts/admin/use-users-texts.ts';
import { showAlert } from '../../ui/alert.tsx';
import { errorText } from './error-text.ts';
import type { CreatedUser, NewUser, UsersApi } from './users.api.ts';

/** Spec section 3. */
const emptyUser: NewUser = { email: '', password: '', role: 'employee', sendInvite: true };

export interface Invitation {
  userId: string;
  email: string;
  link: AccountLink;
}

export function useNewUser(api: UsersApi, onCreated: (user: CreatedUser) => void) {
  const [user, setUser] = useState(emptyUser);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  /** Changes for each new, empty form. */
  const [formNumber, setFormNumber] = useState(0);
  const keyOf = useRef(openFormKeys(randomKey));
  // A second press may come before the next render.
  const isSending = useRef(false);

  const send = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      const { name = '', ...rest } = user;
      const content = { ...rest, email: user.email.trim(), ...(name.trim() && { name: name.trim() }) };
      const created = await api.create(content, keyOf.current(content));
      onCreated(created);
      await showAlert(usersTexts.current().create.done);
      setInvitation(created.invite && { userId: created.id, email: created.email, link: created.invite });
      setUser(emptyUser);
      setFormNumber((count) => count + 1);
      keyOf.current = openFormKeys(randomKey);
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };

  const change = (part: Partial<NewUser>) => setUser((before) => ({ ...before, ...part }));
  return { user, change, send, isBusy, failure, invitation, formNumber };
}
