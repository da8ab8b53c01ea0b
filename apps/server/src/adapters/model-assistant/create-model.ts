import type { LanguageModel } from 'ai';
import type { ModelConfig } from '../../config/assistant.ts';

export type Fetch = typeof globalThis.fetch;

/** Creates the configured model with the given `fetch`. */
export type CreateModel = (fetch: Fetch) => Exclude<LanguageModel, string>;

/** Loads the libraries only when a model is configured and passes every setting, so they read no environment. */
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

/** OpenAI names the answer limit differently from compatible servers. */
function asOpenAiNames({ max_tokens, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return { ...rest, max_completion_tokens: max_tokens };
}
