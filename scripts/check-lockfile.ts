import { readFile } from 'node:fs/promises';
import { findFaults, type Lockfile } from './lockfile-faults.ts';

// What `npm ci` would install is only what it says, from the registry, under terms that a pharmacy can live with, and runs no script that was not looked at.

const root = new URL('../', import.meta.url);
const readJson = async (name: string) => JSON.parse(await readFile(new URL(name, root), 'utf8'));
const [lockfile, { allowScripts }] = await Promise.all([readJson('package-lock.json'), readJson('package.json')]);
const faults = findFaults(lockfile as Lockfile, Object.keys(allowScripts));
for (const fault of faults) console.error(`package-lock.json: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
