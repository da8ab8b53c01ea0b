import { describe, expect, it } from 'vitest';
import { createMailCheck } from './check-mail.ts';

const now = new Date('2026-11-18T18:00:00Z');

describe('mail', () => {
  const common = { formatTime: () => '9:41 am', greetEveryMs: 300_000 };

  it('wants attention while mails are only files', async () => {
    const check = createMailCheck({ ...common, carrier: { kind: 'files' }, now: () => now });
    expect(await check()).toMatchObject({ state: 'amber', nextStep: { admin: expect.stringContaining('SMTP_URL') } });
  });

  it('greets the server at most once in five minutes, whether it answers or not', async () => {
    let greetings = 0;
    let isUp = false;
    let time = now.getTime();
    const ping = async () => {
      greetings += 1;
      if (!isUp) throw new Error('no');
    };
    const check = createMailCheck({ ...common, carrier: { kind: 'smtp', ping }, now: () => new Date(time) });
    expect((await check()).state).toBe('red');
    isUp = true;
    time += 299_999;
    expect((await check()).state).toBe('red');
    expect(greetings).toBe(1);
    time += 1;
    expect((await check()).state).toBe('green');
    expect(greetings).toBe(2);
  });
});
