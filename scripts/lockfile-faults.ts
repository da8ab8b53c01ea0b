/** Of package-lock.json (version 3), what is looked at. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  link?: boolean;
  /** Where it is fetched from; left out where that is the registry that whoever installs has set. */
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
}

const registry = 'https://registry.npmjs.org/';

/** Terms that ask for no more than a notice, or, for MPL and OFL, concern only changes to the package's own files. */
const licences = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'MPL-2.0',
  'OFL-1.1',
]);

/** Their package.json says nothing; what it leaves out, read by a person. */
const readLicences = new Map([['png-js', 'MIT']]);

/** What is wrong with a lockfile (security row W9), a line each; `withScripts` names the packages that may run something when they are installed. */
export function findFaults({ packages }: Lockfile, withScripts: readonly string[]): string[] {
  return Object.entries(packages).flatMap(([place, locked]) => {
    const name = place.split('node_modules/').at(-1) ?? '';
    // Our own, and the links to them.
    if (!place.includes('node_modules/') || locked.link) return [];
    const faults: string[] = [];
    if (!locked.integrity?.startsWith('sha512-')) faults.push('has no sha512 sum');
    if (locked.resolved && !locked.resolved.startsWith(registry)) faults.push('does not come from the registry');
    const licence = locked.license ?? readLicences.get(name) ?? 'none';
    if (!isAllowed(licence)) faults.push(`has the licence ${licence}`);
    if (locked.hasInstallScript && !withScripts.includes(name)) faults.push('runs a script when it is installed');
    return faults.map((fault) => `${name} ${fault}`);
  });
}

/** Of a choice one has to be allowed, of several together all (SPDX). */
function isAllowed(expression: string): boolean {
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => licences.has(licence)));
}
