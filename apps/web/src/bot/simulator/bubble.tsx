import { NotebookPen } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Time } from '../../ui/values/time'
import { ChatText } from '../chat-text'
import { botTexts } from '../texts'
import { lineWords } from './line-words'
import type { Entry } from './simulation'

interface BubbleProps {
  entry: Entry
  zone: string
  onPress: (option: { id: string; title: string }) => void
}

/** One thing on the phone: a message with its options to press, or what happened meanwhile. */
export function Bubble({ entry, zone, onPress }: BubbleProps) {
  const t = useTexts(botTexts)
  if (entry.by === 'system') return <SystemBubble entry={entry} />
  const isBot = entry.by === 'bot'
  return (
    <li className={`grid gap-1 ${isBot ? 'mr-10 justify-items-start' : 'ml-10 justify-items-end'}`}>
      <div
        className={`flex max-w-full flex-wrap items-end gap-x-3 rounded-lg px-3.5 py-2 ${
          isBot ? 'rounded-tl-sm bg-surface' : 'rounded-tr-sm bg-accent-tint text-accent-ink'
        }`}
      >
        <span className="sr-only">{t(isBot ? 'from_bot' : 'from_customer')}: </span>
        {isBot ? (
          <ChatText text={entry.prompt.text} />
        ) : entry.media ? (
          t(`media_${entry.media}`)
        ) : (
          <span className="break-words whitespace-pre-line">{entry.text}</span>
        )}
        <span className="ml-auto text-sm text-ink-soft">
          <Time at={new Date(entry.at).toISOString()} zone={zone} />
        </span>
      </div>
      {isBot && entry.prompt.options.length > 0 && (
        <ol className="grid w-full max-w-80 gap-1">
          {entry.prompt.options.map((option, index) => (
            <li key={option.id}>
              <button
                type="button"
                onClick={() => onPress(option)}
                className="flex min-h-11 w-full items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3 py-1.5 text-left hover:bg-accent-tint"
              >
                <span aria-hidden="true" className="font-mono text-sm text-ink-soft tabular-nums">
                  {index + 1}
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold text-accent-ink">{option.title}</span>
                  {option.description && (
                    <span className="block text-sm break-words text-ink-soft">{option.description}</span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}

function SystemBubble({ entry }: { entry: Extract<Entry, { by: 'system' }> }) {
  const t = useTexts(botTexts)
  const { line } = entry
  return (
    <li className="mx-auto grid max-w-full justify-items-center gap-1.5">
      <p className="rounded-full bg-neutral px-3.5 py-1 text-center text-sm font-medium text-neutral-ink">
        {lineWords(line, t)}
      </p>
      {line.kind === 'hand-over' && (
        <div className="flex max-w-full gap-2.5 rounded-md bg-analysis px-3.5 py-2.5 text-sm text-analysis-ink">
          <NotebookPen size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          <div className="min-w-0">
            <p className="font-semibold">{t('line_summary')}</p>
            <p className="break-words whitespace-pre-line">{line.summary}</p>
          </div>
        </div>
      )}
    </li>
  )
}
