import { eventColour } from '@balcao/domain/scheduling/light'
import { wallTime } from '@balcao/domain/time'
import { useTexts } from '../../../i18n/language'
import { cx } from '../../../ui/look/class-names'
import { colourLooks } from '../../words/look'
import { peopleIn, type ClassTime } from './class-times'
import { classTexts } from './texts'
import { useSeats } from './use-seats'

interface ClassChipProps {
  sitting: ClassTime
  zone: string
  onOpenClass: (key: string) => void
}

/** A class in a day of the month. */
export function ClassChip({ sitting: { key, people }, zone, onOpenClass }: ClassChipProps) {
  const t = useTexts(classTexts)
  const seatsOf = useSeats()
  const [{ service, service_id, starts_at }] = people
  const seats = seatsOf(service_id)
  const count = peopleIn(people)
  return (
    <button
      type="button"
      data-class={key}
      title={`${service}, ${seats > 1 ? t('ofLong', { count, seats }) : t('people', { count })}`}
      onClick={() => onOpenClass(key)}
      className={cx(
        'block min-h-6 w-full truncate rounded-sm border-l-4 px-1 text-left text-sm',
        colourLooks[eventColour(service)].block,
      )}
    >
      <span className="font-semibold tabular-nums">{wallTime(Date.parse(starts_at), zone).time} </span>
      <span className="tabular-nums">{seats > 1 ? `${count}/${seats}` : count}</span> {service}
    </button>
  )
}
