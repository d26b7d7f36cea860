import { MessageSquarePlus } from 'lucide-react'
import { useMemo, type ReactNode, type Ref } from 'react'
import { useTexts } from '../../i18n/language'
import { zoneOf } from '../../shared/company/company-query'
import { useCompanyRecord } from '../../shared/company/use-company-record'
import { useMinute } from '../../lib/hooks/use-now'
import { Button } from '../../ui/buttons/button'
import type { useChats } from '../data/chats/chats.queries'
import { useLabels } from '../data/chats/labels.queries'
import { isNarrowed, noChatFilter } from '../data/chats/chat-filter'
import { conversationsTexts } from '../texts'
import type { useChatAddress } from '../use-chat-address'
import { ChatList } from './chat-list'
import type { RowSetting } from './chat-row'
import { ListHead } from './list-head'

interface ListColumnProps {
  address: ReturnType<typeof useChatAddress>
  list: ReturnType<typeof useChats>
  /** On a phone, the open conversation lies over it. */
  isCovered: boolean
  searchRef: Ref<HTMLInputElement>
  above: ReactNode
  onNew: () => void
  onKeys: () => void
  connectionHref: string
  botSettingsHref: string
}

/** The left side of the screen: search and filters, and the conversations. */
export function ListColumn(props: ListColumnProps) {
  const { address, list, isCovered, searchRef, above, onNew, onKeys, connectionHref, botSettingsHref } = props
  const t = useTexts(conversationsTexts)
  const { openId, filter, changeFilter, linkTo } = address
  const setting = useRowSetting(linkTo)
  return (
    <section
      aria-label={t('list')}
      inert={isCovered}
      className="flex min-h-0 w-full shrink-0 flex-col bg-surface lg:w-88 lg:border-r lg:border-line 2xl:w-104"
    >
      <ListHead
        filter={filter}
        onFilter={changeFilter}
        onNew={onNew}
        onKeys={onKeys}
        onDown={focusList}
        searchRef={searchRef}
        connectionHref={connectionHref}
        botSettingsHref={botSettingsHref}
      />
      <div className="px-4 py-2 empty:hidden">{above}</div>
      <ChatList
        list={list}
        openId={openId}
        narrowed={isNarrowed(filter)}
        setting={setting}
        onShowAll={() => changeFilter(noChatFilter)}
        firstStep={
          <Button icon={<MessageSquarePlus size={20} aria-hidden="true" />} onClick={onNew}>
            {t('newChat')}
          </Button>
        }
      />
    </section>
  )
}

/** What all rows share, the same object until something of it changes. */
function useRowSetting(linkTo: RowSetting['linkTo']): RowSetting {
  const { record } = useCompanyRecord()
  const { data: labels } = useLabels()
  const now = useMinute()
  const zone = zoneOf(record)
  const botOn = record?.BOT_ON ?? false
  return useMemo(
    () => ({ labels: new Map(labels?.map((label) => [label.id, label])), botOn, now, zone, linkTo }),
    [labels, botOn, now, zone, linkTo],
  )
}

function focusList() {
  document.querySelector<HTMLElement>('[data-chat][tabindex="0"]')?.focus()
}
