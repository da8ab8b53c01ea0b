import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const model = {
  ASSISTANT_PROVIDER: 'openai-compatible',
  ASSISTANT_MODEL: 'small-1',
  ASSISTANT_BASE_URL: 'https://models.example/v1/',
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

  it('is called without a key if it needs none, and gets no personal data', () => {
    expect(loadConfig(model).assistant).toEqual({
      provider: 'openai-compatible',
      model: 'small-1',
      baseUrl: 'https://models.example/v1',
      apiKey: null,
      hasAgreement: false,
      dailyTokens: 500_000,
      visitorDailyTokens: 40_000,
    });
  });

  it('has an address of its own where the vendor is known', () => {
    const env = {
      ASSISTANT_PROVIDER: 'anthropic',
      ASSISTANT_MODEL: 'm',
      ASSISTANT_API_KEY: 'k',
      ASSISTANT_AGREEMENT: 'on',
    };
    expect(loadConfig(env).assistant).toMatchObject({ baseUrl: 'https://api.anthropic.com/v1', hasAgreement: true });
  });

  it.each([
    'http://localhost:11434/v1',
    'http://127.0.0.1:1/v1',
    'http://10.0.0.7/v1',
    'http://[::1]:8/v1',
    'http://models:8/v1',
  ])('may be on %s without TLS', (url) => {
    expect(loadConfig({ ...model, ASSISTANT_BASE_URL: url }).assistant?.baseUrl).toBe(url);
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
