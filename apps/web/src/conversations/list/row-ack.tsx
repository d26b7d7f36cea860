import type { Ack } from '@balcao/domain/messaging'
import { Check, CheckCheck, CircleAlert, Clock, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { conversationsTexts } from '../texts'

const looks: Record<Ack, readonly [LucideIcon, string]> = {
  pending: [Clock, 'text-ink-soft'],
  sent: [Check, 'text-ink-soft'],
  delivered: [CheckCheck, 'text-ink-soft'],
  read: [CheckCheck, 'text-accent-ink'],
  failed: [CircleAlert, 'text-danger-solid'],
}

/** How far an own message has come, as a sign with a word for screen readers (CONV-16). */
export function RowAck({ ack }: { ack: Ack }) {
  const t = useTexts(conversationsTexts)
  const [Icon, look] = looks[ack]
  return (
    <span data-ack={ack} className="shrink-0">
      <Icon size={17} aria-hidden="true" className={cx(look)} />
      <span className="sr-only">{t(`ack_${ack}`)}: </span>
    </span>
  )
}
