/** What a company's endpoints can be told of. */
export const companyEvents = [
  'order.created',
  'order.status',
  'message.received',
  'appointment.created',
  'appointment.confirmed',
  'appointment.moved',
  'appointment.cancelled',
  'appointment.completed',
  'appointment.no-show',
] as const
export type CompanyEvent = (typeof companyEvents)[number]

/** All events; `lead.created` goes to the installation's own endpoint alone. */
export const webhookEvents = [...companyEvents, 'lead.created'] as const
export type WebhookEvent = (typeof webhookEvents)[number]
