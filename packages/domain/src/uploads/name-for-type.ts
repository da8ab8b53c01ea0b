import { acceptedTypes } from './file-acceptance.ts';

/** Adds the true type's extension, so that no computer opens the file as anything else. */
export function nameForType(name: string, type: string): string {
  const extensions: readonly string[] = Object.entries(acceptedTypes).find(([mime]) => mime === type)?.[1] ?? [];
  const [usual] = extensions;
  const hasIt = extensions.some((extension) => name.toLowerCase().endsWith(extension));
  return usual === undefined || hasIt ? name : `${name.replace(/[.\s]+$/, '')}${usual}`;
}
