import { managerPeriods } from '@balcao/domain/manager'
import { Segmented } from '../../ui/choices/segmented'
import type { ChosenPeriod } from '../address'
import { useDaysShown } from '../manager.queries'
import { useWords } from '../words/use-words'
import { CustomDates } from './custom-dates'

interface PeriodPickerProps {
  chosen: ChosenPeriod
  onChoose: (chosen: ChosenPeriod) => void
}

/** Of which days the figures are; chosen dates begin with those on the screen. */
export function PeriodPicker({ chosen, onChoose }: PeriodPickerProps) {
  const { t } = useWords()
  const daysShown = useDaysShown()
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="max-sm:w-full">
        <Segmented
          label={t('period')}
          options={managerPeriods.map((period) => ({ id: period, content: t(`period_${period}`) }))}
          selected={chosen.period}
          onSelect={(period) => onChoose(period === 'custom' ? { period, ...daysShown() } : { period })}
        />
      </div>
      {chosen.period === 'custom' && (
        <CustomDates
          from={chosen.from ?? ''}
          to={chosen.to ?? ''}
          onChoose={(from, to) => onChoose({ period: 'custom', from, to })}
        />
      )}
    </div>
  )
}
