import type { DemoMoment } from '../../kernel/feature/demo-tools.ts';

/** A demo conversation, older than anything the program would still answer itself. Exchange 555 reaches no one. */
export interface SamplePerson {
  phone: string;
  name?: string;
  language?: 'en' | 'es';
  texts: SampleText[];
  note?: string;
  /** Assigned to the administrator. */
  isMine?: boolean;
  /** Days ago. */
  agreed?: { days: number; how: 'counter' | 'phone' | 'form' | 'text'; note: string };
  isDone?: boolean;
  /** Until the next morning. */
  isSnoozed?: boolean;
}

/** `them`: inbound; `us`: outbound. */
export interface SampleText {
  at: DemoMoment;
  them?: string;
  us?: string;
  isUnread?: boolean;
  hasPicture?: boolean;
  /** Failed with the carrier's code. */
  failed?: number;
  /** Held until the next morning. */
  isHeld?: boolean;
}

export const samplePeople: readonly SamplePerson[] = [
  {
    phone: '+15555550117',
    name: 'Rosa Medina',
    language: 'en',
    isMine: true,
    agreed: { days: 77, how: 'counter', note: 'Asked for texts when an order is ready.' },
    note: 'Her son Miguel picks up for her. She prefers texts to calls.',
    texts: [
      { at: [1, '16:12'], us: 'Alder Street Pharmacy: your order is ready. We are open until 5:30 pm today.' },
      { at: [1, '16:31'], them: 'Thank you! Can my son pick it up for me?' },
      { at: [1, '16:35'], us: 'Yes. Please ask him to bring a photo ID.' },
      { at: 58, us: 'We still have your order at the counter.', failed: 30_003 },
      { at: 13, them: 'He couldn’t come yesterday, sorry.', isUnread: true },
      { at: 12, them: 'How late are you open on Saturday?', isUnread: true },
    ],
  },
  { phone: '+15555550142', texts: [{ at: 19, them: 'Hi is my order ready', isUnread: true }] },
  {
    phone: '+15555550118',
    name: 'Grace Holloway',
    texts: [
      { at: 50, us: 'Alder Street Pharmacy: Hi Grace, your order is ready to pick up.' },
      { at: 41, them: 'Ok thank you so much', isUnread: true },
    ],
  },
  {
    phone: '+15555550121',
    name: 'Harold Jensen',
    isMine: true,
    texts: [
      { at: [1, '15:02'], them: 'What time is my shoe fitting' },
      { at: 54, us: 'See you Wednesday at 10:00 am for your fitting.' },
    ],
  },
  {
    phone: '+15555550003',
    name: 'Denise Carter',
    texts: [{ at: [1, '14:20'], us: 'Please call us at (555) 555-0100 when you can.', failed: 30_003 }],
  },
  {
    phone: '+15555550124',
    name: 'Luis Ortega',
    language: 'es',
    agreed: { days: 30, how: 'phone', note: '' },
    texts: [
      { at: [1, '11:40'], us: 'Farmacia Alder Street: Hola Luis, sus zapatos ya llegaron. ¿Puede venir el jueves?' },
      { at: [1, '11:52'], them: 'Sí, gracias. ¿A las 2 está bien?' },
      { at: [1, '11:55'], us: 'A las 2 de la tarde, lo esperamos.' },
    ],
  },
  {
    phone: '+15555550138',
    name: 'Elena Rivas',
    language: 'es',
    texts: [{ at: 33, them: 'Buenas, ¿a qué hora cierran hoy?', isUnread: true }],
  },
  {
    phone: '+15555550136',
    name: 'Ben Adeyemi',
    texts: [
      { at: [1, '09:14'], us: 'Could you send us a photo of the label, please?' },
      { at: 72, them: 'Here it is', hasPicture: true, isUnread: true },
    ],
  },
  {
    phone: '+15555550133',
    name: 'Marta Quintero',
    language: 'es',
    texts: [
      { at: [2, '10:30'], us: 'Farmacia Alder Street: Hola Marta, su pedido está listo.' },
      { at: [2, '10:48'], them: 'Ya no quiero recibir mensajes, por favor', isUnread: true },
    ],
  },
  {
    phone: '+15555550135',
    name: 'Gloria Whitfield',
    texts: [
      { at: [4, '13:05'], us: 'Alder Street Pharmacy: Hi Gloria, your order is ready to pick up.' },
      { at: 65, us: 'Good morning Gloria, your order is still here. We open at 8:30.', isHeld: true },
    ],
  },
  {
    phone: '+15555550129',
    name: 'Walt Brennan',
    note: 'Hard of hearing. Call and speak slowly, or write a letter.',
    texts: [
      { at: [7, '15:38'], us: 'Alder Street Pharmacy: your order is ready. We are open until 5:30 pm today.' },
      { at: [7, '15:41'], them: 'STOP' },
    ],
  },
  {
    phone: '+15555550131',
    name: 'Ellen Park',
    isDone: true,
    texts: [
      { at: [8, '10:02'], us: 'We found your glasses at the counter. They are here for you.' },
      { at: [8, '10:09'], them: 'Thanks!' },
    ],
  },
  {
    phone: '+15555550006',
    name: 'Nadia Ferris',
    note: 'This is a landline. Ask for a mobile number.',
    texts: [{ at: [3, '16:44'], us: 'Please call us at (555) 555-0100 when you can.', failed: 30_006 }],
  },
  {
    phone: '+15555550139',
    name: 'Owen Bright',
    isMine: true,
    isSnoozed: true,
    texts: [
      { at: [1, '10:15'], them: 'Can you order the wide size for me? I’ll know on Monday.' },
      { at: [1, '10:22'], us: 'Of course. Let us know on Monday.' },
    ],
  },
];
