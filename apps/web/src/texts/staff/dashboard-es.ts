import type { DashboardTexts } from './dashboard-en.ts';

export const dashboardEs: DashboardTexts = {
  note: 'Números de ejemplo; no son los registros de su farmacia.',
  tiles: { active: 'Recetas activas', refills: 'Resurtidos pendientes', messages: 'Mensajes' },
  recent: 'Recetas recientes',
  filled: (day) => `Surtida el ${day}`,
  refillDue: (day) => `Resurtido el ${day}`,
  days: { may16: '16 de mayo', may18: '18 de mayo', may22: '22 de mayo' },
  states: { ready: 'Lista', pickedUp: 'Recogida', due: 'Por resurtir' },
  quick: 'Acciones rápidas',
  actions: { refill: 'Pedir un resurtido', message: 'Escribir al paciente', book: 'Hacer una cita' },
};
