import { setTimeout as wait } from 'node:timers/promises';
import { MailRefused } from '@rxweb/backend';
import { afterEach, describe, expect, it } from 'vitest';
import { type SmtpDouble, startSilentServer, startSmtpDouble } from '../../../testing/smtp-double.ts';
import { loadConfig } from '../../config/config.ts';
import { createSmtpMailer } from './create-smtp-mailer.ts';
import type { MailTimeouts } from './smtp-transport.ts';

const mail = {
  to: 'ann.secret@example.test',
  subject: 'Willkommen in der Köpenicker Straße – 你好',
  text: 'Öffnen Sie diesen Link:\n\nhttps://pharmacy.example/backend/auth/v1/verify?token=abc\n.\nEnde\n',
  html: '<p>Öffnen Sie</p>',
};
const quick: MailTimeouts = { connectMs: 500, silenceMs: 500, tryMs: 2_000 };

describe('the SMTP mailer', () => {
  const doubles: SmtpDouble[] = [];
  afterEach(() => Promise.all(doubles.splice(0).map((double) => double.close())));
  const keep = <T extends SmtpDouble>(double: T): T => {
    doubles.push(double);
    return double;
  };
  const mailerFor = (address: string, requireTls = false) => {
    const { mail: settings } = loadConfig({
      SMTP_URL: address,
      MAIL_FROM: 'Elm Straße Pharmacy <no-reply@pharmacy.example>',
    });
    if (!settings) throw new Error('mail is configured');
    return createSmtpMailer(
      { ...settings, server: { ...settings.server, requireTls } },
      () => 'Elm Street Pharmacy',
      quick,
    );
  };
  const failure = async (sending: Promise<void>) => {
    const error: unknown = await sending.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!(error instanceof Error)) throw new Error('nothing was thrown');
    // Errors are logged: they hold neither address nor content.
    expect(`${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toMatch(/ann|token|Willkommen/);
    return error;
  };

  it('hands a mail on as UTF-8 text and HTML, from the configured sender to one address', async () => {
    const double = keep(await startSmtpDouble());
    await mailerFor(`smtp://127.0.0.1:${double.port}`)(mail);
    const [received] = double.mails;
    expect(received).toMatchObject({ from: 'no-reply@pharmacy.example', to: [mail.to] });
    const source = received?.source ?? '';
    expect(source).toMatch(/^From: =\?UTF-8\?.*<no-reply@pharmacy\.example>\r$/im);
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(source).toContain('multipart/alternative');
    expect(source).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(decoded(source)).toContain(mail.text.trim());
    expect(decoded(source)).toContain('<p>Öffnen Sie</p>');
  });

  it('signs in with user and password, however they are written in the address', async () => {
    const seen: unknown[] = [];
    const double = keep(
      await startSmtpDouble({
        options: {
          authOptional: false,
          allowInsecureAuth: true,
          onAuth({ username, password }, _, callback) {
            seen.push(username, password);
            if (password === 'p@ss:w/rd') callback(null, { user: 1 });
            else callback(new Error('535 no'));
          },
        },
      }),
    );
    await mailerFor(`smtp://shop%40example.test:p%40ss%3Aw%2Frd@127.0.0.1:${double.port}`)(mail);
    expect(seen).toEqual(['shop@example.test', 'p@ss:w/rd']);
    expect(double.mails).toHaveLength(1);
    const wrong = await failure(mailerFor(`smtp://shop:wrong@127.0.0.1:${double.port}`)(mail));
    expect(wrong).toBeInstanceOf(MailRefused);
    expect(wrong.message).not.toContain('wrong');
  });

  it.each(['Hello\r\nBcc: eve@example.test', 'Hello\nBcc: eve@example.test', 'Hello\u2028Bcc: eve@example.test\0'])(
    'lets no subject start a header of its own: %j',
    async (subject) => {
      const double = keep(await startSmtpDouble());
      await mailerFor(`smtp://127.0.0.1:${double.port}`)({ ...mail, subject });
      expect(double.mails[0]?.source).not.toMatch(/^Bcc:/im);
      expect(double.mails[0]?.to).toEqual([mail.to]);
    },
  );

  it.each([
    'ann@example.test, eve@example.test',
    'ann@example.test\r\nRCPT TO:<eve@example.test>',
    'a b <eve@example.test>',
  ])('never reads one address as two: %j', async (to) => {
    const double = keep(await startSmtpDouble());
    await mailerFor(`smtp://127.0.0.1:${double.port}`)({ ...mail, to }).catch(() => {});
    expect(double.mails.flatMap((received) => received.to)).not.toContain('eve@example.test');
  });

  it('separates failures that a retry can fix from those it cannot', async () => {
    const double = keep(
      await startSmtpDouble({
        refuse: ['450 greylisted, ann.secret@example.test', '550 no such user ann.secret@example.test'],
      }),
    );
    const send = mailerFor(`smtp://127.0.0.1:${double.port}`);
    const later = await failure(send(mail));
    expect(later).not.toBeInstanceOf(MailRefused);
    expect(later.message).toBe('the mail server didn’t accept an email: EENVELOPE 450');
    expect(await failure(send(mail))).toBeInstanceOf(MailRefused);
    await send(mail);
    expect(double.mails).toHaveLength(1);
  });

  it('takes a refused connection and a server that says nothing for something that may pass', async () => {
    const gone = await startSmtpDouble();
    await gone.close();
    const refused = await failure(mailerFor(`smtp://127.0.0.1:${gone.port}`)(mail));
    expect(refused).not.toBeInstanceOf(MailRefused);
    const silent = keep(await startSilentServer());
    const start = performance.now();
    const hung = await failure(mailerFor(`smtp://127.0.0.1:${silent.port}`)(mail));
    expect(hung).not.toBeInstanceOf(MailRefused);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('ends a try whose server falls silent in the middle', async () => {
    const double = keep(
      await startSmtpDouble({
        options: {
          onMailFrom(_, __, callback) {
            wait(30_000, undefined, { ref: false }).then(() => callback());
          },
        },
      }),
    );
    const start = performance.now();
    await failure(mailerFor(`smtp://127.0.0.1:${double.port}`)(mail));
    expect(performance.now() - start).toBeLessThan(6_000);
  });

  it('sends nothing unencrypted or to a server that cannot prove its name', async () => {
    const plain = keep(await startSmtpDouble());
    expect(await failure(mailerFor(`smtp://127.0.0.1:${plain.port}`, true)(mail))).toBeInstanceOf(MailRefused);
    const selfSigned = keep(await startSmtpDouble({ options: { disabledCommands: [] } }));
    const unproved = await failure(mailerFor(`smtp://127.0.0.1:${selfSigned.port}`, true)(mail));
    expect(unproved.message).toMatch(/ETLS|ESOCKET|SELF_SIGNED|CERT/);
    const implicit = keep(await startSmtpDouble({ options: { secure: true } }));
    await failure(mailerFor(`smtps://127.0.0.1:${implicit.port}`, true)(mail));
    expect([...plain.mails, ...selfSigned.mails, ...implicit.mails]).toEqual([]);
  });
});

/** The parts of a mail as people read them. */
function decoded(source: string): string {
  return source
    .split(/\r\n--/)
    .map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n');
      const text = body.join('\r\n\r\n');
      if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
      const bytes = text
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      return Buffer.from(bytes, 'latin1').toString();
    })
    .join('\n')
    .replaceAll('\r\n', '\n');
}
