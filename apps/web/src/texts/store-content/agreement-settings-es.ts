import type { AgreementSettingsTexts } from './agreement-settings-en.ts';

export const agreementSettingsEs: AgreementSettingsTexts = {
  section: 'Acuerdos',
  intro:
    'Un proveedor que maneja información de pacientes para usted firma un acuerdo de asociado comercial (BAA). Anote aquí cada uno. Estado avisa cuando uno está por terminar o ya terminó. Estado y la Bandeja SMS avisan mientras falte el de los mensajes de texto. El acuerdo para un modelo de lenguaje se indica en el servidor (ASSISTANT_AGREEMENT).',
  services: { texts: 'Mensajes de texto', mail: 'Correo electrónico' },
  none: 'Ninguno registrado.',
  add: 'Anotar un acuerdo',
  remove: 'Quitar',
  fields: {
    vendor: { label: 'Proveedor', bad: 'Escriba un nombre de hasta 120 caracteres.' },
    scope: {
      label: 'Qué cubre',
      bad: 'Escriba hasta 300 caracteres.',
      hint: 'Por ejemplo, la cuenta y sus servicios.',
    },
    signed: { label: 'Firmado el', bad: 'Elija el día en que se firmó.' },
    expires: { label: 'Último día (opcional)', bad: 'Elija su último día, que no sea anterior al de la firma.' },
  },
};
