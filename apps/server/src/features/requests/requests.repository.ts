import type {
  DeclineReason,
  RequestKind,
  RequestNeed,
  RequestOutcome,
  RequestState,
  RequestStep,
} from '@rxweb/contracts/requests/kinds';
import type { Language } from '@rxweb/contracts/shared/language';
import type { Attachment } from '@rxweb/contracts/uploads';
import type { AnySql, Fragment, JsonValue, TransactionSql } from '@rxweb/platform/sql/sql';

export interface NewRequest {
  kind: RequestKind;
  name: string;
  /** E.164. */
  phone: string;
  birthDate: string | null;
  language: Language;
  consent: { at: Date; words: string } | null;
  details: object;
  files: readonly Attachment[];
  dueAt: Date | null;
  /** Of a booked slot. */
  startsAt: Date | null;
  conversationId: string | null;
  visitorHash: Buffer;
  tokenHash: Buffer;
  createdAt: Date;
}

/** References are 6 million, so a second draw is rare and a tenth never happens. */
const maxDraws = 10;

export async function insertRequest(
  tx: TransactionSql,
  row: NewRequest,
  draw: () => string,
): Promise<{ id: string; reference: string }> {
  for (let tries = 0; tries < maxDraws; tries += 1) {
    const reference = draw();
    const [made] = await tx<{ id: string }[]>`
      insert into app.requests (reference, kind, name, phone, birth_date, language, consent_at, consent_words, details, files, due_at,
        starts_at, conversation_id, visitor_hash, token_hash, created_at, changed_at)
      values (${reference}, ${row.kind}, ${row.name}, ${row.phone}, ${row.birthDate}, ${row.language}, ${row.consent?.at ?? null},
        ${row.consent?.words ?? null}, ${tx.json(row.details as JsonValue)}, ${tx.json([...row.files])}, ${row.dueAt},
        ${row.startsAt}, ${row.conversationId}, ${row.visitorHash}, ${row.tokenHash}, ${row.createdAt}, ${row.createdAt})
      on conflict (reference) do nothing returning id`;
    if (made) return { id: made.id, reference };
  }
  throw new Error('no free reference');
}

/** A request as stored. */
export interface RequestRow {
  id: string;
  reference: string;
  kind: RequestKind;
  state: RequestState;
  step: RequestStep;
  outcome: RequestOutcome | null;
  reason: DeclineReason | null;
  need: RequestNeed | null;
  name: string;
  phone: string;
  birthDate: string | null;
  language: Language;
  /** Staff's choice for the person, else the one of the form. */
  textLanguage: Language;
  consentAt: Date | null;
  consentWords: string | null;
  details: Record<string, unknown>;
  files: Attachment[];
  dueAt: Date | null;
  startsAt: Date | null;
  owner: string | null;
  identityAt: Date | null;
  identityBy: string | null;
  hasNews: boolean;
  conversationId: string | null;
  visitorHash: Buffer;
  gateFailures: number;
  version: number;
  createdAt: Date;
  closedAt: Date | null;
}

/** Locked until the transaction ends. */
export async function lockRequest(tx: TransactionSql, condition: Fragment): Promise<RequestRow | null> {
  const [row] = await select(tx, condition, tx`for update of r`);
  return row ?? null;
}

export async function findRequest(sql: AnySql, condition: Fragment): Promise<RequestRow | null> {
  const [row] = await select(sql, condition, sql``);
  return row ?? null;
}

export function select(sql: AnySql, condition: Fragment, rest: Fragment) {
  return sql<RequestRow[]>`
    select r.id, r.reference, r.kind, r.state, r.step, r.outcome, r.reason, r.need, r.name, r.phone, r.birth_date::text as "birthDate",
      r.language, r.consent_at as "consentAt", r.consent_words as "consentWords", r.details, r.files, r.due_at as "dueAt",
      r.starts_at as "startsAt", r.owner, r.identity_at as "identityAt", r.identity_by as "identityBy", r.has_news as "hasNews",
      coalesce((select p.language from app.person_language(r.phone) p where p.is_by_staff), r.language) as "textLanguage",
      r.conversation_id as "conversationId", r.visitor_hash as "visitorHash", r.gate_failures as "gateFailures",
      r.version::float8 as version, r.created_at as "createdAt", r.closed_at as "closedAt"
    from app.requests r where ${condition} ${rest}`;
}

/** What a change writes. */
export type RequestPatch = Partial<
  Pick<
    RequestRow,
    | 'state'
    | 'step'
    | 'outcome'
    | 'reason'
    | 'need'
    | 'owner'
    | 'identityAt'
    | 'identityBy'
    | 'hasNews'
    | 'closedAt'
    | 'startsAt'
    | 'files'
    | 'dueAt'
  >
>;

const columns: Record<Exclude<keyof RequestPatch, 'files'>, string> = {
  state: 'state',
  step: 'step',
  outcome: 'outcome',
  reason: 'reason',
  need: 'need',
  owner: 'owner',
  identityAt: 'identity_at',
  identityBy: 'identity_by',
  hasNews: 'has_news',
  closedAt: 'closed_at',
  startsAt: 'starts_at',
  dueAt: 'due_at',
};

/** Applies it as the next version. */
export async function patchRequest(
  tx: TransactionSql,
  id: string,
  { files, ...patch }: RequestPatch,
  at: Date,
): Promise<void> {
  const named = Object.entries(patch).map(([key, value]) => [columns[key as keyof typeof columns], value] as const);
  const set = { ...Object.fromEntries(named), changed_at: at };
  await tx`
    update app.requests set ${tx(set)}, version = version + 1 ${files ? tx`, files = ${tx.json([...files])}` : tx``}
    where id = ${id}`;
}
