import { BellRing, VolumeX } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { useMedia } from '../../lib/hooks/use-media'
import { Button } from '../../ui/buttons/button'
import { ordersTexts } from '../texts'
import { bell } from './bell'

interface AlertStripProps {
  unseen: number
  /** The newest of them in words. */
  latest: string | null
  busy: boolean
  failed: boolean
  /** Moves the only new order on; null where there are several, or where it is not known yet. */
  onAccept: (() => void) | null
  onSee: () => void
  onKnow: () => void
}

/**
 * How many new orders wait, in one line of the layout, with 'Aceitar' where it is one, 'Ver' and 'Ciente'. On a phone the
 * words are what is pressed to see a single one: two buttons fit beside them.
 */
export function AlertStrip({ unseen, latest, busy, failed, onAccept, onSee, onKnow }: AlertStripProps) {
  const t = useTexts(ordersTexts)
  const sound = bell.useSoundState()
  const isWide = useMedia('(min-width: 40rem)')
  const isSeenByWords = !isWide && onAccept !== null
  const button = 'shrink-0 max-sm:px-3'
  const words = (
    <>
      <span className={cx('font-bold sm:text-lg', isSeenByWords ? 'truncate text-sm' : 'whitespace-nowrap')}>
        {t('alertNew', { count: unseen })}
      </span>
      {latest && (
        <span className="min-w-0 truncate text-sm font-semibold tabular-nums sm:text-base">{latest}</span>
      )}
    </>
  )
  return (
    <section
      aria-label={t('alerts')}
      data-theme="light"
      className="order-first @container grid min-w-0 animate-fade grid-cols-1 content-center border-b border-marigold bg-marigold px-4 py-0.5 text-ink sm:px-6 lg:px-10 xl:flex-3"
    >
      <div className="flex flex-wrap items-center gap-x-2 sm:gap-x-3">
        <BellRing size={26} aria-hidden="true" className="hidden shrink-0 animate-breathe sm:block" />
        {isSeenByWords ? (
          <button
            type="button"
            disabled={busy}
            onClick={onSee}
            className="grid min-h-11 min-w-24 flex-1 content-center text-left leading-tight underline-offset-4"
          >
            <span className="sr-only">{t('alertSee')}: </span>
            {words}
          </button>
        ) : (
          <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">{words}</p>
        )}
        {sound === 'blocked' && (
          <button
            type="button"
            title={t('soundEnable')}
            onClick={() => void bell.unlock()}
            className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-md font-bold underline underline-offset-4"
          >
            <VolumeX size={22} aria-hidden="true" className="shrink-0" />
            <span className="@max-4xl:sr-only">
              {t('soundBlocked')}: {t('soundEnable')}
            </span>
          </button>
        )}
        <Button kind="secondary" disabled={busy} onClick={onKnow} className={button}>
          {t('alertAcknowledge')}
        </Button>
        {!isSeenByWords && (
          <Button
            kind={onAccept ? 'secondary' : 'primary'}
            disabled={busy}
            onClick={onSee}
            className={button}
          >
            {t('alertSee')}
          </Button>
        )}
        {onAccept && (
          <Button
            key={latest}
            disabled={busy}
            onClick={onAccept}
            className={cx(button, 'max-[22rem]:flex-auto')}
          >
            {t('alertAccept')}
          </Button>
        )}
        {failed && (
          <p role="status" className="w-full pb-1 font-semibold">
            {t('alertSeenFailed')}
          </p>
        )}
      </div>
    </section>
  )
}
