import type { StaffByTextTexts } from './staff-by-text-en.ts';

export const staffByTextEs: StaffByTextTexts = {
  label: 'Por mensaje de texto',
  pending: (phone, when) => `Sigue por mensaje de texto: falta confirmar. Se preguntó al ${phone} ${when}.`,
  unasked: (phone) =>
    `Sigue por mensaje de texto: sin confirmar. Ahora no se puede preguntar al ${phone}. Mejor llame.`,
  confirmed: (phone, when) => `Sigue por mensaje de texto: lo confirmó el ${phone} ${when}.`,
  sends: 'Lo que usted escriba sale como mensaje de texto cuando el visitante haya dejado la página.',
  sendsNot: 'Solo lo que escriben los administradores sale como mensaje de texto. Los demás pueden llamar.',
  expired: (phone) => `Sigue por mensaje de texto: el ${phone} no respondió SÍ en 24 horas.`,
  ended: (phone, why, when) => `Los mensajes con el ${phone} terminaron ${when}: ${why}.`,
  why: {
    stop: 'la persona envió STOP',
    staff: 'los terminó el personal',
    person: 'los terminó el visitante',
    replaced: 'siguió en otro chat o con otro número',
  },
  end: 'Terminar los mensajes',
  failed: 'No se pudieron terminar los mensajes. Intente de nuevo.',
};
