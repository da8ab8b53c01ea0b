import type { Sql } from '@rxweb/platform/sql/sql';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Feature } from '../../kernel/feature/feature.ts';
import type { FileChecks } from '../../kernel/file-checks/file-checks.ts';
import type { HttpDeps } from '../../kernel/http/register-endpoint.ts';
import type { UploadBytes } from '../../kernel/limits/upload-quotas.ts';
import { askForProof } from './ask-for-proof.ts';
import { auditBackendCalls } from './audit-backend-calls.ts';
import { auditLiveRows, type LiveRowSource } from './audit-live-rows.ts';
import { backendGuard } from './backend-guard.ts';
import { checkFiles } from './check-files.ts';
import { countUploads } from './count-uploads.ts';
import { createDeviceCookies } from './known-device.ts';
import { limitSignIns } from './limit-sign-ins.ts';
import { backendProxy } from './proxy.ts';
import { recognizeDevices, rememberDevices } from './remember-devices.ts';
import { socketProxy } from './socket-proxy.ts';

interface ProxyDeps {
  sql: Sql;
  anonKey: string;
  fileChecks: FileChecks;
  uploadBytes: UploadBytes;
  /** The embedded backend; null with a hosted Supabase. */
  backend: { plugin: FastifyPluginAsync; serviceRoleKey: string; liveRows: LiveRowSource } | null;
  config: { publicUrl: string; supabase: { url: string; serviceRoleKey: string } | null };
  now(): Date;
}

/** One row for a session and table, however many changes came. */
const liveRowsEveryMs = 10 * 60_000;

export const proxy: Feature<ProxyDeps> = {
  name: 'proxy',
  async plugin(app, deps) {
    app.register((scope) => guardedBackend(scope, deps), { prefix: '/backend' });
    const { backend, sql } = deps;
    if (backend) app.addHook('preClose', () => auditLiveRows(sql, backend.liveRows));
  },
  jobs: [
    {
      name: 'audit live rows',
      everyMs: liveRowsEveryMs,
      firstAfterMs: liveRowsEveryMs,
      on: 'every server',
      run: async ({ sql, backend }) => backend && auditLiveRows(sql, backend.liveRows),
    },
  ],
};

async function guardedBackend(scope: FastifyInstance, deps: ProxyDeps & HttpDeps): Promise<void> {
  const { sql, anonKey, backend, limits, audit, authenticate, isSecure, now } = deps;
  const { publicUrl, supabase } = deps.config;
  const checkToken = authenticate.token;
  const services = backend ?? supabase;
  if (!services) return;
  const secret = services.serviceRoleKey;
  const cookieFor = recognizeDevices(scope, createDeviceCookies({ secret, isSecure, now }));
  backendGuard(scope, { prefix: scope.prefix, anonKey, limits, publicUrl, ...(supabase && { checkToken }) });
  if (supabase) limitSignIns(scope, limits);
  rememberDevices(scope, cookieFor);
  countUploads(scope, deps);
  checkFiles(scope, deps.fileChecks);
  auditBackendCalls(scope, { audit, sql });
  if (backend) await scope.register(backend.plugin);
  if (!supabase) return;
  askForProof(scope, { sql });
  backendProxy(scope, { url: supabase.url, publicUrl: publicUrl + scope.prefix });
  await socketProxy(scope, { url: supabase.url, anonKey, publicUrl, checkToken });
}
