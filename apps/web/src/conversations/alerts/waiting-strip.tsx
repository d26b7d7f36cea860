import { HandHelping } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { useNow } from '../../lib/hooks/use-now'
import { Button } from '../../ui/buttons/button'
import { conversationsTexts } from '../texts'
import { waitWords } from './wait-words'
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
  return (
    <section
      aria-label={t('callsRegion')}
      className="flex animate-fade items-center gap-x-3 border-b border-danger-solid bg-danger px-4 py-0.5 text-danger-ink sm:py-1 sm:px-6 lg:px-10"
    >
      <HandHelping size={22} aria-hidden="true" className="hidden shrink-0 sm:block" />
      <p className="line-clamp-3 min-w-0 flex-1 text-sm leading-tight font-semibold text-balance break-words sm:line-clamp-1 sm:text-base">
        {waitWords(t, { first, count }, useNow())}
      </p>
      <Button kind="danger" onClick={onAnswer} className="shrink-0 max-sm:px-3">
        {t('callsAnswer')}
      </Button>
    </section>
  )
}
