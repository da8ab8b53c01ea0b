import { holdSlot, listSlots } from '@rxweb/contracts/requests/slots';
import { useEffect, useMemo, useRef } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callEndpoint } from '../../../api/call-endpoint.ts';
import { SlotPicker } from '../../../ui/slots/slot-picker.tsx';
import type { SlotSource } from '../../../ui/slots/use-slots.ts';
import { useStableCall } from '../../../ui/use-stable-call.ts';

interface SlotFieldProps {
  service: string;
  value: string;
  onChange: (startsAt: string) => void;
}

/** The time of an appointment. Another service has other times. */
export function SlotField({ service, value, onChange }: SlotFieldProps) {
  const source = useMemo(() => sourceOf(service), [service]);
  const last = useRef(service);
  const change = useStableCall(onChange);
  useEffect(() => {
    if (last.current === service) return;
    last.current = service;
    change('');
  }, [service, change]);
  return <SlotPicker key={service} {...{ source, value, onChange }} />;
}

const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

function sourceOf(service: string): SlotSource {
  return {
    load: (from) =>
      callEndpoint(listSlots, { query: { service, ...(from !== undefined && { from }) } }).catch((error) => {
        if (isCode(error, 'not_found')) return null;
        throw error;
      }),
    hold: async (startsAt) => {
      try {
        await callEndpoint(holdSlot, { body: { service, startsAt } });
        return true;
      } catch (error) {
        return !isCode(error, 'slot_taken');
      }
    },
  };
}
