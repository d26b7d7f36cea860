import type { Message } from '@balcao/contract/conversations'
import { Bot, BellRing, Smartphone, UserRound } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { usePane } from '../pane-context'
import { chatPaneTexts } from '../texts'

const icons = { bot: Bot, person: UserRound, phone: Smartphone, system: BellRing } as const

/** Who wrote: on our side the person, the bot, the shop's phone or the product; in groups the member. */
export function AuthorName({ message }: { message: Message }) {
  const t = useTexts(chatPaneTexts)
  const { isGroup } = usePane()
  const { author, author_name } = message
  if (author === 'customer') {
    return isGroup && author_name ? (
      <p className="text-sm font-bold break-words text-accent-ink">{author_name}</p>
    ) : null
  }
  const Icon = icons[author]
  return (
    <p className="flex items-center gap-1.5 text-sm font-bold text-ink-soft">
      <Icon size={14} aria-hidden="true" />
      {t(`author_${author}`)}
    </p>
  )
}
