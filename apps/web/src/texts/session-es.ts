import type { SessionTexts } from './session-en.ts';

export const sessionEs: SessionTexts = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  cancel: 'Cancelar',
  back: 'Volver a la contraseña',
  signIn: {
    title: 'Acceso para empleados',
    text: (store) => `Para el personal de ${store}.`,
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión…',
    forgot: '¿Olvidó su contraseña?',
    linkIsSpent:
      'Este enlace ya se usó o venció. Si ya eligió su contraseña, inicie sesión con ella. Si no, elija “¿Olvidó su contraseña?” para recibir otro.',
  },
  forgot: {
    title: '¿Olvidó su contraseña?',
    text: 'Le enviaremos por correo un enlace para elegir una nueva.',
    submit: 'Enviar enlace',
    busy: 'Enviando…',
    unmailed: {
      text: 'Esta tienda no puede enviar correos, así que el enlace llega de otra manera.',
      ask: 'Pídalo a un administrador: en Usuarios crea un enlace para que usted elija una contraseña nueva.',
      alone:
        'Si usted es el único administrador, quien opera el servidor crea el enlace allí: npm run rx -- user reset-password, con su correo y un motivo.',
    },
    sent: (email) =>
      `Si ${email} tiene una cuenta aquí, le enviamos un enlace por correo. Sirve una sola vez y vence en 24 horas.`,
  },
  code: {
    title: 'Escriba su código',
    text: 'Abra su aplicación de autenticación y escriba el código de 6 dígitos.',
    label: 'Código de 6 dígitos',
    isIncomplete: 'Escriba los 6 dígitos.',
    submit: 'Continuar',
    busy: 'Revisando…',
    isWrong: 'Ese código no es correcto o ya se usó. Espere el siguiente e intente de nuevo.',
    recover: 'Usar un código de recuperación',
  },
  passkey: {
    signIn: 'Usar una llave de acceso',
    title: 'Use su llave de acceso',
    text: 'Su dispositivo le pide la huella, el rostro o el PIN.',
    submit: 'Usar llave de acceso',
    busy: 'Esperando a su dispositivo…',
    instead: 'Usar una llave de acceso',
    failed: 'No se aceptó la llave de acceso. Inténtelo de nuevo o inicie sesión de otra manera.',
  },
  passkeys: {
    title: 'Llaves de acceso',
    text: 'Inicie sesión con su huella, su rostro o un PIN en lugar de contraseña y código. Nadie puede adivinarla, ni se puede escribir en una página falsa.',
    notOffered:
      'Aquí no hay llaves de acceso: este navegador o el servicio de la farmacia no las ofrece. Una aplicación de autenticación sirve como segundo factor.',
    add: 'Agregar una llave de acceso',
    adding: 'Esperando a su dispositivo…',
    unnamed: 'Llave de acceso',
    added: (date) => `Agregada el ${date}`,
    neverUsed: 'sin usar',
    lastUsed: (date) => `usada por última vez el ${date}`,
    remove: 'Quitar',
    removing: 'Quitando…',
    removeNamed: (name) => `Quitar la llave de acceso ${name}`,
    removeTitle: (name) => `¿Quitar la llave de acceso “${name}”?`,
    removeText: 'Ya no podrá iniciar sesión con ella. Bórrela también en su dispositivo.',
    failed: 'No se agregó la llave de acceso. Inténtelo de nuevo.',
    isKnown: 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
    isFactor: 'Su llave de acceso es su segundo factor. También puede configurar una aplicación de autenticación.',
  },
  recovery: {
    title: 'Usar un código de recuperación',
    text: 'Escriba uno de los códigos de recuperación que guardó. Cada uno sirve una sola vez. Si perdió su teléfono, configure después un segundo factor nuevo.',
    label: 'Código de recuperación',
    back: 'Volver al código',
    submit: 'Continuar',
    busy: 'Revisando…',
    isWrong: 'Este código de recuperación no es válido.',
  },
  newPassword: {
    title: 'Elija una contraseña nueva',
    text: (email) => `Para ${email}.`,
    label: 'Contraseña nueva',
    hint: (chars) => `Al menos ${chars} caracteres, difícil de adivinar.`,
    repeat: 'Repita la contraseña',
    notSame: 'Las contraseñas no coinciden.',
    signOut: 'Cerrar sesión',
    submit: 'Guardar contraseña',
    busy: 'Guardando…',
  },
  ended: {
    session_ended: 'Su sesión terminó. Inicie sesión de nuevo.',
    session_idle: 'Se cerró su sesión por inactividad.',
    account_blocked: 'Su cuenta está bloqueada. Pida ayuda a un administrador.',
  },
  warning: {
    idleTitle: '¿Sigue ahí?',
    idleText: 'Por inactividad, esta pantalla está por bloquearse. Lo que escribió se conservará.',
    absoluteTitle: 'Su sesión termina pronto',
    absoluteText:
      'Lleva mucho tiempo con la sesión abierta. Esta pantalla se bloqueará y tendrá que iniciar sesión de nuevo. Lo que escribió se conservará.',
    secondsLeft: (seconds) => (seconds === 1 ? 'Se bloquea en 1 segundo' : `Se bloquea en ${seconds} segundos`),
    stay: 'Mantener la sesión',
    goOn: 'Seguir trabajando',
    lock: 'Bloquear ahora',
  },
  lock: {
    locked: 'Bloqueada',
    title: (person) => `Hola de nuevo, ${person}`,
    reasons: {
      idle: 'Esta pantalla estuvo inactiva por un rato. Su trabajo sigue aquí.',
      absolute: 'Su sesión llegó al tiempo máximo. Su trabajo sigue aquí.',
      'by-hand': 'Su trabajo sigue aquí.',
    },
    switchUser: 'Cambiar de usuario',
    whoSignsIn: '¿Quién va a iniciar sesión?',
    switchText: (person) =>
      `Si inicia sesión alguien que no sea ${person}, se perderá lo que no esté guardado en esta pantalla.`,
    backTo: (person) => `Volver a ${person}`,
    someoneElse: 'Otra persona',
    recent: 'Personas que iniciaron sesión aquí hace poco',
    forget: (person) => `Quitar a ${person} de esta lista`,
  },
  tooMany: {
    wait: {
      unknown: 'unos minutos',
      seconds: (seconds) => (seconds === 1 ? '1 segundo' : `${seconds} segundos`),
      minutes: (minutes) => (minutes === 1 ? '1 minuto' : `${minutes} minutos`),
      hour: 'una hora',
    },
    password: (wait) =>
      `Demasiados intentos. Espere ${wait} e intente de nuevo. También puede iniciar sesión en un dispositivo que ya haya usado aquí, elegir “¿Olvidó su contraseña?” o pedir ayuda a un administrador.`,
    code: (wait) =>
      `Demasiados códigos incorrectos. Espere ${wait} e intente de nuevo. Si no puede esperar, use un código de recuperación.`,
    recovery: (wait) =>
      `Demasiados códigos de recuperación incorrectos. Espere ${wait} e intente de nuevo. Si no puede esperar, pida a un administrador que quite su segundo factor.`,
    passkey: (wait) => `Demasiados intentos. Espere ${wait} e inténtelo de nuevo, o inicie sesión de otra manera.`,
    other: (wait) => `Demasiados intentos. Espere ${wait} e intente de nuevo.`,
    mail: (wait) =>
      `Se acaba de pedir un enlace. Revise su correo y la carpeta de correo no deseado. Para pedir otro, espere ${wait} e intente de nuevo.`,
    newPassword: (wait) =>
      `Demasiados intentos. Espere ${wait} e intente de nuevo. Si olvidó su contraseña, cierre la sesión y elija “¿Olvidó su contraseña?”.`,
  },
  wrongCredentials: 'El correo o la contraseña no son correctos.',
  weakPassword: 'Elija una contraseña más larga o menos común.',
};
