/** Accounts have no names, so the address gives one: `dana.okafor@pharmacy.example` is `Dana Okafor`. Empty without one. */
export function nameFromEmail(email: string | null | undefined): string {
  const [name = ''] = (email ?? '').split('@');
  return name
    .split(/[._]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
