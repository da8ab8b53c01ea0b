import { type MailConfig, openTransport } from './smtp-transport.ts';

/** Below the health panel's timeout, so a silent server is reported as unresponsive. */
const patience = { connectMs: 1_500, silenceMs: 1_500, tryMs: 1_500 };

/** Signs in as for a mail, then disconnects. Rejects without a reason. */
export async function pingSmtpServer(mail: MailConfig): Promise<void> {
  const transport = openTransport(mail, patience);
  try {
    await transport.verify();
  } catch {
    throw new Error('the mail server rejected our sign-in');
  } finally {
    transport.close();
  }
}
