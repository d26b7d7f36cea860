import type { BookablePerson } from '@balcao/contract/booking'
import { Users } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '../../i18n/language'
import { initialsOf } from '../../shared/words/initials'
import { cx } from '../../ui/look/class-names'
import { bookingTexts } from '../texts'

interface PersonChoiceProps {
  people: readonly BookablePerson[]
  /** Agenda of the chosen one; null is whoever is free. */
  chosen: string | null
  /** They were chosen on this page, which is made anew for each: the focus comes along. */
  isPicked?: boolean | undefined
  onChoose: (agenda: string | null) => void
  /** Somebody else was chosen, who does not do it: even the one who does is asked for. */
  asksOfOne?: boolean
}

/** With whom: anybody who is free, or one of those who serve; not asked where there is nobody to choose from. */
export function PersonChoice({ people, chosen, isPicked, onChoose, asksOfOne = false }: PersonChoiceProps) {
  const t = useTexts(bookingTexts)
  const id = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const isLost = isPicked && document.activeElement === document.body
    if (isLost) fieldset.current?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true })
  }, [isPicked])
  if (people.length < 2 && !asksOfOne) return null
  const anybody = { agenda_id: null, name: t('anybody') }
  return (
    <fieldset ref={fieldset}>
      <legend className="mb-2 font-semibold">{t('withWhom')}</legend>
      <div className="flex flex-wrap gap-2">
        {[...(people.length > 1 ? [anybody] : []), ...people].map(({ agenda_id: agenda, name }) => (
          <label
            key={agenda ?? 'anybody'}
            className={cx(
              'relative flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-3.5 font-semibold',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--accent)',
              chosen === agenda
                ? 'border-accent bg-accent text-on-accent'
                : 'border-line-strong bg-surface hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={id}
              checked={chosen === agenda}
              onChange={() => onChoose(agenda)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {agenda === null ? (
              <Users size={18} aria-hidden="true" />
            ) : (
              <span
                aria-hidden="true"
                className="-ml-2 grid size-8 place-items-center rounded-full bg-accent-tint text-sm text-accent-ink"
              >
                {initialsOf(name)}
              </span>
            )}
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
