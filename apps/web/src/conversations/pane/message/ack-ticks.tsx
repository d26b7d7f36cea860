import type { Ack } from '@balcao/domain/messaging'
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { chatPaneTexts } from '../texts'
import { ackLooks } from './ack-look'

const icons = {
  clock: Clock,
  tick: Check,
  ticks: CheckCheck,
  readTicks: CheckCheck,
  alert: CircleAlert,
} as const
const colours = {
  clock: 'text-ink-soft',
  tick: 'text-ink-soft',
  ticks: 'text-ink-soft',
  readTicks: 'text-accent',
  alert: 'text-danger-solid',
} as const

/** How far an own message has come, as ticks and, for screen readers, in a word (CONV-16). */
export function AckTicks({ ack }: { ack: Ack }) {
  const t = useTexts(chatPaneTexts)
  const { icon, words } = ackLooks[ack]
  const Icon = icons[icon]
  return (
    <span data-ack={ack} title={t(words)} className={colours[icon]}>
      <Icon size={16} strokeWidth={icon === 'readTicks' ? 3 : 2} aria-hidden="true" />
      <span className="sr-only">{t(words)}</span>
    </span>
  )
}
