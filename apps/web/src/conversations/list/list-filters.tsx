import type { ChatCounts, ChatLabel } from '@balcao/contract/conversations'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/language'
import { Segmented } from '../../ui/choices/segmented'
import { Select } from '../../ui/choices/select'
import { chatShows, type ChatFilter } from '../data/chats/chat-filter'
import { conversationsTexts } from '../texts'

interface ListFiltersProps {
  filter: ChatFilter
  onChange: (change: Partial<ChatFilter>) => void
  labels: readonly ChatLabel[]
  counts: ChatCounts | undefined
  /** Stands at the end. */
  tools: ReactNode
}

const most = 99
const shortNames = { all: 'show_all', unread: 'show_unread', waiting: 'showWaitingShort' } as const

/** All, unread or waiting for a person; and one label, where the company has any. */
export function ListFilters({ filter, onChange, labels, counts, tools }: ListFiltersProps) {
  const t = useTexts(conversationsTexts)
  const countOf = { all: 0, unread: counts?.unread ?? 0, waiting: counts?.waiting ?? 0 }
  return (
    <div className="grid gap-2">
      <Segmented
        label={t('show')}
        selected={filter.show}
        onSelect={(show) => onChange({ show })}
        options={chatShows.map((show) => ({
          id: show,
          title: t(`show_${show}`),
          content: (
            <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
              {t(shortNames[show])}
              {countOf[show] > 0 && (
                <span
                  className={
                    show === 'waiting'
                      ? 'rounded-full bg-danger px-1.5 text-danger-ink tabular-nums'
                      : 'tabular-nums'
                  }
                >
                  {countOf[show] > most ? `${most}+` : countOf[show]}
                </span>
              )}
            </span>
          ),
        }))}
      />
      <div className="flex flex-wrap items-center justify-end">
        {labels.length > 0 && (
          <div className="min-w-0 flex-1 basis-32">
            <Select
              aria-label={t('label')}
              value={filter.label ?? ''}
              onChange={(event) => onChange({ label: event.target.value || null })}
              options={[
                { value: '', label: t('labelAny') },
                ...labels.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </div>
        )}
        {tools}
      </div>
    </div>
  )
}
