import type { OwnBooking } from '@balcao/contract/booking'
import { CalendarClock, Check, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { bookingTexts } from '../texts'
import { AskBox } from './ask-box'

export type OwnMode = 'look' | 'move' | 'cancel'

interface OwnActionsProps {
  booking: OwnBooking
  mode: OwnMode
  busy: boolean
  onMode: (mode: OwnMode) => void
  onConfirm: () => void
  onCancel: () => void
}

/** What a customer can still do with an appointment. */
export function OwnActions({ booking, mode, busy, onMode, onConfirm, onCancel }: OwnActionsProps) {
  const t = useTexts(bookingTexts)
  const move = useRef<HTMLButtonElement>(null)
  const before = useRef(mode)
  useEffect(() => {
    if (before.current === 'move' && mode === 'look') move.current?.focus()
    before.current = mode
  }, [mode])
  const isOpen = booking.status === 'pending' || booking.status === 'confirmed'
  if (!isOpen || mode === 'move') return null
  return (
    <div className="grid gap-2.5">
      {booking.asks && (
        <Button size="large" busy={busy} icon={<Check size={20} aria-hidden="true" />} onClick={onConfirm}>
          {t(booking.asks === 'offer' ? 'takeOffer' : 'willCome')}
        </Button>
      )}
      {booking.changeable ? (
        <div className="grid gap-2.5 sm:grid-cols-2">
          <Button
            ref={move}
            kind="secondary"
            icon={<CalendarClock size={20} aria-hidden="true" />}
            onClick={() => onMode('move')}
          >
            {t('move')}
          </Button>
          <Button
            kind="danger"
            aria-expanded={mode === 'cancel'}
            icon={<X size={20} aria-hidden="true" />}
            onClick={() => onMode('cancel')}
          >
            {t('cancel')}
          </Button>
        </div>
      ) : (
        <p className="text-ink-soft">{t('tooLate')}</p>
      )}
      {mode === 'cancel' && (
        <AskBox
          question={t('cancelAsk')}
          yes={t('cancelYes')}
          no={t('cancelNo')}
          busy={busy}
          isLoss
          onYes={onCancel}
          onNo={() => onMode('look')}
        />
      )}
    </div>
  )
}
