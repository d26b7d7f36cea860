import type { CallId } from '@balcao/contract'

/** The first word of a call's id. */
type Tag = CallId extends infer Id ? (Id extends `${infer First}.${string}` ? First : never) : never

/** What the calls of each tag are about, on the page that documents them. */
export const tagWords: Record<Tag | 'webhooks', string> = {
  app: 'What the pages are told of this installation',
  auth: 'Signing in, first access and recovery',
  automations: 'API keys, webhook endpoints and their deliveries',
  booking: 'The public booking page and the private link of an appointment',
  bot: 'The bot’s settings, and what it did not understand',
  browserErrors: 'What broke on a page in somebody’s browser',
  cashRegister: 'The drawer from its opening to its count',
  catalogue: 'What a company sells and books',
  channels: 'The connection to WhatsApp',
  chat: 'Conversations under the addresses that the specification names',
  company: 'The company’s record and its delivery',
  conversations: 'Conversations, messages, labels and notes',
  coupons: 'Coupons and their uses',
  customers: 'One record per customer, its export and erasure',
  delivery: 'Fees by neighbourhood, and the menu’s pictures',
  employees: 'Who works at a company, and what lets them sign in',
  firstSteps: 'What a new company has yet to do',
  google: 'The connection to Google Calendar',
  images: 'Pictures of products',
  licence: 'What a company pays for, and its requests',
  live: 'The stream of what happens',
  manager: 'Figures and reports',
  menu: 'The public menu, orders from it and their tracking',
  onboarding: 'Leads, and what they tell of their company',
  operator: 'Staff of the installation',
  orders: 'Orders, their payments and their road',
  pix: 'The company’s own account at its bank, by which PIX confirms itself',
  printing: 'Print stations, settings and jobs',
  scheduling: 'The agenda and its appointments',
  webhooks: 'What is sent to a company’s endpoints',
}
