import type { SessionTexts } from './session-en.ts';

/** The sign-in in Spanish. */
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
    linkIsSpent: 'Este enlace ya se usó o es muy viejo. Elija “¿Olvidó su contraseña?” para recibir otro.',
  },
  forgot: {
    title: 'Contraseña olvidada',
    text: 'Le mandamos un correo con un enlace para elegir una nueva.',
    submit: 'Mandar el enlace',
    busy: 'Mandando…',
    sent: (email) =>
      `Si ${email} tiene una cuenta aquí, le llegará un correo con un enlace. El enlace sirve una sola vez, durante 24 horas.`,
  },
  code: {
    title: 'Escriba su código',
    text: 'Abra su aplicación de autenticación y escriba los 6 dígitos que muestra.',
    label: 'Código de 6 dígitos',
    isIncomplete: 'El código tiene 6 dígitos.',
    submit: 'Continuar',
    busy: 'Revisando…',
    isWrong: 'Este código no es correcto o ya se usó. Espere el siguiente e intente de nuevo.',
    recover: 'Usar un código de recuperación',
  },
  recovery: {
    title: 'Usar un código de recuperación',
    text: 'Escriba uno de los códigos que guardó al configurar su segundo factor. Con él se quita el segundo factor: vuelva a configurarlo después.',
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
    hint: (chars) => `Al menos ${chars} caracteres, que no sean fáciles de adivinar.`,
    repeat: 'Repita la contraseña',
    notSame: 'Las contraseñas no son iguales.',
    signOut: 'Cerrar sesión',
    submit: 'Guardar la contraseña',
    busy: 'Guardando…',
  },
  ended: {
    session_ended: 'Su sesión terminó. Inicie sesión de nuevo.',
    session_idle: 'Se cerró su sesión porque nadie usó esta pantalla por un rato.',
    account_blocked: 'Su cuenta fue bloqueada. Pregunte a un administrador.',
  },
  warning: {
    idleTitle: '¿Sigue ahí?',
    idleText: 'Nadie ha usado esta pantalla por un rato y está por bloquearse. Lo que escribió se conserva.',
    absoluteTitle: 'Su sesión termina pronto',
    absoluteText:
      'Lleva mucho tiempo con la sesión iniciada. La pantalla se bloquea y usted inicia sesión de nuevo. Lo que escribió se conserva.',
    secondsLeft: (seconds) => (seconds === 1 ? 'Se bloquea en 1 segundo' : `Se bloquea en ${seconds} segundos`),
    stay: 'Seguir con la sesión',
    goOn: 'Seguir trabajando',
    lock: 'Bloquear ahora',
  },
  lock: {
    locked: 'Bloqueada',
    title: (person) => `Bloqueada: ${person}, inicie sesión de nuevo`,
    reasons: {
      idle: 'Nadie usó esta pantalla por un rato. Su trabajo se conserva.',
      absolute: 'Su sesión duró el máximo permitido. Su trabajo se conserva.',
      'by-hand': 'Su trabajo se conserva.',
    },
    switchUser: 'Cambiar de usuario',
    whoSignsIn: '¿Quién inicia sesión?',
    switchText: (person) =>
      `Si inicia sesión alguien que no sea ${person}, se pierde el trabajo sin guardar de esta pantalla.`,
    backTo: (person) => `Volver a ${person}`,
  },
  wrongCredentials: 'El correo o la contraseña no son correctos.',
  weakPassword: 'Elija una contraseña más larga o menos común.',
};
