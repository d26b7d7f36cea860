import type { Chat } from '@balcao/contract/conversations'
import { ArrowLeft, Search, UserRound } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { IconButton } from '../../../ui/buttons/icon-button'
import { phoneWords } from '../../side/order-prefill'
import { chatPaneTexts } from '../texts'

interface ChatHeaderProps {
  chat: Chat
  /** Back to the list, where the pane covers it. */
  onBack: () => void
  onOpenSide: () => void
  onSearch: () => void
  isSearching: boolean
}

/** Who one writes with, and the ways to the search and to what the shop knows of them. */
export function ChatHeader({ chat, onBack, onOpenSide, onSearch, isSearching }: ChatHeaderProps) {
  const t = useTexts(chatPaneTexts)
  const phone = phoneWords(chat.phone)
  const below = chat.kind === 'group' ? t('group') : phone === chat.title ? '' : phone
  return (
    <header className="flex items-center gap-1 px-1.5 py-1.5 @md:px-3">
      <IconButton
        label={t('back')}
        icon={<ArrowLeft size={24} aria-hidden="true" />}
        onClick={onBack}
        className="lg:hidden"
      />
      <div className="min-w-0 flex-1 pl-1">
        <h2 className="truncate text-lg leading-snug">{chat.title}</h2>
        {below !== '' && <p className="truncate text-sm text-ink-soft tabular-nums">{below}</p>}
      </div>
      <IconButton
        label={t('search')}
        icon={<Search size={22} aria-hidden="true" />}
        aria-pressed={isSearching}
        onClick={onSearch}
      />
      <IconButton
        label={t('openSide')}
        icon={<UserRound size={22} aria-hidden="true" />}
        onClick={onOpenSide}
      />
    </header>
  )
}
