import type { LanguageModel } from 'ai';
import type { ModelConfig } from '../../config/assistant.ts';

export type Fetch = typeof globalThis.fetch;

/** Gives the configured model, spoken to with the given `fetch`. */
export type CreateModel = (fetch: Fetch) => Exclude<LanguageModel, string>;

/** Its libraries are read only where a model is configured. Everything they need is passed, so that they look into no environment. */
export async function loadModel(config: ModelConfig): Promise<CreateModel> {
  const { model, baseUrl: baseURL, apiKey } = config;
  if (config.provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return (fetch) => createAnthropic({ baseURL, apiKey: apiKey ?? '', fetch }).messages(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const transformRequestBody = new URL(baseURL).hostname === 'api.openai.com' ? asOpenAiNames : undefined;
  return (fetch) =>
    createOpenAICompatible({
      name: 'model',
      baseURL,
      fetch,
      includeUsage: true,
      ...(apiKey && { apiKey }),
      ...(transformRequestBody && { transformRequestBody }),
    }).chatModel(model);
}

/** OpenAI itself takes the limit of an answer under another name than those who follow its protocol. */
function asOpenAiNames({ max_tokens, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return { ...rest, max_completion_tokens: max_tokens };
}
