import type { StaffTexts } from './staff-en.ts';

export const staffEs: StaffTexts = {
  shell: {
    menu: 'Menú',
    mainMenu: 'Principal',
    home: 'Inicio',
    signOut: 'Cerrar sesión',
    account: 'Mi cuenta',
    switchUser: 'Cambiar de usuario',
    closeMenu: 'Cerrar el menú',
    signedIn: 'Sesión iniciada',
    roles: { admin: 'Administrador', pharmacist: 'Farmacéutico', employee: 'Empleado', public: 'Público' },
  },
  pages: {
    notFound: {
      title: 'Página no encontrada',
      text: 'No hay nada en esta dirección.',
      home: 'Ir a la página de inicio',
    },
    accessDenied: {
      title: 'Acceso denegado',
      text: 'Su rol no tiene acceso a esta página.',
      required: 'Roles requeridos',
      yours: 'Su rol',
      goBack: 'Volver',
    },
    checkingSession: 'Verificando su sesión',
  },
  errors: {
    notAvailable: 'El inicio de sesión no está disponible',
  },
};
