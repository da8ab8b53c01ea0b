/** Made up: spec section 2 asks for samples. */
export const sampleStats = [
  { label: 'Users', value: 24 },
  { label: 'Prescriptions today', value: 118 },
  { label: 'Waiting', value: 12 },
  { label: 'Messages', value: 37 },
];

export const recentActivity = [
  { name: 'New user added', note: '10 minutes ago' },
  { name: 'Prescription filled', note: '25 minutes ago' },
  { name: 'Inventory updated', note: '1 hour ago' },
];

export const systemStatus = [
  { name: 'Label printer', state: 'Ready', tone: 'pass' },
  { name: 'Insurance claims', state: 'Online', tone: 'pass' },
  { name: 'Refill robot', state: 'Paused', tone: 'warn' },
] as const;

export const externalTools = [
  { name: 'DailyMed', note: 'Drug labels', url: 'https://dailymed.nlm.nih.gov/dailymed/' },
  {
    name: 'Medicare therapeutic shoes',
    note: 'What’s covered',
    url: 'https://www.medicare.gov/coverage/therapeutic-shoes-inserts',
  },
  { name: 'NPI Registry', note: 'Find a prescriber', url: 'https://npiregistry.cms.hhs.gov/' },
  { name: 'MedWatch', note: 'Report a problem with a drug', url: 'https://www.fda.gov/safety/medwatch' },
];
