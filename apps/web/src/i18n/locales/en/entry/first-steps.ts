import type { SameKeys } from '../../../format-text'
import type { firstSteps as pt } from '../../pt/entry/first-steps'

export const firstSteps: SameKeys<typeof pt> = {
  title: 'First steps',
  text: 'What the shop still needs. Each step is ticked by itself once it is there.',
  progress: '{done} of {all} done',
  done: 'done',
  open: 'to do',
  hide: 'Hide',
  hidden: 'The first steps stay under Company.',
  hours: 'Say when the shop is open',
  hoursHint: 'Outside these hours menu and bot say when it opens.',
  menu: 'Make the menu',
  menuHint: 'Begin with the example, a spreadsheet, or one product with a price.',
  fees: 'Say what a delivery costs',
  feesHint: 'One fee for all, or by neighbourhood.',
  whatsapp: 'Connect WhatsApp',
  whatsappHint: 'Conversations arrive here, and the bot answers.',
  printer: 'Connect the printer',
  printerHint: 'This browser or a program prints each order that comes.',
}
