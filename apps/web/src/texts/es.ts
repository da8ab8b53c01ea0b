import type { Texts } from './en.ts';

/** US Spanish, in its own chunk. */
export const es: Texts = {
  shell: {
    skip: 'Ir al contenido principal',
  },
  pages: {
    failed: 'No se pudo mostrar esta parte de la página. Revise su conexión y vuelva a cargarla.',
    reload: 'Volver a cargar',
  },
  chat: {
    conversation: 'Conversación',
    form: 'Enviar un mensaje',
    input: 'Escriba su pregunta',
    addFiles: 'Agregar archivos',
    hint: 'Arrastre archivos aquí, toque la cámara o use el botón animado',
    aiNotice: 'Asistente de IA, puede equivocarse.',
    emergency: '¿Emergencia?',
    call911: 'Llame al 911',
    noNumbers: 'No escriba números de identidad.',
    talkToPerson: 'Hablar con una persona',
    send: 'Enviar',
    stop: 'Detener la respuesta',
    pickFiles: 'Agregar archivos para enviar',
    sending: 'Enviando su mensaje…',
    offline: 'Sin conexión a internet',
    offlineAlert: 'No hay conexión a internet. Revise su red e intente de nuevo.',
    queuedOffline: (count) =>
      count === 1
        ? 'Sin conexión: 1 archivo en espera. Se subirá automáticamente cuando vuelva la conexión.'
        : `Sin conexión: ${count} archivos en espera. Se subirán automáticamente cuando vuelva la conexión.`,
    callUs: 'Llámenos',
  },
  camera: {
    open: 'Tomar una foto',
  },
};
