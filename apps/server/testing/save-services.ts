import { type AppointmentSettings, appointmentSettings } from '@rxweb/contracts/settings/appointments';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import * as z from 'zod/mini';
import { insertSettings } from '../src/kernel/settings/settings.repository.ts';
import type { Context } from '../src/program/context.ts';

type Service = z.input<typeof appointmentSettings>['services'] extends (infer One)[] | undefined ? One : never;

/** A service of 20 minutes that can be booked at once, unless changed. */
export const testService = (change: Partial<Service> = {}): Service => ({
  slug: 'vaccine',
  name: { en: 'Vaccine', es: 'Vacuna' },
  minutes: 20,
  leadHours: 0,
  ...change,
});

/** Saves what the store offers by appointment. The app must run without `STORE_FILE`. */
export async function saveServices(
  { sql, settings }: Pick<Context, 'sql' | 'settings'>,
  services: readonly Service[],
  vaccines: AppointmentSettings['vaccines'] = [],
): Promise<void> {
  const appointments = z.parse(appointmentSettings, { services, vaccines });
  const next = { settings: { ...settings.current, appointments }, origin: 'edit', savedBy: null } as const;
  await inTransaction(sql, (tx) => insertSettings(tx, settings.version, next));
  await settings.refresh();
}
