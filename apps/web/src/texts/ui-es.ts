import type { UiTexts } from './ui-en.ts';

export const uiEs: UiTexts = {
  common: {
    ok: 'Aceptar',
    close: 'Cerrar',
    loading: 'Cargando',
    tryAgain: 'Intentar de nuevo',
  },
  fields: {
    showPassword: 'Mostrar contraseña',
    missing: 'Llene este campo.',
    notAnEmail: 'Escriba un correo electrónico, como nombre@ejemplo.com.',
    tooShort: (chars) => `Use al menos ${chars} caracteres.`,
  },
};
