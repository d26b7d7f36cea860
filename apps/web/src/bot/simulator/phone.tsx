import { Image, MapPin, Mic, SendHorizontal } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Form } from '../../ui/fields/form'
import { IconButton } from '../../ui/buttons/icon-button'
import { TextInput } from '../../ui/fields/text-input'
import { botTexts } from '../texts'
import { Bubble } from './bubble'
import type { Entry, Media } from './simulation'

interface PhoneProps {
  shop: string
  zone: string
  entries: readonly Entry[]
  onSay: (text: string, replyId?: string) => void
  onSend: (media: Media) => void
}

const medias = [
  ['audio', 'sendAudio', Mic],
  ['image', 'sendPhoto', Image],
  ['location', 'sendLocation', MapPin],
] as const

/** The customer's phone: what was said, and a box to write in. */
export function Phone({ shop, zone, entries, onSay, onSend }: PhoneProps) {
  const t = useTexts(botTexts)
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const count = entries.length
  useEffect(() => {
    if (count > 0) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [count])

  const say = (words: string, replyId?: string) => {
    onSay(words, replyId)
    input.current?.focus()
  }
  const send = () => {
    if (text.trim() === '') return
    setText('')
    say(text)
  }
  return (
    <section
      aria-label={t('phone')}
      className="mx-auto flex h-[min(36rem,calc(100dvh-9rem))] min-h-96 w-full max-w-md flex-col overflow-hidden rounded-xl border-4 border-line-strong bg-sunken shadow-card"
    >
      <header className="flex items-baseline gap-2 bg-tile px-4 py-2.5 text-on-tile">
        <p className="min-w-0 truncate font-bold">{shop}</p>
        <p className="text-sm whitespace-nowrap">{t('phoneStatus')}</p>
      </header>
      <div
        ref={log}
        role="log"
        aria-label={t('transcript')}
        // oxlint-disable-next-line no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3"
      >
        {count === 0 ? (
          <p className="p-6 text-center text-ink-soft">{t('transcriptEmpty')}</p>
        ) : (
          <ol className="grid grid-cols-1 gap-2.5">
            {entries.map((entry) => (
              <Bubble key={entry.id} entry={entry} zone={zone} onPress={({ id, title }) => say(title, id)} />
            ))}
          </ol>
        )}
      </div>
      <Form onSend={send} className="grid gap-1 border-t border-line bg-surface p-2">
        <div className="flex gap-1">
          <TextInput
            ref={input}
            aria-label={t('message')}
            placeholder={t('messagePlaceholder')}
            autoComplete="off"
            maxLength={1000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button
            type="submit"
            aria-label={t('sendMessage')}
            className="grid size-12 shrink-0 place-items-center rounded-md bg-accent text-on-accent hover:bg-accent-strong"
          >
            <SendHorizontal size={22} aria-hidden="true" />
          </button>
        </div>
        <div className="flex gap-1">
          {medias.map(([media, label, Icon]) => (
            <IconButton
              key={media}
              label={t(label)}
              title={t(label)}
              icon={<Icon size={20} aria-hidden="true" />}
              onClick={() => onSend(media)}
            />
          ))}
        </div>
      </Form>
    </section>
  )
}
