import type { FastifyInstance } from 'fastify';
import { requireClaims } from '../http/authenticate.ts';
import { onlyFields } from '../http/known-fields.ts';
import { storageLimits } from '../limits.ts';
import type { Storage } from '../storage.ts';

interface Route {
  Params: { bucket: string };
  Body: {
    prefix: string;
    limit: number;
    offset: number;
    search: string;
    sortBy: { column: 'name' | 'updated_at' | 'created_at' | 'last_accessed_at'; order: 'asc' | 'desc' };
  };
}

const sortBy = {
  ...onlyFields({
    column: { enum: ['name', 'updated_at', 'created_at', 'last_accessed_at'], default: 'name' },
    order: { enum: ['asc', 'desc'], default: 'asc' },
  }),
  default: {},
};
const body = {
  ...onlyFields({
    prefix: { type: 'string' },
    limit: { type: 'integer', minimum: 1, maximum: storageLimits.maxListRows, default: 100 },
    offset: { type: 'integer', minimum: 0, default: 0 },
    search: { type: 'string', default: '' },
    sortBy,
  }),
  required: ['prefix'],
};

/** One level of a folder, subfolders first, limited to what the caller may see. An unknown bucket is empty. */
export function listObjects(app: FastifyInstance, { core }: Storage): void {
  app.post<Route>('/object/list/:bucket', { schema: { body } }, async (request) => {
    const claims = await requireClaims(core, request);
    const { limit, offset, search, sortBy } = request.body;
    const prefix = toFolder(request.body.prefix);
    return core.asRole(
      claims,
      (sql) => sql`
        with entry as (
          select split_part(substr(name, ${prefix.length + 1}::int), '/', 1) as name,
            strpos(substr(name, ${prefix.length + 1}::int), '/') > 0 as is_folder,
            id, updated_at, created_at, last_accessed_at, metadata
          from storage.objects where bucket_id = ${request.params.bucket} and starts_with(name, ${prefix})
        ), listed as (
          select distinct name, is_folder, null::uuid as id, null::timestamptz as updated_at,
            null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
          from entry where is_folder
          union all
          select name, is_folder, id, updated_at, created_at, last_accessed_at, metadata from entry where not is_folder
        )
        select name, id, updated_at, created_at, last_accessed_at, metadata from listed
        where starts_with(lower(name), lower(${search}))
        order by is_folder desc, ${sql(sortBy.column)} ${sortBy.order === 'desc' ? sql`desc` : sql`asc`}, name
        limit ${limit} offset ${offset}`,
    );
  });
}

/** 'a/b', '/a/b' and 'a/b/' name the same folder. */
function toFolder(prefix: string): string {
  const path = prefix.replace(/^\/+|\/+$/g, '');
  return path === '' ? '' : `${path}/`;
}
