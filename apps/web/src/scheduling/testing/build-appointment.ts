import type { Appointment } from '@balcao/contract/scheduling'

/** An appointment as the server would send it: Friday 20 November 2026, 14:00 to 15:00 in Manaus. */
export function buildAppointment(overrides: Partial<Appointment> = {}): Appointment {
  return {
    id: '6d1f2a04-5d52-4b53-8b3c-3d6a0f9f7c11',
    client: 'Ana Lima',
    phone: '92991234567',
    email: null,
    date: '2026-11-20',
    time: '14:00',
    duration: 60,
    service: 'Consulta',
    address: null,
    notes: null,
    status: 'pending',
    createdAt: '2026-11-18T12:00:00.000Z',
    updatedAt: '2026-11-18T12:00:00.000Z',
    googleCalendarEventId: null,
    starts_at: '2026-11-20T18:00:00.000Z',
    ends_at: '2026-11-20T19:00:00.000Z',
    dates: ['2026-11-20'],
    modalidade: 'tempo',
    service_id: 'consulta',
    price_type: 'padrao',
    price_cents: 15_000,
    services: [
      {
        service_id: 'consulta',
        service: 'Consulta',
        price_type: 'padrao',
        price_cents: 15_000,
        duration: 60,
      },
    ],
    professional: null,
    agenda_id: '0a1f2a04-5d52-4b53-8b3c-3d6a0f9f7c00',
    no_show: false,
    will_come: false,
    source: 'dashboard',
    conversation_id: null,
    cancelled_by: null,
    google: 'none',
    deposit: null,
    willed: [],
    version: 1,
    ...overrides,
  }
}
