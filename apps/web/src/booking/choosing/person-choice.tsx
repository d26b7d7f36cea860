import type { BookablePerson } from '@balcao/contract/booking'
import { ListChecks, Users } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
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
  /** Whoever is free may do it, even where one is named alone. */
  mayBeAnybody?: boolean
  /** Present where who does it may be chosen service by service. */
  apart?: { isChosen: boolean; onChoose: () => void } | undefined
}

/** With whom: anybody who is free, or one of those who serve; not asked where there is nobody to choose from. */
export function PersonChoice(props: PersonChoiceProps) {
  const { people, chosen, isPicked, onChoose, asksOfOne = false, mayBeAnybody = false, apart } = props
  const t = useTexts(bookingTexts)
  const id = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const isLost = isPicked && document.activeElement === document.body
    if (isLost) fieldset.current?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true })
  }, [isPicked])
  if (people.length < 2 && !asksOfOne) return null
  const anybody = { agenda_id: null, name: t('anybody') }
  const isApart = apart?.isChosen ?? false
  return (
    <fieldset ref={fieldset}>
      <legend className="mb-2 font-semibold">{t('withWhom')}</legend>
      <div className="flex flex-wrap gap-2">
        {[...(people.length > 1 || mayBeAnybody ? [anybody] : []), ...people].map(
          ({ agenda_id: agenda, name }) => (
            <Choice
              key={agenda ?? 'anybody'}
              group={id}
              name={name}
              isChosen={chosen === agenda && !isApart}
              onChoose={() => onChoose(agenda)}
              icon={
                agenda === null ? (
                  <Users size={18} aria-hidden="true" />
                ) : (
                  <span
                    aria-hidden="true"
                    className="-ml-2 grid size-8 place-items-center rounded-full bg-accent-tint text-sm text-accent-ink"
                  >
                    {initialsOf(name)}
                  </span>
                )
              }
            />
          ),
        )}
        {apart && (
          <Choice
            group={id}
            name={t('byService')}
            isChosen={isApart}
            onChoose={apart.onChoose}
            icon={<ListChecks size={18} aria-hidden="true" />}
          />
        )}
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  group: string
  name: string
  icon: ReactNode
  isChosen: boolean
  onChoose: () => void
}

function Choice({ group, name, icon, isChosen, onChoose }: ChoiceProps) {
  return (
    <label
      className={cx(
        'relative flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-3.5 font-semibold',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--accent)',
        isChosen ? 'border-accent bg-accent text-on-accent' : 'border-line-strong bg-surface hover:bg-sunken',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {icon}
      {name}
    </label>
  )
}
