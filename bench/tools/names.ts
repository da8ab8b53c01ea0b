/** Invented names, with what searches have to fold. */
export const firstNames = [
  'Dorothy',
  'Robert',
  'Åsa',
  'Luz',
  'Walter',
  'Mae',
  'Hector',
  'Ruth',
  'Iván',
  'Thi',
  'Earl',
  'Nadia',
];
export const lastNames = [
  'Vance',
  'Lee',
  'O’Neil',
  'García',
  'Kowalski',
  'Nguyen',
  'Brown',
  'Haddad',
  'Olson',
  'Petrov',
  'Díaz',
];
