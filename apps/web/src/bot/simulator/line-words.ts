import { formatBrl } from '@balcao/domain/money'
import type { Translate } from '../../i18n/language'
import type { bot } from '../../i18n/locales/pt/chats/bot'
import type { SystemLine } from './simulation'

/** What happened besides the messages, in the person's language; the note for the shop stays as the bot wrote it. */
export function lineWords(line: SystemLine, t: Translate<typeof bot>): string {
  switch (line.kind) {
    case 'hand-over':
      return t('line_handOver', { why: t(`why_${line.why}`) })
    case 'receipt':
      return line.orderNumber === null ? t('line_receipt') : t('line_receiptOf', { number: line.orderNumber })
    case 'mute':
      return t('line_mute', { minutes: line.minutes })
    case 'order':
      return t('line_order', { number: line.number, total: formatBrl(line.totalCents) })
    case 'passed':
      return t('line_passed', { count: line.minutes })
    case 'no-agenda':
      return t('line_noAgenda')
    default:
      return t(`line_${line.kind}`)
  }
}
