import type { StoreTexts } from './store-en.ts';

export const storeEs: StoreTexts = {
  language: {
    other: { code: 'en', name: 'English', short: 'EN' },
    switched: 'Esta página ahora está en español.',
    notLoaded: 'Couldn’t load the page in English. Check your connection and try again.',
  },
  shell: {
    login: 'Entrar',
    logout: 'Salir',
    largerText: 'Texto más grande',
    demo: 'Datos de ejemplo. No se envían mensajes de texto.',
    theme: {
      auto: 'Tema: según nuestro horario',
      light: 'Tema: claro',
      dark: 'Tema: oscuro',
    },
    storeInformation: 'Información de la farmacia',
    openNow: 'Abierto',
    closed: 'Cerrado',
    call: (phone) => `Llamar al ${phone}`,
    hours: 'Horario',
  },
  hours: {
    closed: 'Cerrado',
    closedOn: (day, reason) => (reason ? `Cerrado el ${day} (${reason}).` : `Cerrado el ${day}.`),
    openOn: (day, hours, reason) =>
      reason ? `Horario del ${day}: ${hours} (${reason}).` : `Horario del ${day}: ${hours}`,
    talk: '¿Prefiere hablar? Llámenos mientras estemos abiertos.',
  },
  welcome: {
    morning: 'Buenos días',
    afternoon: 'Buenas tardes',
    evening: 'Buenas noches',
    question: '¿En qué podemos ayudarle?',
    text: 'Pregunte de resurtidos, vacunas o zapatos para diabéticos. No escriba números de identidad.',
    commonQuestions: 'Preguntas frecuentes',
    suggestions: {
      hours: { label: '¿A qué hora abren?', hint: 'Horario y días festivos' },
      refill: { label: 'Resurtir una receta', hint: 'Qué necesita tener a la mano' },
      transfer: { label: 'Pasar mis recetas aquí', hint: 'Desde otra farmacia' },
      vaccines: { label: 'Vacunas', hint: 'Cuáles y cuándo' },
      shoes: { label: 'Zapatos para diabéticos', hint: 'Requisitos y papeles' },
      person: { label: 'Hablar con una persona', hint: 'Por teléfono o aquí' },
    },
  },
};
