import { randomUUID } from 'node:crypto';
import type { ShoeCaseDetails } from '@rxweb/contracts/shoes/details';
import type { PaperFact, ShoeDocument, ShoeRequirement } from '@rxweb/contracts/shoes/documents';
import { emptyDetails } from '@rxweb/domain/shoes/shoe-case';
import { createTestApp } from '../create-test-app.ts';
import { createTokenIssuer } from '../issue-tokens.ts';
import { makeJpeg } from './files.ts';

type PaperFacts = Pick<ShoeDocument, PaperFact>;

/** A Wednesday morning in the store's zone, so that no test depends on the day it runs. */
const morning = new Date('2026-05-06T17:00:00Z');
export const today = '2026-05-06';

/** The server with a pharmacist who works with cases. */
export async function startShoesApp(now: () => Date = () => morning, env: Record<string, string> = {}) {
  const test = await createTestApp(now, env);
  const issuer = await createTokenIssuer(test);
  const [pharmacist, admin] = await Promise.all([issuer.hire('pharmacist'), issuer.hire('admin')]);
  const tokens = { pharmacist: await issuer.openSession(pharmacist), admin: await issuer.openSession(admin) };

  /** Calls below `/api/dme-shoe`. Default: as the pharmacist. */
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    options: { token?: string; headers?: object } = {},
  ) => {
    const response = await fetch(`${test.url}/api/dme-shoe${path}`, {
      method,
      headers: {
        authorization: `Bearer ${options.token ?? tokens.pharmacist}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const create = async (form: object, key: string = randomUUID()) => {
    const made = await call('POST', '', form, { headers: { 'idempotency-key': key } });
    if (made.status !== 200) throw new Error(JSON.stringify(made.body));
    return made.body.data.id as string;
  };
  const read = async (id: string) => (await call('GET', `/${id}`)).body;
  return {
    ...test,
    issuer,
    pharmacist,
    admin,
    tokens,
    call,
    create,
    read,
    /** A case of a new patient with these details. */
    createWith: (details: Partial<ShoeCaseDetails>, form: object = {}) =>
      create({
        patient_id: `P-${randomUUID()}`,
        patient_name: 'Dorothy Vance',
        ...form,
        details: { ...emptyDetails, ...details },
      }),
    /** Puts a picture of a paper into a case; with facts, it is verified too. */
    addPaper: async (id: string, requirement: ShoeRequirement, facts: Partial<PaperFacts> | null = null) => {
      const headers = { authorization: `Bearer ${tokens.pharmacist}`, 'x-file-name': `${requirement}.jpg` };
      const url = `${test.url}/api/dme-shoe/${id}/documents?requirement=${requirement}`;
      const added = await fetch(url, { method: 'POST', headers, body: makeJpeg() });
      if (added.status !== 200) throw new Error(await added.text());
      const document: ShoeDocument = await added.json();
      if (!facts) return document.id;
      const verified = { verified: true, author: 'Irina Petrova', credential: 'MD', signed: true, ...facts };
      const { status, body } = await call('PATCH', `/${id}/documents/${document.id}`, verified);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return document.id;
    },
    /** What the audit log says was done to a case, in order. */
    notes: async (target: string) =>
      (
        await test.context.sql<
          { action: string }[]
        >`select action from app.audit_log where target = ${target} order by seq`
      ).map(({ action }) => action),
  };
}

export type ShoesApp = Awaited<ReturnType<typeof startShoesApp>>;

/** A case as it is sent back to be saved. */
export function toSave(file: Record<string, unknown>, changes: object = {}) {
  const { patient_id, patient_name, patient_phone, shoe_size, diabetes_dx_date, notes, details, version, status } =
    file;
  const owner = file.owner as { id: string } | null;
  return {
    patient_id,
    patient_name,
    patient_phone,
    shoe_size,
    diabetes_dx_date,
    notes,
    checklist_data: JSON.stringify(file.checklist),
    details,
    ownerId: owner?.id ?? null,
    archived: status === 'archived',
    version,
    ...changes,
  };
}
