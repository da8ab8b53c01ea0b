import { z } from 'zod';
import { ConfigError } from './config-error.ts';

export const e164 = /^\+[1-9]\d{6,14}$/;

/** `1` or `1, 52`. */
export const countryCodes = z
  .string()
  .regex(/^\s*\d{1,3}(\s*,\s*\d{1,3})*\s*$/, 'must be country codes such as 1, or 1,52')
  .transform((text) => text.split(',').map((code) => code.trim()));

export interface TwilioConfig {
  accountSid: string;
  authToken: string;
  /** The sender: a number, or a messaging service that picks one. */
  from: string | null;
  messagingServiceSid: string | null;
  apiBaseUrl: string;
}

export interface SmsConfig {
  /** Null: texting is off. */
  twilio: TwilioConfig | null;
  /** This server's address as the carrier signs it, without a final slash. */
  webhookBaseUrl: string;
  /** By calling code. */
  countryCodes: string[];
  answersAfterHours: boolean;
  /** Gets a notice when a dangerous text comes in while the store is closed; null if not set. */
  onCallNumber: string | null;
}

interface Values {
  TWILIO_ACCOUNT_SID?: string | undefined;
  TWILIO_AUTH_TOKEN?: string | undefined;
  TWILIO_FROM?: string | undefined;
  TWILIO_MESSAGING_SERVICE_SID?: string | undefined;
  TWILIO_API_BASE_URL: string;
  TWILIO_WEBHOOK_URL?: string | undefined;
  SMS_COUNTRY_CODES: string[];
  SMS_AFTER_HOURS_REPLY: 'on' | 'off';
  SMS_ON_CALL_NUMBER?: string | undefined;
}

/** Throws a {@link ConfigError} for an incomplete Twilio setup, or a number on call that is the store's own. */
export function smsConfig(values: Values, publicUrl: string): SmsConfig {
  const twilio = twilioConfig(values);
  const { SMS_ON_CALL_NUMBER: onCallNumber = null } = values;
  if (onCallNumber !== null && onCallNumber === twilio?.from) {
    throw new ConfigError('SMS_ON_CALL_NUMBER is the same as TWILIO_FROM: the store can’t text itself');
  }
  return {
    twilio,
    webhookBaseUrl: withoutEnd(values.TWILIO_WEBHOOK_URL ?? publicUrl),
    countryCodes: values.SMS_COUNTRY_CODES,
    answersAfterHours: values.SMS_AFTER_HOURS_REPLY === 'on',
    onCallNumber,
  };
}

function twilioConfig(values: Values): TwilioConfig | null {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = values;
  const { TWILIO_FROM: from = null, TWILIO_MESSAGING_SERVICE_SID: messagingServiceSid = null } = values;
  if (!accountSid && !authToken && !from && !messagingServiceSid) return null;
  if (!accountSid) throw new ConfigError('TWILIO_ACCOUNT_SID is missing: set it with the other Twilio variables');
  if (!authToken) throw new ConfigError('TWILIO_AUTH_TOKEN is missing: set it with the other Twilio variables');
  if (!from && !messagingServiceSid) {
    throw new ConfigError('TWILIO_FROM or TWILIO_MESSAGING_SERVICE_SID is missing: texts must come from a number');
  }
  return { accountSid, authToken, from, messagingServiceSid, apiBaseUrl: withoutEnd(values.TWILIO_API_BASE_URL) };
}

/** Any webhook address identifies the server as well. */
function withoutEnd(url: string): string {
  return url.replace(/\/api\/twilio\/(inbound|status)$/, '').replace(/\/+$/, '');
}
