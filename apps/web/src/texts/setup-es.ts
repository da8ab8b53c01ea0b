import type { SetupTexts } from './setup-en.ts';

export const setupEs: SetupTexts = {
  title: 'Cree el primer administrador',
  text: 'Esta cuenta administra todo lo demás. El enlace que le trajo aquí sirve una sola vez.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Crear administrador',
  busy: 'Creando…',
  signIn: 'Ir a iniciar sesión',
  ended: {
    missing: {
      title: 'Falta el enlace de instalación',
      text: 'Abra otra vez el enlace de instalación, donde lo mostró el servidor.',
    },
    used: {
      title: 'Este enlace de instalación ya se usó',
      text: 'Ya hay un administrador. Inicie sesión con esa cuenta. Si nadie puede, quien opera el servidor crea allí un enlace nuevo: npm run rx -- user reset-password, con el correo y un motivo.',
    },
    expired: {
      title: 'Este enlace de instalación venció',
      text: 'Sirve durante 30 minutos. Reinicie el servidor: mostrará otro.',
    },
    replaced: {
      title: 'Este enlace de instalación ya no sirve',
      text: 'El servidor mostró uno más nuevo. Abra ese o reinicie el servidor para recibir otro.',
    },
  },
};
