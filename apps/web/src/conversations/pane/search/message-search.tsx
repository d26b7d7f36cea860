import type { Chat, Message } from '@balcao/contract/conversations'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../i18n/language'
import { cx } from '../../../ui/look/class-names'
import { IconButton } from '../../../ui/buttons/icon-button'
import { LinkButton } from '../../../ui/buttons/link-button'
import { Skeleton } from '../../../ui/waiting/skeleton'
import { TextInput } from '../../../ui/fields/text-input'
import { Time } from '../../../ui/values/time'
import { useFoundMessages } from '../../data'
import { usePane } from '../pane-context'
import { chatPaneTexts } from '../texts'
import { foundParts, searchWords, snippetOf } from './found-parts'

const restMs = 250
const shortest = 2
const mostFound = 50

interface MessageSearchProps {
  chat: Chat
  /** Folded words to mark in the messages. */
  onWords: (words: readonly string[]) => void
  onClose: () => void
}

/** Finds messages of this conversation; a result is shown among the others, with its words marked. */
export function MessageSearch({ chat, onWords, onClose }: MessageSearchProps) {
  const t = useTexts(chatPaneTexts)
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const wanted = typed.trim().length < shortest ? '' : typed.trim()
  useEffect(() => {
    const timer = setTimeout(() => {
      setQuery(wanted)
      onWords(searchWords(wanted))
    }, restMs)
    return () => clearTimeout(timer)
  }, [wanted, onWords])
  useEffect(() => () => onWords([]), [onWords])

  return (
    <section
      role="search"
      aria-label={t('search')}
      className="flex max-h-[45%] flex-col border-t border-line bg-surface"
    >
      <div className="relative flex items-center gap-1 p-2">
        <Search size={20} aria-hidden="true" className="pointer-events-none absolute left-5 text-ink-soft" />
        <TextInput
          ref={input}
          type="search"
          enterKeyHint="search"
          aria-label={t('searchPlaceholder')}
          placeholder={t('searchPlaceholder')}
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => pressAmongResults(event, onClose)}
          className="pl-10 [&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton label={t('searchClose')} icon={<X size={22} aria-hidden="true" />} onClick={onClose} />
      </div>
      {typed.trim().length === 1 && <p className="px-4 pb-3 text-sm text-ink-soft">{t('searchHint')}</p>}
      {query !== '' && <Results chat={chat} query={query} onClose={onClose} />}
    </section>
  )
}

interface ResultsProps {
  chat: Chat
  query: string
  onClose: () => void
}

function Results({ chat, query, onClose }: ResultsProps) {
  const t = useTexts(chatPaneTexts)
  const { jumpTo, zone } = usePane()
  const { data: found, error, retry } = useFoundMessages(chat.id, query)
  const [chosen, setChosen] = useState<string | null>(null)
  const words = searchWords(query)
  if (error && !found) {
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-3 px-4 pb-2 text-danger-ink">
        {t('searchFailed')}
        <LinkButton onClick={retry}>{t('retry')}</LinkButton>
      </p>
    )
  }
  if (!found) {
    return (
      <div className="grid gap-2 px-4 pb-3">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    )
  }
  const choose = (message: Message) => {
    setChosen(message.id)
    jumpTo(message.waMessageId)
  }
  const sum = found.length >= mostFound ? t('searchMost') : t('searchResults', { count: found.length })
  return (
    <>
      <p role="status" className="px-4 pb-1 text-sm text-ink-soft">
        {found.length === 0 ? t('searchNothing') : sum}
      </p>
      <ul data-results className="min-h-0 overflow-y-auto pb-1">
        {found.map((message) => (
          <li key={message.id}>
            <button
              type="button"
              aria-current={chosen === message.id || undefined}
              onClick={() => choose(message)}
              onKeyDown={(event) => pressAmongResults(event, onClose)}
              className={cx(
                'flex min-h-11 w-full items-baseline gap-3 px-4 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-3',
                chosen === message.id && 'bg-accent-tint',
              )}
            >
              <span className="shrink-0 text-sm text-ink-soft">
                <Time at={message.timestamp} zone={zone} show="both" />
              </span>
              <span className="line-clamp-2 min-w-0 break-words">
                {foundParts(snippetOf(message.text, words), words).map((part, place) =>
                  part.found ? (
                    <mark key={place} className="rounded-sm bg-marigold text-on-marigold">
                      {part.text}
                    </mark>
                  ) : (
                    part.text
                  ),
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Up and down move from the box into the results, through them and back; Escape closes the search. */
function pressAmongResults(event: KeyboardEvent<HTMLElement>, onClose: () => void) {
  if (event.key === 'Escape') {
    event.preventDefault()
    onClose()
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const search = event.currentTarget.closest('[role=search]')
  const stops = [...(search?.querySelectorAll<HTMLElement>('input, [data-results] button') ?? [])]
  const next = step === 0 ? undefined : stops[stops.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
