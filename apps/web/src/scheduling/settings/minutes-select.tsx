import { useTexts } from '../../i18n/language'
import type { FieldIds } from '../../ui/fields/field'
import { Select } from '../../ui/choices/select'
import { schedulingTexts, type SchedulingWords } from '../texts'

interface MinutesSelectProps {
  ids: FieldIds
  value: number
  choices: readonly number[]
  /** What 0 is called. */
  none: string
  /** What the others are called, unless they are plain spans. */
  words?: (t: SchedulingWords, minutes: number) => string
  onChange: (minutes: number) => void
}

/** A span of time out of a few; one that an automation set is among them. */
export function MinutesSelect({
  ids,
  value,
  choices,
  none,
  words = spanWords,
  onChange,
}: MinutesSelectProps) {
  const t = useTexts(schedulingTexts)
  const all = [...new Set([...choices, value])].sort((a, b) => a - b)
  return (
    <Select
      {...ids}
      value={String(value)}
      options={all.map((minutes) => ({
        value: String(minutes),
        label: minutes === 0 ? none : words(t, minutes),
      }))}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}

/** '30 min', '2 horas' or '3 dias' of minutes. */
export function spanWords(t: SchedulingWords, minutes: number): string {
  if (minutes > 0 && minutes % 1440 === 0) return t('days', { count: minutes / 1440 })
  if (minutes > 0 && minutes % 60 === 0) return t('hoursCount', { count: minutes / 60 })
  return t('minutes', { count: minutes })
}
