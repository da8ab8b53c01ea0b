import type { Page } from '@playwright/test';

const password = 'a staple of correct horses';
/** Invented people, for pictures of a shop that has been at work. */
const people = [
  { email: 'dana.okafor@alder.example', role: 'pharmacist', password, sendInvite: false },
  { email: 'marisol.vega@alder.example', role: 'employee', password, sendInvite: false },
  { email: 'owen.lind@alder.example', role: 'pharmacist', password: '', sendInvite: true },
  { email: 'tom.becker@alder.example', role: 'employee', password, sendInvite: false },
];

/** Gives the store a few staff members, one of them blocked, as the signed-in user. Existing ones stay unchanged. */
export async function hireSampleStaff(page: Page, url: string): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('rx-auth') ?? '{}').access_token);
  const headers = { authorization: `Bearer ${token}` };
  for (const data of people) {
    const answer = await page.request.post(`${url}/api/admin/users`, { headers, data });
    if (!answer.ok() || data !== people.at(-1)) continue;
    const { id } = await answer.json();
    await page.request.patch(`${url}/api/admin/users/${id}`, { headers, data: { blocked: true, version: 1 } });
  }
}
