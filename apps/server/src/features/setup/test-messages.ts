import type { Mail } from '@rxweb/backend';
import type { TestResult } from '@rxweb/contracts/setup';
import type { StoreInfo } from '@rxweb/contracts/store';
import type { Site } from '@rxweb/platform/text/site-look';
import { siteMail } from '@rxweb/platform/text/site-mail';
import type { AuditLog } from '../../kernel/audit/audit-log.ts';
import type { Ports } from '../../kernel/feature/ports.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import { siteOf } from '../../kernel/http/site-of.ts';
import type { LiveSettings } from '../../kernel/settings/live-settings.ts';
import { mailFaultText } from './mail-fault-text.ts';

export interface TestMailDeps {
  store: StoreInfo;
  settings: LiveSettings;
  audit: AuditLog;
  /** Null: no mail server is set up. */
  sendMail: ((mail: Mail) => Promise<void>) | null;
}

const notSetUp = 'No mail server is set up. Set SMTP_URL and MAIL_FROM, then restart the server.';

/** One attempt, to the administrator who asks. The audit log has it, whatever comes of it. */
export async function sendTestMail(
  { store, settings, audit, sendMail }: TestMailDeps,
  { userId: actorId, address }: Actor,
  to: string,
): Promise<TestResult> {
  if (!sendMail) return { isSent: false, reason: notSetUp };
  const reason = await sendMail(testMail(store, siteOf(store, settings.current.brand), to)).then(
    () => null,
    mailFaultText,
  );
  await audit.write({ action: 'test_mail_sent', actorId, address, detail: reason ?? 'sent' });
  return { isSent: reason === null, reason };
}

function testMail(store: StoreInfo, site: Site, to: string): Mail {
  return {
    to,
    ...siteMail(site, [
      {
        language: 'en',
        subject: 'Test email',
        paragraphs: [`If you can read this, email works for ${store.name}.`],
        ending: 'An administrator sent this from the setup page.',
      },
      {
        language: 'es',
        subject: 'Correo de prueba',
        paragraphs: [`Si puede leer esto, el correo de ${store.name} funciona.`],
        ending: 'Alguien de la administración lo envió desde la página de configuración.',
      },
    ]),
  };
}

/** As any text of staff: queued, audited, sent once. Throws what sending throws. */
export async function sendTestText(
  { store }: { store: StoreInfo },
  { sms }: Pick<Ports, 'sms'>,
  actor: Actor,
  to: string,
): Promise<TestResult> {
  const reason = await sms.sendNow(actor, to, `${store.name}: this is a test. If you can read it, our texts work.`);
  return { isSent: reason === null, reason };
}
