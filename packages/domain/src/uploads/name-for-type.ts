import { acceptedTypes } from './file-acceptance.ts';

/** The name with an extension of its true type behind it, so that no computer opens the file as anything else. */
export function nameForType(name: string, type: string): string {
  const extensions: readonly string[] = Object.entries(acceptedTypes).find(([mime]) => mime === type)?.[1] ?? [];
  const [usual] = extensions;
  const hasIt = extensions.some((extension) => name.toLowerCase().endsWith(extension));
  return usual === undefined || hasIt ? name : `${name.replace(/[.\s]+$/, '')}${usual}`;
}
