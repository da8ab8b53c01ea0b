import { once } from 'node:events';
import { createServer } from 'node:http';
import { expositionType, type MetricFamily, writeExposition } from './exposition.ts';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** On its own port, which the proxy doesn't expose. Skips sources that fail. */
export async function serveMetrics(
  where: { host: string; port: number },
  sources: readonly (() => MetricFamily[] | Promise<MetricFamily[]>)[],
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, async (request, response) => {
    response.setHeader('cache-control', 'no-store');
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404).end();
      return;
    }
    const settled = await Promise.allSettled(sources.map(async (source) => source()));
    const families = settled.flatMap((source) => (source.status === 'fulfilled' ? source.value : []));
    response.writeHead(200, { 'content-type': expositionType }).end(writeExposition(families));
  });
  server.maxConnections = 20;
  server.listen(where.port, where.host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : where.port,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
