import { Bot, MessageSquarePlus, Settings2 } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../i18n/language'
import { useConnection } from '../../lib/live/connection'
import { useMay } from '../../shared/role/role-scope'
import { IconButton } from '../../ui/buttons/icon-button'
import { KeysButton } from '../../ui/buttons/keys-button'
import { SearchBox } from '../../ui/fields/search-box'
import { AlertButtons } from '../alerts/alert-buttons'
import { BotSwitch } from '../bot-switch'
import { useChatCounts } from '../data/chats/chat-counts'
import { useLabels } from '../data/chats/labels.queries'
import type { ChatFilter } from '../data/chats/chat-filter'
import { conversationsTexts } from '../texts'
import { ListFilters } from './list-filters'

interface ListHeadProps {
  filter: ChatFilter
  onFilter: (change: Partial<ChatFilter>) => void
  onNew: () => void
  onKeys: () => void
  onDown: () => void
  searchRef: Ref<HTMLInputElement>
  connectionHref: string
  botSettingsHref: string
}

/** Above the list: the title (CONV-02), the company's bot, sound, search (CONV-04) and filters. */
export function ListHead(props: ListHeadProps) {
  const { filter, onFilter, onNew, onKeys, onDown, searchRef, connectionHref, botSettingsHref } = props
  const t = useTexts(conversationsTexts)
  const { data: labels = [] } = useLabels()
  const { data: counts } = useChatCounts()
  const maySetBot = useMay('bot.saveSettings')
  const mayConnect = useMay('channels.save')
  return (
    <header className="grid shrink-0 gap-2 border-b border-line px-3 pt-2 pb-3 sm:px-4">
      <div className="flex flex-wrap items-center">
        <h1 className="mr-auto text-xl">{t('title')}</h1>
        <BotSwitch />
        <AlertButtons />
      </div>
      <StreamProblem />
      <div className="flex gap-2">
        <SearchBox
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={filter.query}
          onChange={(query) => onFilter({ query })}
          onDown={onDown}
          inputRef={searchRef}
        />
        <IconButton
          label={t('newChat')}
          title={t('newChat')}
          icon={<MessageSquarePlus size={22} aria-hidden="true" />}
          onClick={onNew}
          className="size-12 bg-accent text-on-accent hover:bg-accent-strong hover:text-on-accent"
        />
      </div>
      <ListFilters
        filter={filter}
        onChange={onFilter}
        labels={labels}
        counts={counts}
        tools={
          <>
            <KeysButton label={t('shortcuts')} onPress={onKeys} />
            {maySetBot && (
              <HeadLink to={botSettingsHref} icon={<Bot size={20} aria-hidden="true" />}>
                {t('botSettings')}
              </HeadLink>
            )}
            {mayConnect && (
              <HeadLink to={connectionHref} icon={<Settings2 size={20} aria-hidden="true" />}>
                {t('connection')}
              </HeadLink>
            )}
          </>
        }
      />
    </header>
  )
}

/** Quietly says that nothing comes in by itself now (CONV-31); the stream is opened again by itself (CONV-24). */
function StreamProblem() {
  const t = useTexts(conversationsTexts)
  const connection = useConnection()
  return (
    <p role="status" className="text-sm text-ink-soft empty:hidden">
      {connection === 'streamLost' ? t('streamFailed') : null}
    </p>
  )
}

interface HeadLinkProps {
  to: string
  icon: ReactNode
  children: string
}

function HeadLink({ to, icon, children }: HeadLinkProps) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      {icon}
      {children}
    </Link>
  )
}
