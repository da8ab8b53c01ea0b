import type { AppointmentService } from '@rxweb/contracts/settings/appointments';
import type { StoreInfo } from '@rxweb/contracts/store';

// SMART Scheduling Links 1.0.0 (hl7.org/fhir/uv/smart-scheduling-links; domain facts 2, H12).

const guide = 'http://hl7.org/fhir/uv/smart-scheduling-links/StructureDefinition';
const serviceTypes = 'http://terminology.hl7.org/CodeSystem/service-type';
const locationId = 'store';

interface Publisher {
  store: StoreInfo;
  publicUrl: string;
}

export function locationOf({ store, publicUrl }: Publisher) {
  return {
    resourceType: 'Location',
    id: locationId,
    meta: profile('smart-scheduling-location'),
    status: 'active',
    name: store.name,
    telecom: [
      { system: 'phone', value: store.phone, use: 'work' },
      { system: 'url', value: publicUrl },
    ],
    address: addressOf(store),
  };
}

const usAddress = /^(.+),\s*([^,]+),\s*([A-Z]{2})\s+(\d{5}(?:-\d{4})?)$/;

/** The settings have one line; the guide wants its parts. */
function addressOf({ address }: StoreInfo) {
  const [, line, city, state, postalCode] = usAddress.exec(address.trim()) ?? [];
  if (!line || !city || !state) return { text: address, line: [address] };
  return { line: line.split(/,\s*/), city: city.trim(), state, postalCode, country: 'US' };
}

/** Of the store's address, such as `OR`; empty when it names none. */
export const statesOf = (store: StoreInfo): string[] => [addressOf(store).state ?? []].flat();

export function scheduleOf({ store }: Publisher, { slug, name, isVaccine }: AppointmentService) {
  const coding = isVaccine ? { coding: [{ system: serviceTypes, code: '57', display: 'Immunization' }] } : {};
  return {
    resourceType: 'Schedule',
    id: slug,
    meta: profile('smart-scheduling-schedule'),
    active: true,
    serviceType: [{ ...coding, text: name.en }],
    actor: [{ reference: `Location/${locationId}`, display: store.name }],
  };
}

/** A free slot. Its link opens the form with the service and the time chosen. */
export function slotOf({ store, publicUrl }: Publisher, { slug, minutes }: AppointmentService, startsAt: Date) {
  const start = startsAt.toISOString();
  const link = `${publicUrl}/requests/new/appointment?${new URLSearchParams({ service: slug, startsAt: start })}`;
  return {
    resourceType: 'Slot',
    id: `${slug}-${start.replace(/\.\d{3}|[-:]/g, '')}`,
    meta: profile('smart-scheduling-slot'),
    extension: [
      { url: `${guide}/booking-deep-link`, valueUrl: link },
      { url: `${guide}/booking-phone`, valueContactPoint: { system: 'phone', value: store.phone } },
    ],
    schedule: { reference: `Schedule/${slug}` },
    status: 'free',
    start,
    end: new Date(startsAt.getTime() + minutes * 60_000).toISOString(),
  };
}

const profile = (name: string) => ({ profile: [`${guide}/${name}`] });
