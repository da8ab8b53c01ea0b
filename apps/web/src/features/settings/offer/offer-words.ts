import type { AppointmentService } from '@rxweb/contracts/settings/appointments';
import type { Language } from '@rxweb/contracts/shared/language';
import { offerSettingsTexts } from '../../../texts/use/use-offer-settings-texts.ts';

/** `1 open day later`. */
export function promiseName(days: number, language: Language): string {
  const { requests: texts } = offerSettingsTexts.of(language);
  return days === 0 ? texts.first : texts.later(days);
}

/** `15 minutes, 1 at a time, from 2 hours to 30 days ahead`. */
export function serviceFacts(service: Omit<AppointmentService, 'name'>, language: Language): string {
  const { services: texts } = offerSettingsTexts.of(language);
  const { minutes, bufferMinutes, capacity, leadHours, daysAhead, isOn } = service;
  const facts = [
    texts.minutes(minutes),
    bufferMinutes > 0 && texts.buffer(bufferMinutes),
    texts.capacity(capacity),
    texts.ahead(leadHours, daysAhead),
    !isOn && texts.off,
  ];
  return facts.filter(Boolean).join(', ');
}
