import { createServer, type IncomingMessage } from 'node:http';
import { openSql } from '@rxweb/platform/sql/open-sql';
import { createFiles } from './files.ts';
import type { Handler } from './handler.ts';
import { createReads } from './reads.ts';
import { createTokens } from './tokens.ts';

/** These calls written by hand: one handler each, no checks beyond the SQL's own. Ends on SIGTERM. */
const [port = '', folder = ''] = process.argv.slice(2);
const sql = openSql(process.env.DATABASE_URL ?? '', { max: 10 });
const reads = createReads(sql);
const tokens = createTokens(sql);
const files = createFiles(sql, folder);

const server = createServer((request, response) => {
  choose(request)(request, response).catch((error: unknown) => {
    response.statusCode = 500;
    response.end(String(error));
  });
});
server.listen(Number(port), '127.0.0.1');
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => void sql.end());
});

function choose({ method, url = '' }: IncomingMessage): Handler {
  if (url.includes('grant_type=password')) return tokens.signIn;
  if (url.includes('grant_type=refresh_token')) return tokens.refresh;
  if (url.startsWith('/query/')) return reads.query;
  if (url.startsWith('/rest/v1/messages')) return reads.asAdministrator;
  if (url.startsWith('/storage/v1/object/')) return method === 'GET' ? files.download : files.upload;
  return async (_, response) => void response.end('ok');
}
