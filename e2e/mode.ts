/**
 * What the journeys' server stands on (RXWEB_E2E_MODE): the embedded backend, a Supabase in another process, or two servers on such a
 * Supabase behind a load balancer.
 */
const modes = ['embedded', 'remote', 'two'] as const;
type Mode = (typeof modes)[number];

export function readMode(): Mode {
  const { RXWEB_E2E_MODE: named = 'embedded' } = process.env;
  const mode = modes.find((known) => known === named);
  if (!mode) throw new Error(`RXWEB_E2E_MODE is ${named}; it may be ${modes.join(', ')}`);
  return mode;
}
