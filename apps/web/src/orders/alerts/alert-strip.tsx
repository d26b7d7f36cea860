import { BellRing, VolumeX } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/class-names'
import { Button } from '../../ui/button'
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

/** How many new orders wait, in one line of the layout, with 'Aceitar' where it is one, 'Ver' and 'Ciente'. */
export function AlertStrip({ unseen, latest, busy, failed, onAccept, onSee, onKnow }: AlertStripProps) {
  const t = useTexts(ordersTexts)
  const sound = bell.useSoundState()
  const button = cx('shrink-0 px-3', onAccept && 'max-sm:flex-auto')
  return (
    <section
      aria-label={t('alerts')}
      data-theme="light"
      className={cx(
        'flex animate-fade items-center gap-x-3 bg-marigold py-1.5 pr-2 pl-4 text-ink sm:px-6 lg:px-10',
        onAccept && 'max-sm:flex-wrap max-sm:gap-y-1',
      )}
    >
      <BellRing size={26} aria-hidden="true" className="hidden shrink-0 animate-breathe sm:block" />
      <div
        className={cx(
          'flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3',
          onAccept && 'max-sm:basis-full max-sm:flex-nowrap',
        )}
      >
        <p className="font-bold whitespace-nowrap sm:text-lg">{t('alertNew', { count: unseen })}</p>
        {latest && (
          <p className="min-w-0 truncate text-sm font-semibold tabular-nums sm:text-base">{latest}</p>
        )}
        {failed && (
          <p role="status" className="w-full font-semibold">
            {t('alertSeenFailed')}
          </p>
        )}
        {sound === 'blocked' && (
          <button
            type="button"
            onClick={() => void bell.unlock()}
            className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-left font-bold underline underline-offset-4"
          >
            <VolumeX size={20} aria-hidden="true" className="shrink-0" />
            {t('soundBlocked')}: {t('soundEnable')}
          </button>
        )}
      </div>
      <Button kind="secondary" disabled={busy} onClick={onKnow} className={button}>
        {t('alertAcknowledge')}
      </Button>
      <Button kind={onAccept ? 'secondary' : 'primary'} disabled={busy} onClick={onSee} className={button}>
        {t('alertSee')}
      </Button>
      {onAccept && (
        <Button key={latest} disabled={busy} onClick={onAccept} className={button}>
          {t('alertAccept')}
        </Button>
      )}
    </section>
  )
}
