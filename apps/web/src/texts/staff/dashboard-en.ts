/** The dashboard with its samples. The specification's English, verbatim. */
export const dashboardEn = {
  note: 'Example numbers, not your store’s records.',
  tiles: { active: 'Active prescriptions', refills: 'Refills due', messages: 'Messages' },
  recent: 'Recent prescriptions',
  filled: (day: string) => `Filled ${day}`,
  refillDue: (day: string) => `Refill due ${day}`,
  days: { may16: 'May 16', may18: 'May 18', may22: 'May 22' },
  states: { ready: 'Ready', pickedUp: 'Picked up', due: 'Refill due' },
  quick: 'Quick actions',
  actions: { refill: 'Request refill', message: 'Message patient', book: 'Book appointment' },
};

export type DashboardTexts = typeof dashboardEn;
