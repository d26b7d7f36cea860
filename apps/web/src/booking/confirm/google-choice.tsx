import { CalendarPlus } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { bookingTexts } from '../texts'

interface GoogleChoiceProps {
  chosen: boolean
  onChoose: (chosen: boolean) => void
}

/** Whether the booking goes to the customer's own Google Calendar afterwards. */
export function GoogleChoice({ chosen, onChoose }: GoogleChoiceProps) {
  const t = useTexts(bookingTexts)
  return (
    <div className="grid gap-1.5">
      <Button
        kind="secondary"
        aria-pressed={chosen}
        icon={<CalendarPlus size={20} aria-hidden="true" />}
        onClick={() => onChoose(!chosen)}
        className="aria-pressed:border-accent aria-pressed:bg-accent-tint aria-pressed:text-accent-ink"
      >
        {t('connectGoogle')}
      </Button>
      <p className="text-sm text-ink-soft">{t('connectGoogleHint')}</p>
    </div>
  )
}
