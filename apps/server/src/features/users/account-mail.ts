import type { Mail } from '@rxweb/backend';
import { escapeHtml } from '@rxweb/platform/text/escape-html';

export type AccountLinkType = 'invite' | 'recovery';

interface AccountMail {
  to: string;
  type: AccountLinkType;
  link: string;
  storeName: string;
}

const words: Record<AccountLinkType, (storeName: string) => { subject: string; opening: string }> = {
  invite: (storeName) => ({
    subject: `Your invitation to join ${storeName}`,
    opening: `You’ve been invited to use the staff tools at ${storeName}. To accept and choose a password, open this link and select the button on the page:`,
  }),
  recovery: (storeName) => ({
    subject: `Choose a new password for ${storeName}`,
    opening: `An administrator at ${storeName} asked you to choose a new password. Open this link and select the button on the page:`,
  }),
};

const ending = 'The link works once and expires in 24 hours. If you weren’t expecting this email, you can ignore it.';

export function accountMail({ to, type, link, storeName }: AccountMail): Mail {
  const { subject, opening } = words[type](storeName);
  return {
    to,
    subject,
    text: `${opening}\n\n${link}\n\n${ending}\n`,
    html: [
      '<!doctype html><html lang="en"><body>',
      `<p>${escapeHtml(opening)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p><p>${ending}</p>`,
      '</body></html>\n',
    ].join('\n'),
  };
}
