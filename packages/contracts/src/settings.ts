import * as z from 'zod/mini';
import { noticeSettings } from './notice-settings.ts';
import { appointmentSettings } from './settings/appointments.ts';
import { brandLimits, brandSettings, logoData, logoRefusals } from './settings/brand.ts';
import { legalSettings } from './settings/legal.ts';
import { requestSettings } from './settings/requests.ts';
import { widgetSettings } from './settings/widget.ts';
import { agreementSettings } from './shared/agreements.ts';
import { calendarDate } from './shared/calendar-date.ts';
import { defineEndpoint } from './shared/endpoint.ts';
import { legalPages } from './shared/legal-pages.ts';
import { claimSupplier } from './shoes/claim.ts';
import { storeInfo } from './store.ts';

/** What the store decided about days besides its closures. */
const calendarSettings = z.strictObject({
  /** Federal holidays with the usual hours: decided, so that nothing asks again. */
  openAsUsual: z.array(calendarDate),
});

/** Whom to tell when texts need someone. */
const alertSettings = z.strictObject({
  /** Gets a notice when a dangerous text comes in while the store is closed. E.164. */
  onCallNumber: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, 'a phone number as +15555550100')),
});

/** Everything an owner sets on screen, as one document. Sections other than `store` are optional, so that a `store.json` alone is enough. */
export const settings = z.strictObject({
  store: storeInfo,
  brand: z.optional(brandSettings),
  legal: z.optional(legalSettings),
  calendar: z.optional(calendarSettings),
  widget: z.optional(widgetSettings),
  requests: z.optional(requestSettings),
  appointments: z.optional(appointmentSettings),
  /** Who bills and where claim files go. */
  billing: z.optional(claimSupplier),
  alerts: z.optional(alertSettings),
  notices: z.optional(noticeSettings),
  /** With vendors that get patients' data. */
  agreements: z.optional(agreementSettings),
});
export type Settings = z.infer<typeof settings>;

/** Parts that the server's environment decides where it sets them (`BILLING_FILE`, `SMS_ON_CALL_NUMBER`). */
export const serverParts = ['billing', 'alerts'] as const;
export type ServerPart = (typeof serverParts)[number];

/** Where a version of the settings came from. */
export const settingsOrigins = ['seed', 'edit', 'revert', 'import'] as const;

const version = z.int().check(z.nonnegative());

/** The settings in force. */
export const settingsState = z.object({
  /** Sent back with a change, to detect that someone else saved meanwhile. 0: the file's, nothing was saved. */
  version,
  settings,
  /** True: `STORE_FILE` is set, so the file decides and nothing can be saved here. */
  isReadOnly: z.boolean(),
  /** The name of that file. */
  file: z.nullable(z.string()),
  /** Legal pages that can't be marked as not applying, because of what is set up here. */
  bindingPages: z.array(z.enum(legalPages)),
  /** What is saved of these isn't used. */
  serverDecides: z.array(z.enum(serverParts)),
});
export type SettingsState = z.infer<typeof settingsState>;

/** One saved version, newest first in lists. */
export const settingsVersion = z.object({
  version,
  origin: z.enum(settingsOrigins),
  revertedTo: z.nullable(version),
  /** ISO 8601. */
  savedAt: z.string(),
  /** Null: the program or the operator's command. */
  savedBy: z.nullable(z.string()),
  /** What differs from the version before, as dotted paths such as `store.hours.monday` and `store.closures.2026-11-27`. */
  changes: z.array(z.string()),
});
export type SettingsVersion = z.infer<typeof settingsVersion>;

const admins = ['admin'] as const;
const path = '/api/admin/settings';

export const getSettings = defineEndpoint({
  method: 'GET',
  path,
  access: admins,
  input: {},
  output: settingsState,
  errors: [],
});

/** Saves the whole document. `conflict` with the state in force if the version isn't; `settings_read_only` if the file decides; `invalid_input` for a new mark on a binding page. */
export const saveSettings = defineEndpoint({
  method: 'PUT',
  path,
  access: admins,
  input: { body: z.strictObject({ version, settings }) },
  output: settingsState,
  errors: ['conflict', 'settings_read_only'],
});

export const listSettingsVersions = defineEndpoint({
  method: 'GET',
  path: `${path}/versions`,
  access: admins,
  input: {},
  output: z.object({ versions: z.array(settingsVersion) }),
  errors: [],
});

/** One version and the one before it; null for the first. `not_found` for a version that never was. */
export const getSettingsVersion = defineEndpoint({
  method: 'GET',
  path: `${path}/versions/:version`,
  access: admins,
  input: { params: z.strictObject({ version: z.string().check(z.regex(/^\d{1,15}$/)) }) },
  output: z.object({ settings, before: z.nullable(settings) }),
  errors: ['not_found'],
});

/** Makes an earlier version the newest one. Errors as {@link saveSettings}. */
export const revertSettings = defineEndpoint({
  method: 'POST',
  path: `${path}/revert`,
  access: admins,
  input: { body: z.strictObject({ version, to: version }) },
  output: settingsState,
  errors: ['conflict', 'not_found', 'settings_read_only'],
});

/** Redraws a picture for the settings, and keeps nothing: it is stored when the settings are saved. */
export const redrawLogo = defineEndpoint({
  method: 'POST',
  path: `${path}/logo`,
  access: admins,
  input: {
    body: z.strictObject({
      /** The file, in base64. */
      picture: z
        .string()
        .check(
          z.minLength(1),
          z.maxLength(Math.ceil(brandLimits.maxPictureBytes / 3) * 4),
          z.regex(/^[A-Za-z0-9+/]+={0,2}$/),
        ),
    }),
  },
  output: z.union([z.object({ logo: logoData }), z.object({ refused: z.enum(logoRefusals) })]),
  errors: ['unavailable'],
});
