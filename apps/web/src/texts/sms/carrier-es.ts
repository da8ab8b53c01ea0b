import type { CarrierErrorCode } from '@rxweb/domain/sms/carrier-errors';
import type { CarrierStateName } from '@rxweb/domain/sms/carrier-states';

const call = 'Mejor llame a la persona.';
const checkNumber = 'Pida a la persona que confirme el número.';
const retryLater = 'Intente de nuevo en unos minutos.';
const tellAdmin = 'Avise a quien administra la cuenta de Twilio.';
const mobile = 'Llame, o pida un número de celular.';
const tomorrow = 'Intente de nuevo mañana, o llame.';
const once = 'Intente una vez más; si vuelve a fallar, llame.';

/** Why a text was not delivered, and what staff can do. */
const errors: Readonly<Record<CarrierErrorCode, string>> = {
  '20003': `Twilio rechazó nuestro inicio de sesión. ${tellAdmin}`,
  '20429': `Demasiados mensajes a la vez. ${retryLater}`,
  '21211': `No es un número de teléfono válido. ${checkNumber}`,
  '21212': `El número de la farmacia no está bien configurado. ${tellAdmin}`,
  '21266': `Es el número de la propia farmacia. ${checkNumber}`,
  '21408': `Los mensajes a este país están desactivados. ${tellAdmin}`,
  '21606': `El número de la farmacia no puede enviar mensajes de texto. ${tellAdmin}`,
  '21608': `La cuenta de Twilio es de prueba y solo puede escribir a números verificados. ${tellAdmin}`,
  '21610': 'La persona pidió no recibir mensajes de texto. No le escriba. Puede enviar START para recibirlos de nuevo.',
  '21611': `Hay demasiados mensajes en espera. ${retryLater}`,
  '21612': `El número de la farmacia no puede llegar a este número. ${call}`,
  '21614': `Este número no puede recibir mensajes de texto. Puede ser un teléfono fijo. ${mobile}`,
  '21617': 'El mensaje es demasiado largo. Acórtelo, o divídalo en dos.',
  '21620': 'No se pudo adjuntar la imagen. Adjúntela otra vez, o envíe el mensaje sin ella.',
  '21635': `Este número es un teléfono fijo. ${mobile}`,
  '21659': `El número de la farmacia no es de Twilio. ${tellAdmin}`,
  '21660': `El número de la farmacia es de otra cuenta de Twilio. ${tellAdmin}`,
  '21661': `El número de la farmacia no puede enviar mensajes de texto. ${tellAdmin}`,
  '30001': `Había demasiados mensajes en espera. ${retryLater}`,
  '30002': `La cuenta de Twilio está suspendida. ${tellAdmin}`,
  '30003': 'El teléfono está apagado o fuera de alcance. Intente más tarde, o llame.',
  '30004': `El teléfono o su compañía bloquea nuestros mensajes. ${call}`,
  '30005': `El número no existe o ya no se usa. ${checkNumber}`,
  '30006': `El número es un teléfono fijo, o no se puede contactar a su compañía. ${mobile}`,
  '30007':
    'La compañía telefónica bloqueó el mensaje como spam. Llame, o escríbalo sin enlaces. No lo envíe igual otra vez.',
  '30008': `La compañía telefónica no dio un motivo. ${once}`,
  '30010': `El mensaje costaría más que su límite. ${tellAdmin}`,
  '30011': 'Este teléfono no puede recibir imágenes. Envíe el mensaje sin la imagen.',
  '30017': `La red de la compañía telefónica está ocupada. ${retryLater}`,
  '30019': 'La imagen es demasiado grande para la compañía telefónica. Envíe una más pequeña.',
  '30022': `Demasiados mensajes a la vez para la compañía telefónica. ${retryLater}`,
  '30023': `Se agotó el límite de hoy de la compañía telefónica. ${tomorrow}`,
  '30027': `Se agotó el límite de hoy de la compañía telefónica. ${tomorrow}`,
  '30032': `El número gratuito de la farmacia no está verificado todavía. ${tellAdmin}`,
  '30034': `El número de la farmacia no está registrado con las compañías telefónicas (A2P 10DLC). ${tellAdmin}`,
  '30036': 'El mensaje esperó demasiado y no se envió. Intente de nuevo.',
};

export function carrierErrorEs(code: string | number): string {
  const known: Readonly<Record<string, string>> = errors;
  return (
    (Object.hasOwn(errors, code) ? known[code] : null) ?? `La compañía telefónica informó el error ${code}. ${once}`
  );
}

const states: Readonly<Record<CarrierStateName, string>> = {
  accepted: 'Aceptado, en espera de envío',
  scheduled: 'Programado para más tarde',
  queued: 'En espera de envío',
  sending: 'Se está enviando',
  sent: 'Enviado; la compañía telefónica todavía no confirmó la entrega',
  canceled: 'Cancelado antes de enviarse',
  failed: 'No se pudo enviar',
  undelivered: 'Enviado, pero no entregado',
  receiving: 'Se está recibiendo',
  received: 'Recibido',
  partially_delivered: 'Entregado en parte',
  delivered: 'Entregado al teléfono',
  read: 'Leído',
};

export function carrierStateEs(state: string): string {
  const name = state.trim().toLowerCase();
  const known: Readonly<Record<string, string>> = states;
  return (Object.hasOwn(states, name) ? known[name] : null) ?? state;
}
