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
  wrongCredentials: 'El correo o la contraseña no son correctos.',
  weakPassword: 'Elija una contraseña más larga o menos común.',
};
