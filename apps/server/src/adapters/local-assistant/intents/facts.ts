const facts = new Set(['hours', 'open-now', 'holidays', 'address', 'phone', 'talk-to-person']);

export const isFact = (intent: string | null): boolean => intent !== null && facts.has(intent);

export const isHours = (intent: string | null) => intent === 'hours' || intent === 'open-now' || intent === 'holidays';
