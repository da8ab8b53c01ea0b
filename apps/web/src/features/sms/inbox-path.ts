export const inboxPath = '/app/sms';
