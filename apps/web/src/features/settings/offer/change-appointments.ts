import type { Settings } from '@rxweb/contracts/settings';
import type { AppointmentSettings } from '@rxweb/contracts/settings/appointments';
import type { SectionProps } from '../section.ts';

const none: AppointmentSettings = { services: [], vaccines: [], schedulingLinks: false };

/** The part of the settings with services and vaccines. */
export const appointmentsOf = ({ appointments = none }: Settings): AppointmentSettings => appointments;

/** Changes services or vaccines. Settings that say nothing of them leave nothing behind. */
export const changeAppointments =
  (onChange: SectionProps['onChange']) => (change: (appointments: AppointmentSettings) => AppointmentSettings) =>
    onChange((before) => {
      const { appointments: _, ...rest } = before;
      const next = change(appointmentsOf(before));
      const saysNothing = Object.values(next).every((value) => (Array.isArray(value) ? value.length === 0 : !value));
      return saysNothing ? rest : { ...rest, appointments: next };
    });
