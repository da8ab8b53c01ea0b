import type { Mail } from '../auth-options.ts';
import { escapeHtml } from '../escape-html.ts';
import type { LinkType } from '../links/link-types.ts';

interface LinkMail {
  to: string;
  type: LinkType;
  /** What the link signs in to, as people know it. */
  site: string;
  link: string;
  code: string;
  /** What a change of address changes it to. */
  newEmail?: string | undefined;
}

interface MailText {
  subject: string;
  purpose: string;
}

const wordsOf: Record<LinkType, (mail: LinkMail) => MailText> = {
  recovery: ({ site }) => ({ subject: `Set a new password for ${site}`, purpose: 'To set a new password' }),
  invite: ({ site }) => ({
    subject: `You are invited to ${site}`,
    purpose: 'To accept the invitation and choose a password',
  }),
  magiclink: ({ site }) => ({ subject: `Sign in to ${site}`, purpose: 'To sign in' }),
  signup: ({ site }) => ({
    subject: `Confirm your address for ${site}`,
    purpose: 'To confirm that this address is yours',
  }),
  email_change: ({ site, newEmail }) => ({
    subject: `Confirm the change of your address for ${site}`,
    purpose: `To change the address you sign in with to ${newEmail}`,
  }),
};

/** The mail that carries a link and, for those who read it on another device, its code. */
export function linkMail(mail: LinkMail): Mail {
  const { to, link, code } = mail;
  const { subject, purpose } = wordsOf[mail.type](mail);
  const opening = `${purpose}, open this link and press the button on the page:`;
  const ending = 'Link and code work once, for 24 hours. If you did not expect this message, you need not do anything.';
  return {
    to,
    subject,
    text: `${opening}\n\n${link}\n\nOr type this code where you are asked for it: ${code}\n\n${ending}\n`,
    html: [
      '<!doctype html><html lang="en"><body>',
      `<p>${escapeHtml(opening)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
      `<p>Or type this code where you are asked for it: <strong>${escapeHtml(code)}</strong></p><p>${ending}</p>`,
      '</body></html>\n',
    ].join('\n'),
  };
}

/** The mail with the code that confirms a change. */
export function codeMail({ to, site, code }: Pick<LinkMail, 'to' | 'site' | 'code'>): Mail {
  const opening = `To confirm that you want to change your password for ${site}, type this code:`;
  const ending =
    'It works once, for 24 hours. If you did not ask for it, somebody may be using your account: sign out.';
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
