/** How colleagues see a test account, which has no name of its own: by the part of its address before the @. */
export function personOf({ id, email }: { id: string; email: string }) {
  const [local = ''] = email.split('@');
  return { id, name: local.replace(/(?<![a-z0-9])[a-z]/g, (letter) => letter.toUpperCase()) };
}
