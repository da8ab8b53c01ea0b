import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const model = {
  ASSISTANT_PROVIDER: 'openai-compatible',
  ASSISTANT_MODEL: 'small-1',
  ASSISTANT_BASE_URL: 'https://models.example/v1/',
  ASSISTANT_AGREEMENT: 'Example Models, Inc.; small-1; models.example; 2026-11-01',
};
const refusal = (env: Record<string, string>) => {
  try {
    loadConfig(env);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('a model elsewhere', () => {
  it('is none unless one is chosen', () => {
    expect(loadConfig({}).assistant).toBeNull();
    expect(loadConfig({ ASSISTANT_PROVIDER: 'local', ASSISTANT_MODEL: '' }).assistant).toBeNull();
  });

  it('is called without a key if it needs none, under an agreement that names it', () => {
    expect(loadConfig(model).assistant).toEqual({
      provider: 'openai-compatible',
      model: 'small-1',
      baseUrl: 'https://models.example/v1',
      apiKey: null,
      agreement: {
        ...{ vendor: 'Example Models, Inc.', model: 'small-1', host: 'models.example' },
        ...{ signed: '2026-11-01', until: null },
      },
      dailyTokens: 500_000,
      visitorDailyTokens: 40_000,
    });
  });

  it('has an address of its own where the vendor is known', () => {
    const env = {
      ASSISTANT_PROVIDER: 'anthropic',
      ASSISTANT_MODEL: 'm',
      ASSISTANT_API_KEY: 'k',
      ASSISTANT_AGREEMENT: 'Anthropic; m; 2026-01-31',
    };
    expect(loadConfig(env).assistant).toMatchObject({ baseUrl: 'https://api.anthropic.com/v1' });
  });

  it.each([
    'http://localhost:11434/v1',
    'http://127.0.0.1:1/v1',
    'http://10.0.0.7/v1',
    'http://[::1]:8/v1',
    'http://models:8/v1',
  ])('may be on %s without TLS', (url) => {
    const ASSISTANT_AGREEMENT = `Example; small-1; ${new URL(url).host}; 2026-11-01`;
    expect(loadConfig({ ...model, ASSISTANT_BASE_URL: url, ASSISTANT_AGREEMENT }).assistant?.baseUrl).toBe(url);
  });

  it.each(['http://localhost:1/v1', 'http://127.8.0.1:1/v1', 'http://[::1]:8/v1', 'https://models.localhost/v1'])(
    'needs no agreement on this machine: %s',
    (url) => {
      for (const none of ['', 'off']) {
        const env = { ...model, ASSISTANT_BASE_URL: url, ASSISTANT_AGREEMENT: none };
        expect(loadConfig(env).assistant?.agreement).toBeNull();
      }
    },
  );

  it.each([
    'https://models.example/v1',
    'http://10.0.0.7/v1',
    'http://models:8/v1',
    'https://127.0.0.1.models.example/v1',
    'https://localhost.models.example/v1',
    'https://[::2]/v1',
    'https://0.0.0.0/v1',
  ])('stops the start without an agreement when it is on another machine: %s', (url) => {
    const line = refusal({ ...model, ASSISTANT_BASE_URL: url, ASSISTANT_AGREEMENT: '' });
    expect(line).toMatch(/^ASSISTANT_AGREEMENT is missing: .*"vendor; model; host; date"/);
    expect(line).not.toContain('\n');
  });

  it.each([
    'on',
    'yes',
    'Example Models, Inc.',
    'Example; small-1; 2026-11-01',
    'Example; small-1; models.example; soon',
    'Example; small-1; models.example; 2026-02-30',
    'Example; small-1; models.example; 9999-01-01',
    '; small-1; models.example; 2026-11-01',
    'Example; ; models.example; 2026-11-01',
    'Example; small-1; ; 2026-11-01',
    'Example; small-2; models.example; 2026-11-01',
    'Example; small-1; evil.models.example; 2026-11-01',
    'Example; small-1; example; 2026-11-01',
    'Example; small-1; models.example:8443; 2026-11-01',
    'Example; small-1; models.example; 2025-11-01; more',
    'Example; small-1; models.example; 2025-11-01; 2099-01-31; more',
  ])('stops the start with an agreement that names no vendor, model, host and date: "%s"', (agreement) => {
    const line = refusal({ ...model, ASSISTANT_AGREEMENT: agreement });
    expect(line).toMatch(/^ASSISTANT_AGREEMENT /);
    expect(line).not.toContain('\n');
  });

  it('L4 keeps its agreement only while it is at the host that the record names', () => {
    const at = (url: string, record: string) =>
      refusal({ ...model, ASSISTANT_BASE_URL: url, ASSISTANT_AGREEMENT: record });
    const record = 'Example; small-1; models.example; 2026-11-01';
    expect(at('https://models.example/v2', record)).toBeNull();
    expect(at('https://models.example:8443/v1', record)).toBeNull();
    expect(at('https://other.example/v1', record)).toMatch(/^ASSISTANT_AGREEMENT doesn’t cover other\.example: /);
    expect(at('https://models.example/v1', `${record}; 2099-12-31`)).toBeNull();
    // Calls stop then, not the start.
    expect(at('https://models.example/v1', 'Example; small-1; models.example; 2025-11-01; 2026-01-31')).toBeNull();
    expect(at('https://models.example/v1', 'models.example; small-1; 2026-11-01')).toBeNull();
    const own = { ASSISTANT_PROVIDER: 'anthropic', ASSISTANT_API_KEY: 'k', ASSISTANT_BASE_URL: '' };
    const old = { ...model, ...own, ASSISTANT_AGREEMENT: 'Anthropic; small-1; 2026-01-31' };
    expect(refusal(old)).toBeNull();
    expect(refusal({ ...old, ASSISTANT_BASE_URL: 'https://proxy.example/v1' })).toContain(
      'doesn’t cover proxy.example',
    );
  });

  it.each([
    ['ASSISTANT_PROVIDER', { ...model, ASSISTANT_PROVIDER: 'other' }],
    ['ASSISTANT_PROVIDER', { ASSISTANT_MODEL: 'small-1' }],
    ['ASSISTANT_MODEL', { ...model, ASSISTANT_MODEL: '' }],
    ['ASSISTANT_BASE_URL', { ...model, ASSISTANT_BASE_URL: '' }],
    ['ASSISTANT_BASE_URL', { ...model, ASSISTANT_BASE_URL: 'ftp://models.example' }],
    ['ASSISTANT_BASE_URL', { ...model, ASSISTANT_BASE_URL: 'http://models.example/v1' }],
    ['ASSISTANT_BASE_URL', { ...model, ASSISTANT_BASE_URL: 'http://172.32.0.1/v1' }],
    ['ASSISTANT_BASE_URL', { ...model, ASSISTANT_BASE_URL: 'https://user:pass@models.example/v1' }],
    ['ASSISTANT_BASE_URL', { ...model, ASSISTANT_BASE_URL: 'https://models.example/v1?key=1' }],
    ['ASSISTANT_API_KEY', { ...model, ASSISTANT_PROVIDER: 'anthropic' }],
    ['ASSISTANT_API_KEY', { ...model, ASSISTANT_API_KEY: 'two words' }],
    ['ASSISTANT_AGREEMENT', { ...model, ASSISTANT_AGREEMENT: 'yes' }],
    ['ASSISTANT_DAILY_TOKENS', { ...model, ASSISTANT_DAILY_TOKENS: 'many' }],
    ['ASSISTANT_VISITOR_DAILY_TOKENS', { ...model, ASSISTANT_VISITOR_DAILY_TOKENS: '-1' }],
  ])('stops the start with one line that names %s', (name, env) => {
    const line = refusal(env);
    expect(line).toContain(name);
    expect(line).not.toContain('\n');
    expect(line).not.toContain('two words');
    expect(line).not.toContain('user:pass');
  });
});
