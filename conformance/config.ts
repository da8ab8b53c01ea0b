/** A hosted project, named as in the product's own configuration. */
export interface ProjectConfig {
  url: string;
  anonKey: string;
  serviceRoleKey: string;
  /** For what the keys can't do: rows of `messages`, staff roles, setting a clock back. */
  databaseUrl: string;
}

const names = ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'DATABASE_URL'] as const;

/** The project to measure; null for the embedded backend. Throws if only some of the four variables are set. */
export function readProjectConfig(): ProjectConfig | null {
  const [url = '', anonKey = '', serviceRoleKey = '', databaseUrl = ''] = names.map((name) => process.env[name]);
  const missing = names.filter((name) => !process.env[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new Error(`set all four of ${names.join(', ')}, or none; missing: ${missing.join(', ')}`);
  return { url: url.replace(/\/+$/, ''), anonKey, serviceRoleKey, databaseUrl };
}
