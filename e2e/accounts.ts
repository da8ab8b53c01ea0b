/** Where the journeys' server listens, and who runs the shop in it. */
export const port = 3210;
export const admin = { email: 'owner@pharmacy.example', password: 'correct horse battery staple' };
