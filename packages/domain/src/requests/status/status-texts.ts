import type { RequestKind, RequestNeed, RequestStep } from '@rxweb/contracts/requests/kinds';
import type { Language } from '@rxweb/contracts/shared/language';

/** What visitors read of their request: nothing about health, no medicine and no name. */
export interface StatusTexts {
  kinds: Record<RequestKind, string>;
  /** The state as a sentence. */
  now: Record<RequestStep, string>;
  needsYou: string;
  declined: string;
  canceled: string;
  /** A step's name. */
  steps: Record<RequestStep, string>;
  needs: Record<RequestNeed, string>;
}

const english: StatusTexts = {
  kinds: {
    refill: 'Refill request',
    transfer: 'Transfer request',
    new_patient: 'New patient request',
    appointment: 'Appointment request',
    delivery: 'Delivery request',
  },
  now: {
    received: 'We have your request',
    checking: 'We’re checking it',
    working: 'We’re working on it',
    asked_pharmacy: 'We asked your pharmacy',
    arrived: 'Your transfer has arrived',
    called: 'We called you',
    set_up: 'You’re all set',
    confirmed: 'Your appointment is confirmed',
    packed: 'It’s packed',
    on_the_way: 'It’s on the way',
    ready: 'It’s ready',
    picked_up: 'It was picked up',
    delivered: 'It was delivered',
    given: 'It’s done',
  },
  needsYou: 'We need something from you',
  declined: 'We couldn’t do this. Please call us',
  canceled: 'It’s canceled',
  steps: {
    received: 'Received',
    checking: 'Checking',
    working: 'Working on it',
    asked_pharmacy: 'Asked the pharmacy',
    arrived: 'Arrived',
    called: 'Call',
    set_up: 'Set up',
    confirmed: 'Confirmed',
    packed: 'Packed',
    on_the_way: 'On the way',
    ready: 'Ready',
    picked_up: 'Picked up',
    delivered: 'Delivered',
    given: 'Done',
  },
  needs: {
    call_us: 'Please call us.',
    insurance_card: 'We need a photo of your insurance card, or its numbers by phone.',
    address: 'Which address is it for?',
    other_pharmacy: 'Which pharmacy do we call, and at what number?',
    better_photo: 'We couldn’t read the photo. Please write the number on the label, or send a sharper photo.',
    another_time: 'The time doesn’t work. Which other day and time suit you?',
  },
};

const spanish: StatusTexts = {
  kinds: {
    refill: 'Solicitud de resurtido',
    transfer: 'Solicitud de transferencia',
    new_patient: 'Solicitud de paciente nuevo',
    appointment: 'Solicitud de cita',
    delivery: 'Solicitud de entrega',
  },
  now: {
    received: 'Recibimos su solicitud',
    checking: 'La estamos revisando',
    working: 'Estamos trabajando en ella',
    asked_pharmacy: 'Ya la pedimos a su farmacia',
    arrived: 'Su transferencia ya llegó',
    called: 'Ya le llamamos',
    set_up: 'Todo listo',
    confirmed: 'Su cita está confirmada',
    packed: 'Ya está empacado',
    on_the_way: 'Va en camino',
    ready: 'Ya está listo',
    picked_up: 'Ya se recogió',
    delivered: 'Ya se entregó',
    given: 'Ya está hecho',
  },
  needsYou: 'Necesitamos algo de usted',
  declined: 'No pudimos hacerlo. Llámenos, por favor',
  canceled: 'Está cancelada',
  steps: {
    received: 'Recibida',
    checking: 'En revisión',
    working: 'En preparación',
    asked_pharmacy: 'Pedida a la farmacia',
    arrived: 'Llegó',
    called: 'Llamada',
    set_up: 'Registro listo',
    confirmed: 'Confirmada',
    packed: 'Empacado',
    on_the_way: 'En camino',
    ready: 'Listo',
    picked_up: 'Recogido',
    delivered: 'Entregado',
    given: 'Hecho',
  },
  needs: {
    call_us: 'Llámenos, por favor.',
    insurance_card: 'Necesitamos una foto de su tarjeta del seguro, o sus números por teléfono.',
    address: '¿Para qué dirección es?',
    other_pharmacy: '¿A qué farmacia llamamos y a qué número?',
    better_photo: 'No pudimos leer la foto. Escriba el número de la etiqueta o envíe una foto más clara.',
    another_time: 'Esa hora no se puede. ¿Qué otro día y hora le convienen?',
  },
};

export const statusTexts: Record<Language, StatusTexts> = { en: english, es: spanish };
