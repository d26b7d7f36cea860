import type { ComponentProps } from 'react'
import { useTexts } from '../../../i18n/language'
import { Button } from '../../../ui/buttons/button'
import { schedulingTexts } from '../../texts'
import { seriesTexts } from '../series/texts'
import { willTexts } from '../will/texts'
import { WillNotice } from '../will/will-notice'

interface FormFootProps {
  formId: string
  busy: boolean
  /** What the agenda has against it; null until it was asked. */
  warnings: ComponentProps<typeof WillNotice>['warnings'] | null
  agendaId: string | null
  isNew: boolean
  /** A new one that repeats: its dates are seen first. */
  isSeries: boolean
  onCancel: () => void
}

/** What is in the way of an appointment, and the buttons that save it or leave. */
export function FormFoot({ formId, busy, warnings, agendaId, isNew, isSeries, onCancel }: FormFootProps) {
  const t = useTexts(schedulingTexts)
  const tSeries = useTexts(seriesTexts)
  const tWill = useTexts(willTexts)
  const words = busy
    ? t('saving')
    : warnings
      ? tWill(isNew ? 'bookAnyway' : 'saveAnyway')
      : isSeries
        ? tSeries('seeDates')
        : t(isNew ? 'book' : 'save')
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {warnings && (
        <div className="max-h-[45dvh] w-full overflow-y-auto">
          <WillNotice warnings={warnings} agendaId={agendaId} />
        </div>
      )}
      <Button kind="secondary" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button
        type="submit"
        form={formId}
        busy={busy}
        className="flex-1 sm:flex-none"
        // The second half of a double click has read nothing.
        onClick={(event) => warnings && event.detail > 1 && event.preventDefault()}
      >
        {words}
      </Button>
    </div>
  )
}
