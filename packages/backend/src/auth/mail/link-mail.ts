import { escapeHtml } from '@rxweb/platform/text/escape-html';
import type { Mail } from '../auth-options.ts';
import type { LinkType } from '../links/link-types.ts';

interface LinkMail {
  to: string;
  type: LinkType;
  site: string;
  link: string;
  code: string;
  newEmail?: string | undefined;
}

interface MailText {
  subject: string;
  purpose: string;
}

const wordsOf: Record<LinkType, (mail: LinkMail) => MailText> = {
  recovery: ({ site }) => ({ subject: `Set a new password for ${site}`, purpose: 'To set a new password' }),
  invite: ({ site }) => ({
    subject: `Your invitation to join ${site}`,
    purpose: 'To accept the invitation and choose a password',
  }),
  magiclink: ({ site }) => ({ subject: `Sign in to ${site}`, purpose: 'To sign in' }),
  signup: ({ site }) => ({
    subject: `Confirm your email address for ${site}`,
    purpose: 'To confirm that this is your email address',
  }),
  email_change: ({ site, newEmail }) => ({
    subject: `Confirm your new email address for ${site}`,
    purpose: `To change your sign-in email to ${newEmail}`,
  }),
};

/** With a code for other devices. */
export function linkMail(mail: LinkMail): Mail {
  const { to, link, code } = mail;
  const { subject, purpose } = wordsOf[mail.type](mail);
  const opening = `${purpose}, open this link and select the button on the page:`;
  const ending =
    'The link and code work once and expire in 24 hours. If you weren’t expecting this email, you can ignore it.';
  return {
    to,
    subject,
    text: `${opening}\n\n${link}\n\nOr enter this code when asked: ${code}\n\n${ending}\n`,
    html: [
      '<!doctype html><html lang="en"><body>',
      `<p>${escapeHtml(opening)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
      `<p>Or enter this code when asked: <strong>${escapeHtml(code)}</strong></p><p>${ending}</p>`,
      '</body></html>\n',
    ].join('\n'),
  };
}

export function codeMail({ to, site, code }: Pick<LinkMail, 'to' | 'site' | 'code'>): Mail {
  const opening = `To confirm that you want to change your password for ${site}, enter this code:`;
  const ending =
    'It works once and expires in 24 hours. If you didn’t ask for it, someone else may be using your account. Sign out.';
  return {
    to,
    subject: `Confirm a change for ${site}`,
    text: `${opening}\n\n${code}\n\n${ending}\n`,
    html: [
      '<!doctype html><html lang="en"><body>',
      `<p>${escapeHtml(opening)}</p><p><strong>${escapeHtml(code)}</strong></p><p>${ending}</p>`,
      '</body></html>\n',
    ].join('\n'),
  };
}
