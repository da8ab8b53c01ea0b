import type { Mail } from '@rxweb/backend';

/** What a link that an administrator made is for. */
export type AccountLinkType = 'invite' | 'recovery';

interface AccountMail {
  to: string;
  type: AccountLinkType;
  link: string;
  storeName: string;
}

const words: Record<AccountLinkType, (storeName: string) => { subject: string; opening: string }> = {
  invite: (storeName) => ({
    subject: `You are invited to ${storeName}`,
    opening: `You are invited to work with the staff tools of ${storeName}. To accept and to choose a password, open this link and press the button on the page:`,
  }),
  recovery: (storeName) => ({
    subject: `Choose a new password for ${storeName}`,
    opening: `An administrator of ${storeName} asks you to choose a new password. Open this link and press the button on the page:`,
  }),
};

const ending = 'The link works once, for 24 hours. If you did not expect this message, you need not do anything.';

/** The mail that brings somebody their link. */
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

/** For text and for values in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
