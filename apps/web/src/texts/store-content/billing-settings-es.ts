import type { BillingSettingsTexts } from './billing-settings-en.ts';

const badName = 'Escriba un nombre de hasta 60 caracteres.';
const badId = 'Escriba un identificador de hasta 15 caracteres.';

export const billingSettingsEs: BillingSettingsTexts = {
  section: 'Facturación',
  none: {
    title: 'Facturación de reclamos de calzado',
    text: 'Con estos datos, los casos de calzado tienen archivos de reclamo para su cámara de compensación. Nada se envía solo. Solo el personal los ve.',
    add: 'Escribir los datos de facturación',
  },
  elsewhere: 'El archivo que indica BILLING_FILE decide estos datos, así que lo que se guarda aquí no se usa.',
  remove: 'Quitar los datos de facturación',
  supplier: { title: 'Quién factura', text: 'Como está inscrito en Medicare.' },
  routes: { title: 'Adónde van los reclamos', text: 'Su cámara de compensación y su DME MAC le dan estos datos.' },
  accreditation: {
    title: 'Acreditación',
    label: 'Situación',
    options: { unset: 'Sin anotar', accredited: 'Acreditada', exempt: 'Exenta' },
    expires: 'Vence el',
    hint: 'Le avisamos desde 120 días antes.',
    bad: 'Elija el día en que vence.',
  },
  fields: {
    name: { label: 'Nombre legal', bad: badName },
    npi: { label: 'NPI', bad: 'Escriba los 10 dígitos del NPI.' },
    taxId: { label: 'Número fiscal (EIN)', bad: 'Escriba los 9 dígitos, sin guiones.' },
    taxonomy: {
      label: 'Código de taxonomía (opcional)',
      bad: 'Escriba 10 letras y dígitos, por ejemplo 332B00000X.',
    },
    street: { label: 'Calle', bad: 'Escriba una calle de hasta 55 caracteres.' },
    city: { label: 'Ciudad', bad: 'Escriba una ciudad de hasta 30 caracteres.' },
    state: { label: 'Estado', bad: 'Escriba las dos letras mayúsculas del estado.' },
    zip: { label: 'Código postal de 9 dígitos', bad: 'Escriba 9 dígitos, sin guion.' },
    'contact.name': { label: 'Contacto para preguntas', bad: badName },
    'contact.phone': { label: 'Teléfono del contacto', bad: 'Escriba 10 dígitos, sin espacios.' },
    'submitter.name': { label: 'Nombre del remitente', bad: badName },
    'submitter.id': { label: 'Identificador del remitente', bad: badId },
    'receiver.name': { label: 'Nombre del receptor', bad: badName },
    'receiver.id': { label: 'Identificador del receptor', bad: badId },
    'payer.name': { label: 'Nombre del DME MAC', bad: badName },
    'payer.id': {
      label: 'Identificador de pagador del DME MAC',
      bad: 'Escriba un identificador de hasta 80 caracteres.',
    },
  },
  isTest: 'Marcar los archivos de reclamo como pruebas',
  isTestHint: 'Hasta que su cámara de compensación acepte uno.',
  yes: 'sí',
  no: 'no',
};
