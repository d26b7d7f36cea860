import { parseDurationEntry, type Catalogue } from '@balcao/domain/catalogue'
import { unitMinutes, unitsOf, type Modality } from '@balcao/domain/modality'
import { typedWhole } from '@balcao/domain/text'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { cx } from '../../../ui/look/class-names'
import { controlClass } from '../../../ui/fields/text-input'
import { useCatalogue } from '../../catalogue-context'
import { catalogueTexts } from '../../texts'
import { useBackToPencil, useInlineKeys, useSelectedField } from '../acts/use-inline-keys'

interface InlineDurationProps {
  minutes: number | null
  modality: Modality
  name: string
  onSave: (minutes: number, from: Catalogue) => void
}

/** How long a service takes, edited after one click (CATAL-05): digits of minutes, or of days of 480 (CATAL-52, 53). */
export function InlineDuration({ minutes, modality, name, onSave }: InlineDurationProps) {
  const t = useTexts(catalogueTexts)
  const { store } = useCatalogue()
  const [from, setFrom] = useState<Catalogue | null>(null)
  const button = useBackToPencil(from !== null)
  if (from) {
    return (
      <DurationEditor
        minutes={minutes}
        modality={modality}
        label={t('durationOf', { name })}
        onSave={(typed) => onSave(typed, from)}
        onEnd={() => setFrom(null)}
      />
    )
  }
  return (
    <button
      ref={button}
      type="button"
      aria-label={`${t('editDuration', { name })}: ${durationWords(t, minutes, modality)}`}
      onClick={() => setFrom(store.view() ?? null)}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-md border border-line px-2.5 font-medium whitespace-nowrap tabular-nums transition-colors hover:bg-sunken pointer-coarse:min-h-11"
    >
      <Clock size={16} aria-hidden="true" className="text-ink-soft" />
      {durationWords(t, minutes, modality)}
    </button>
  )
}

const unitWords = {
  tempo: { count: 'minutes', unit: 'minutesUnit' },
  dia: { count: 'days', unit: 'daysUnit' },
} as const satisfies Record<Modality, object>

type Words = ReturnType<typeof useTexts<typeof catalogueTexts.pt>>

/** '60 min', or for a service by the day '2 dias'. */
export function durationWords(t: Words, minutes: number | null, modality: Modality): string {
  if (minutes === null) return t('durationUnset')
  return t(unitWords[modality].count, { count: unitsOf(minutes, modality) })
}

function DurationEditor({
  minutes,
  modality,
  label,
  onSave,
  onEnd,
}: Omit<InlineDurationProps, 'name' | 'onSave'> & {
  label: string
  onSave: (minutes: number) => void
  onEnd: () => void
}) {
  const t = useTexts(catalogueTexts)
  const unit = unitMinutes(modality)
  const [began] = useState(minutes === null ? '' : String(Math.round(minutes / unit)))
  const [typed, setTyped] = useState(began)
  const save = () => {
    const entered = parseDurationEntry(typed, modality)
    if (entered !== null && typed !== began) onSave(entered)
    onEnd()
  }
  const keys = useInlineKeys({ dirty: typed !== began, onSave: save, onCancel: onEnd })
  const field = useSelectedField<HTMLInputElement>()
  return (
    <span className="inline-flex items-center gap-2">
      <input
        {...keys}
        ref={field}
        type="text"
        inputMode="numeric"
        aria-label={label}
        value={typed}
        onChange={(event) => setTyped(typedWhole(event.target.value).slice(0, 6))}
        className={cx(controlClass, 'min-h-11 w-24 text-right tabular-nums')}
      />
      {t(unitWords[modality].unit)}
    </span>
  )
}
