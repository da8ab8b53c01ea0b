import type { ModelDisclosure } from '@rxweb/contracts/model-disclosure';
import type { ModelConfig } from '../../config/assistant.ts';

export type AskedModel = Pick<ModelDisclosure, 'vendor' | 'model'>;

/** Who a text goes to: the vendor as the agreement names it, or the model's host. */
export function askedModel({ agreement, baseUrl, model }: ModelConfig): AskedModel {
  return { vendor: agreement?.vendor ?? new URL(baseUrl).host, model };
}
