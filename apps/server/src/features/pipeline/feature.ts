import { sendOutbound } from '@rxweb/contracts/chat';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyBaseLogger } from 'fastify';
import type { Feature } from '../../kernel/feature/feature.ts';
import { oncePerProgram } from '../../kernel/feature/once-per-program.ts';
import { registerEndpoint } from '../../kernel/http/register-endpoint.ts';
import { assessWebhook, noWebhook, readBacklog } from './check-webhook.ts';
import type { PipelineTarget } from './deliver.ts';
import { createPipeline, enqueue } from './pipeline.service.ts';

interface PipelineFeatureDeps {
  sql: Sql;
  config: { pipeline: PipelineTarget | null };
  log: FastifyBaseLogger;
  now(): Date;
}

const pipelineOf = oncePerProgram(({ sql, config, log }: PipelineFeatureDeps) =>
  createPipeline({ sql, target: config.pipeline, log }),
);

export const pipeline: Feature<PipelineFeatureDeps> = {
  name: 'pipeline',
  needs: ['chat'],
  routes(api, deps, { chat }) {
    const shared = pipelineOf(deps);
    api.addHook('onClose', () => shared.close());
    registerEndpoint(api, deps, sendOutbound, { limit: 'outbound' }, async ({ input, visitor }) => {
      await enqueue({ sql: deps.sql, chat }, { visitor, chatId: input.body.chatId }, input.body.text);
      // Delivery retries by itself, so the visitor doesn't wait for it.
      shared.deliverDue().catch(() => undefined);
      return { ok: true as const };
    });
  },
  jobs: [
    {
      name: 'deliver messages to the pipeline',
      everyMs: 30_000,
      on: 'every server',
      run: (deps) => pipelineOf(deps).deliverDue(),
    },
  ],
  health: [
    {
      part: 'webhook',
      create: ({ sql, config, now }, { formatWhen }) => {
        return async () => (config.pipeline ? assessWebhook(await readBacklog(sql), now(), formatWhen) : noWebhook);
      },
    },
  ],
};
