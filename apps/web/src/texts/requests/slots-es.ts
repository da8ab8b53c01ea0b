import type { SlotTexts } from './slots-en.ts';

export const slotsEs: SlotTexts = {
  day: 'Día',
  morning: (day) => `${day}, por la mañana`,
  afternoon: (day) => `${day}, por la tarde`,
  left: (count) => (count === 1 ? '1 libre' : `${count} libres`),
  closed: 'Cerrado',
  full: 'Lleno',
  past: 'Ya pasó',
  soon: 'Por teléfono',
  soonHint: (phone) => `Para una hora más pronto, llame al ${phone}.`,
  minutes: (count) => `${count} minutos`,
  earlier: 'Días anteriores',
  later: 'Días siguientes',
  noneFree: 'No hay horas libres en estos días.',
  taken: (time) => `La hora ${time} se acaba de ocupar. Elija otra.`,
  clear: 'Sin hora por ahora',
  notOffered: 'Envíe la solicitud sin hora. Le llamaremos para acordar una.',
  failed: 'No se pudieron cargar las horas.',
  retry: 'Intentar de nuevo',
  loading: 'Cargando las horas',
};
