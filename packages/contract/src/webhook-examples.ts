import { leadExample } from './onboarding'

// Typed by `webhook-events.test.ts`, which reads each by the schema of its event.

const order = {
  id: '7b6f6f0e-6a51-4b1c-9d2e-1d6d9b0a4c11',
  number: 12,
  status: 'analysis',
  customer_name: 'Ana Lima',
  customer_phone: '92991234567',
  customer_address: 'Rua das Flores, 120',
  neighbourhood: 'Centro',
  fulfilment: 'delivery',
  payment_method: 'cash',
  change_for: 100,
  delivery_fee: 5,
  discount: 0,
  coupon: null,
  total: 60.8,
  notes: null,
  source: 'menu',
  cancel_reason: null,
  items: [
    {
      name: 'X-Bacon',
      quantity: 2,
      unit_price: 24.9,
      options: [],
      notes: 'sem cebola',
      product_id: null,
    },
    { name: 'Coca-Cola lata', quantity: 1, unit_price: 6, options: [], notes: null, product_id: null },
  ],
  version: 1,
  seen_at: null,
  created_at: '2026-11-20T14:30:00.000Z',
  updated_at: '2026-11-20T14:30:00.000Z',
  print_state: 'pending',
  paid: 0,
}

const message = {
  id: '2f0e6f9c-0d51-4b7a-8a26-6a3a5f0b7c02',
  waMessageId: '3EB0C767D097B7C5A1F2',
  conversation_id: '9f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7',
  jid: '5592991234567@s.whatsapp.net',
  direction: 'inbound',
  isFromMe: false,
  kind: 'text',
  text: 'Oi, vocês entregam no Centro?',
  timestamp: '2026-11-20T14:30:00.000Z',
  seq: 41,
  ack: null,
  failure: null,
  author: 'customer',
  author_name: null,
  media: null,
  location: null,
  contact: null,
  cart: [],
  referral: null,
  options: [],
  quoted: null,
  edited: false,
  deleted: false,
  reactions: [],
}

const chat = {
  id: message.conversation_id,
  jid: message.jid,
  title: 'Ana Lima',
  kind: 'person',
  phone: '5592991234567',
}

const appointment = {
  id: '5d0c3c57-6f0e-4f7a-9b6e-0c8b4b1f2a03',
  client: 'Bia Souza',
  phone: '92991234567',
  email: null,
  date: '2026-11-24',
  time: '10:00',
  duration: 60,
  service: 'Corte de cabelo',
  address: null,
  notes: null,
  status: 'pending',
  createdAt: '2026-11-20T14:30:00.000Z',
  updatedAt: '2026-11-20T14:30:00.000Z',
  googleCalendarEventId: null,
  starts_at: '2026-11-24T14:00:00.000Z',
  ends_at: '2026-11-24T15:00:00.000Z',
  dates: ['2026-11-24'],
  modalidade: 'tempo',
  service_id: 'corte',
  price_type: 'fixo',
  price_cents: 5000,
  agenda_id: 'c8b7a695-8473-4251-b0c1-d2e3f4a5b6c7',
  no_show: false,
  will_come: false,
  source: 'public',
  conversation_id: null,
  cancelled_by: null,
  google: 'none',
  deposit: null,
  version: 1,
}

const lead = {
  id: '1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f',
  ...leadExample,
  created_at: '2026-11-20T14:30:00.000Z',
}

/** `data` of each event as it may look: shown in OpenAPI, and what the button "Testar" sends. */
export const eventExamples = {
  'order.created': { order },
  'order.status': { order: { ...order, status: 'production', version: 2 }, from: 'analysis' },
  'message.received': { message, chat },
  'appointment.created': { appointment },
  'appointment.confirmed': { appointment: { ...appointment, status: 'confirmed', version: 2 } },
  'appointment.cancelled': {
    appointment: { ...appointment, status: 'cancelled', cancelled_by: 'customer', version: 2 },
  },
  'lead.created': { lead },
}
