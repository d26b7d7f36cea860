import { useTexts } from '../../../i18n/language'
import { Button } from '../../../ui/buttons/button'
import { wizardTexts } from '../texts'

interface StepActionsProps {
  onBack: () => void
  busy?: boolean
  label: string
}

/** Back and on, at the end of a step. */
export function StepActions({ onBack, busy = false, label }: StepActionsProps) {
  const t = useTexts(wizardTexts)
  return (
    <div className="flex gap-3">
      <Button kind="secondary" size="large" disabled={busy} onClick={onBack}>
        {t('back')}
      </Button>
      <Button type="submit" size="large" wide busy={busy}>
        {label}
      </Button>
    </div>
  )
}
