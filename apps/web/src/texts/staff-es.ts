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
  secondFactor: {
    due: (date) => `Desde el ${date} su rol necesita un segundo factor. Sin él no podrá trabajar aquí.`,
    overdue:
      'Su rol necesita un segundo factor. Configúrelo abajo para continuar: una aplicación de autenticación o una llave de acceso.',
    setUp: 'Configurarlo',
    rules: 'Reglas del segundo factor',
    rulesText: 'Desde su fecha, quienes tienen un rol y ningún segundo factor solo pueden configurarlo.',
    from: (role) => `${role}: obligatorio desde`,
    notRequired: 'Vacío: no es obligatorio',
    save: 'Guardar reglas',
    saving: 'Guardando…',
    cancel: 'Cancelar',
  },
  errors: {
    notAvailable: 'El inicio de sesión no está disponible',
  },
};
