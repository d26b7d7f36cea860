import type { Agenda } from '@balcao/contract/scheduling'
import { eventColour } from '@balcao/domain/scheduling/light'
import { Users } from 'lucide-react'
import type { PointerEvent } from 'react'
import { useTexts } from '../../../i18n/language'
import { cx } from '../../../ui/look/class-names'
import type { MinuteSpan } from '../../calendar/hours/minute-spans'
import { useMayWorkIn } from '../../data/own-agenda'
import { placeWords } from '../places/place-words'
import { colourLooks } from '../../words/look'
import { clockWords } from '../../words/when-words'
import { peopleIn, type ClassTime } from './class-times'
import { isAwaited } from './move-class'
import { classTexts } from './texts'
import { useSeats } from './use-seats'

interface ClassBlockProps {
  sitting: ClassTime
  minutes: MinuteSpan
  /** How many lines of text it has room for. */
  lines: number
  /** Where a column holds several people, so that the block says whose it is. */
  agendas: readonly Agenda[]
  isDragged: boolean
  onGrab: (key: string, lasts: number, event: PointerEvent<HTMLElement>) => void
  onOpenClass: (key: string) => void
}

/** A class at its time: how many come, of how many seats. */
export function ClassBlock(props: ClassBlockProps) {
  const { sitting, lines, agendas, isDragged, onGrab, onOpenClass } = props
  const { from, to } = props.minutes
  const t = useTexts(classTexts)
  const seatsOf = useSeats()
  const { key, people } = sitting
  const [first] = people
  const seats = seatsOf(first.service_id)
  const mayWorkIn = useMayWorkIn()
  const count = peopleIn(people)
  const pending = peopleIn(people.filter(({ status }) => status === 'pending'))
  const waits = pending > 0 ? t('pending', { count: pending }) : undefined
  const agenda = agendas.length > 1 ? agendas.find(({ id }) => id === first.agenda_id) : undefined
  const taken = seats > 1 ? `${count}/${seats}` : count
  const where = [agenda?.name, placeWords(first)].filter(Boolean)
  const told = [
    `${clockWords(from)}–${clockWords(to)}`,
    first.service,
    seats > 1 ? t('ofLong', { count, seats }) : t('people', { count }),
    ...where,
    waits,
  ].filter(Boolean)
  return (
    <button
      type="button"
      data-class={key}
      aria-label={told.join(', ')}
      title={[...told, ...people.map(({ client }) => client)].join('\n')}
      onPointerDown={(event) => {
        if (people.some(isAwaited) && mayWorkIn(first.agenda_id)) onGrab(key, to - from, event)
      }}
      onClick={() => onOpenClass(key)}
      className={cx(
        'pointer-events-auto flex size-full min-h-0 flex-col overflow-hidden rounded-md border-l-4 px-1.5 py-0.5 text-left text-sm leading-snug shadow-card transition-shadow select-none hover:shadow-float',
        colourLooks[eventColour(first.service)].block,
        pending > 0 && 'border-dashed',
        isDragged && 'opacity-40',
      )}
    >
      <span className="shrink-0 truncate font-bold">
        <span className="tabular-nums @max-[7.5rem]:hidden">{clockWords(from)}</span>{' '}
        {lines < 2 && <span className="tabular-nums">{taken}</span>} {first.service}
      </span>
      {lines > 1 && (
        <span className="flex min-w-0 items-center gap-1">
          <Users size={14} aria-hidden="true" className="shrink-0" />
          <span className="shrink-0 font-semibold tabular-nums">{taken}</span>
          <span className="truncate">{where.map((one) => `· ${one}`).join(' ')}</span>
        </span>
      )}
      {waits && lines > 2 && <span className="truncate">{waits}</span>}
    </button>
  )
}
