import { type MailConfig, openTransport } from './smtp-transport.ts';

/** Below the time limit of the health panel, so that a silent server is told as one that does not answer. */
const patience = { connectMs: 1_500, silenceMs: 1_500, tryMs: 1_500 };

/** Connects and signs in as for a mail, then says goodbye. Rejects when the server would not take one; the reason is not told. */
export async function greetSmtpServer(mail: MailConfig): Promise<void> {
  const transport = openTransport(mail, patience);
  try {
    await transport.verify();
  } catch {
    throw new Error('the mail server did not let us in');
  } finally {
    transport.close();
  }
}
