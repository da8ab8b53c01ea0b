/** Where the journeys' server listens (RXWEB_E2E_PORT lets two runs stand side by side), and who runs the shop in it. */
export const port = Number(process.env.RXWEB_E2E_PORT ?? 3210);
export const admin = { email: 'owner@pharmacy.example', password: 'correct horse battery staple' };
