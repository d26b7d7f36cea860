import { HandHelping } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { useNow } from '../../lib/hooks/use-now'
import { Button } from '../../ui/buttons/button'
import { conversationsTexts } from '../texts'
import { briefWaitWords, waitWords } from './wait-words'
import type { WaitingChat } from './waiting-chats'

interface WaitingStripProps {
  /** Who waits longest. */
  first: WaitingChat
  /** How many wait. */
  count: number
  onAnswer: () => void
}

/** That a customer waits for a person, in one line of the layout, with the way to answer who waits longest. */
export function WaitingStrip({ first, count, onAnswer }: WaitingStripProps) {
  const t = useTexts(conversationsTexts)
  const now = useNow()
  const words = waitWords(t, { first, count }, now)
  const { who, since } = briefWaitWords(t, { first, count }, now)
  return (
    <section
      aria-label={t('callsRegion')}
      className="@container grid min-w-0 animate-fade grid-cols-1 content-center border-b border-danger-solid bg-danger px-4 py-0.5 text-danger-ink sm:px-6 lg:px-10 xl:flex-2"
    >
      <div className="flex items-center gap-x-2 sm:gap-x-3">
        <HandHelping size={22} aria-hidden="true" className="shrink-0" />
        <p className="line-clamp-1 min-w-0 flex-1 font-semibold break-words @max-lg:sr-only">{words}</p>
        <p aria-hidden="true" className="flex min-w-0 flex-1 gap-1 text-sm font-semibold @lg:hidden">
          <span className="truncate">{who}</span>
          <span className="shrink-0 whitespace-nowrap">{since}</span>
        </p>
        <Button kind="danger" onClick={onAnswer} className="shrink-0 max-sm:px-3">
          {t('callsAnswer')}
        </Button>
      </div>
    </section>
  )
}
