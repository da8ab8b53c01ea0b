import { z } from 'zod';
import { ConfigError } from './config-error.ts';

/** A business associate agreement that covers this model at this endpoint (45 CFR 164.504(e), domain facts L4). */
export interface ModelAgreement {
  vendor: string;
  model: string;
  /** Null where the provider has one of its own, or on this machine. */
  host: string | null;
  /** `YYYY-MM-DD`, when it was signed. */
  signed: string;
  /** `YYYY-MM-DD`, its last day at the store; null when it has none. */
  until: string | null;
}

export const agreementShape =
  'as "vendor; model; host; date", such as "Example Models, Inc.; small-1; models.example; 2026-11-01", with its last day after another semicolon if it has one';

interface Endpoint {
  model: string;
  address: URL;
  /** Neither a vendor's well-known address nor this machine. */
  mustBeNamed: boolean;
}

/** Reads the record for the model and endpoint in use. `off` and nothing: there is none. */
export function agreementOf(
  text: string | undefined,
  { model, address, mustBeNamed }: Endpoint,
): ModelAgreement | null {
  if (text === undefined || text.trim() === 'off') return null;
  const parts = text.split(';').map((part) => part.trim());
  const isShort = parts.length === 3;
  const [vendor = '', covered = '', host = '', signed = '', until = null, ...rest] = isShort
    ? [...parts.slice(0, 2), '', parts[2] ?? '']
    : parts;
  const isWhole = vendor !== '' && covered !== '' && (isShort || host !== '') && rest.length === 0;
  if (!isWhole || !isPastDate(signed) || (until !== null && !isDate(until))) {
    throw new ConfigError(`ASSISTANT_AGREEMENT must name an agreement ${agreementShape}, signed no later than today`);
  }
  if (covered !== model) throw new ConfigError('ASSISTANT_AGREEMENT is for another model than ASSISTANT_MODEL');
  const named = (isShort ? vendor : host).toLowerCase();
  if ((mustBeNamed || !isShort) && named !== address.hostname && named !== address.host) {
    throw new ConfigError(
      `ASSISTANT_AGREEMENT doesn’t cover ${address.hostname}: name the agreement for that host ${agreementShape}`,
    );
  }
  return { vendor, model, host: isShort ? null : host, signed, until };
}

const hourMs = 3_600_000;

const isDate = (text: string) => z.iso.date().safeParse(text).success;

/** A calendar date, today or earlier in any time zone. */
function isPastDate(text: string): boolean {
  return isDate(text) && Date.parse(text) <= Date.now() + 14 * hourMs;
}
