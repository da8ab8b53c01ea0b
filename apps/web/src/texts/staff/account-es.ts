import type { AccountTexts } from './account-en.ts';

export const accountEs: AccountTexts = {
  title: 'Mi cuenta',
  cancel: 'Cancelar',
  name: {
    title: 'Nombre',
    saved: (name) => `Guardado. Los compañeros ahora ven ${name}.`,
    busy: 'Guardando…',
    submit: 'Guardar el nombre',
  },
  factor: {
    title: 'Segundo factor',
    missing: 'Sin configurar',
    missingText:
      'Con un segundo factor, quien averigüe su contraseña no podrá iniciar sesión. Necesita una aplicación de autenticación en su teléfono.',
    preparing: 'Preparando…',
    setUpApp: 'Configurar la aplicación de autenticación',
    setUp: 'Configurar el segundo factor',
    newCodes: 'Nuevos códigos de recuperación',
    onSince: (day) => `Activo desde el ${day}`,
    onText: 'Cada vez que inicie sesión, escribirá un código de su aplicación de autenticación.',
    remove: 'Quitar el segundo factor',
    removing: 'Quitando…',
    removeTitle: '¿Quitar su segundo factor?',
    removeText: 'Bastará su contraseña para iniciar sesión, y sus códigos de recuperación dejarán de servir.',
    createTitle: '¿Crear nuevos códigos de recuperación?',
    createText: 'Sus códigos actuales dejarán de servir.',
    create: 'Crear códigos nuevos',
    creating: 'Creando…',
    codesLeft: (codes) => {
      if (codes === 0) return 'No quedan códigos de recuperación. Cree nuevos por si pierde su teléfono.';
      return codes === 1 ? 'Queda 1 código de recuperación.' : `Quedan ${codes} códigos de recuperación.`;
    },
  },
  enrol: {
    steps: [
      'Abra su aplicación de autenticación y agregue una cuenta.',
      'Escanee este código QR o escriba la clave que está debajo.',
      'Escriba el código de 6 dígitos que muestra.',
    ],
    picture: 'Código QR con la clave para su aplicación de autenticación',
    key: 'Clave',
    copyKey: 'Copiar la clave',
    copied: 'Copiado',
    code: 'Código de 6 dígitos',
    incomplete: 'Escriba los 6 dígitos.',
    busy: 'Verificando…',
    submit: 'Activar',
  },
  codes: {
    title: 'Sus códigos de recuperación',
    label: 'Códigos de recuperación',
    file: (store, email) =>
      `${store}: códigos de recuperación de ${email}\nCada uno sirve una sola vez, en lugar de un código de su aplicación.`,
    text: 'Guarde estos códigos ahora, lejos de su teléfono. Se muestran una sola vez. Cada uno sirve una sola vez, en lugar de un código de su aplicación.',
    copy: 'Copiar los códigos',
    download: 'Descargar',
    print: 'Imprimir',
    kept: 'Ya guardé mis códigos',
    leave: {
      title: '¿Salir sin sus códigos de recuperación?',
      text: 'Solo se muestran ahora. Sin ellos y sin su teléfono, solo un administrador puede devolverle el acceso.',
      leave: 'Salir de todos modos',
    },
  },
  sessions: {
    title: 'Dónde tiene la sesión iniciada',
    label: 'Sesiones',
    everywhere: 'Cerrar sesión en todas partes',
    everywhereTitle: '¿Cerrar sesión en todas partes?',
    everywhereText: 'Se cerrará su sesión en todos los dispositivos, también en este.',
    busy: 'Cerrando sesión…',
    current: 'Este dispositivo',
    unknown: 'Dirección desconocida',
    used: (address, signedIn, lastUsed) => `${address}, sesión iniciada el ${signedIn}, último uso el ${lastUsed}`,
    end: 'Cerrar sesión',
    endOn: (device) => `Cerrar sesión en ${device}`,
  },
};
