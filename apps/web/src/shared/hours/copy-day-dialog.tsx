import { weekdays, type Weekday } from '@balcao/domain/company'
import { useState } from 'react'
import { commonTexts } from '../../i18n/common-texts'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { hoursWords } from './words/hours-words'
import { hoursTexts } from './texts'
import type { DayDraft } from './week-draft'

interface CopyDayDialogProps {
  day: DayDraft
  onCopy: (days: readonly Weekday[]) => void
  onClose: () => void
}

/** Asks which days get the hours of one. */
export function CopyDayDialog({ day, onCopy, onClose }: CopyDayDialogProps) {
  const t = useTexts(hoursTexts)
  const tCommon = useTexts(commonTexts)
  const others = weekdays.filter((dia) => dia !== day.dia)
  const [chosen, setChosen] = useState<readonly Weekday[]>(others.filter((dia) => dia !== 'Domingo'))
  const name = t(`day_${day.dia}`)
  const toggle = (dia: Weekday) =>
    setChosen((now) => (now.includes(dia) ? now.filter((one) => one !== dia) : [...now, dia]))
  return (
    <Dialog
      onClose={onClose}
      title={t('copyTitle', { day: name })}
      description={t('copyText', { day: name, hours: hoursWords(day, t) })}
      leave={tCommon('cancel')}
      actions={
        <Button disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
          {t('copy')}
        </Button>
      }
    >
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="mb-2 font-semibold">{t('copyDays')}</legend>
        {others.map((dia) => (
          <label
            key={dia}
            className="flex min-h-12 items-center gap-3 rounded-md border border-line px-3.5 font-medium has-checked:border-accent has-checked:bg-accent-tint"
          >
            <input
              type="checkbox"
              checked={chosen.includes(dia)}
              onChange={() => toggle(dia)}
              className="size-5 accent-accent"
            />
            {t(`day_${dia}`)}
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
