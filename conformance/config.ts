/** A project elsewhere, as the product's own configuration names it. */
export interface ProjectConfig {
  url: string;
  anonKey: string;
  serviceRoleKey: string;
  /** For what the keys cannot do: rows of `messages`, roles of staff, a clock set back. */
  databaseUrl: string;
}

const names = ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'DATABASE_URL'] as const;

/** The project to be measured; null for the embedded backend. Throws when only some of the four variables are set. */
export function readProjectConfig(): ProjectConfig | null {
  const [url = '', anonKey = '', serviceRoleKey = '', databaseUrl = ''] = names.map((name) => process.env[name]);
  const missing = names.filter((name) => !process.env[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new Error(`set all four of ${names.join(', ')}, or none; missing: ${missing.join(', ')}`);
  return { url: url.replace(/\/+$/, ''), anonKey, serviceRoleKey, databaseUrl };
}
