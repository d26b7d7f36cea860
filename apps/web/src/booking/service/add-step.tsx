import type { PublicAgenda } from '@balcao/contract/booking'
import { useTexts } from '../../i18n/language'
import type { Picked } from '../choosing/choice'
import { fitsAt, servicesAt } from '../choosing/fitting'
import { visitOf, type Wanted } from '../choosing/visit'
import { bookingTexts } from '../texts'
import { ServiceCard } from './service-card'

interface AddStepProps {
  /** The month of the chosen time. */
  agenda: PublicAgenda
  at: { date: string; start: string }
  /** What the visit has already, in its order. */
  parts: readonly Picked[]
  /** Several people may do the visit, whom this page does not know of. */
  mayBeSeveral: boolean
  onAdd: (service: Picked) => void
  /** To see the times at which all of them can be had. */
  onSeeTimes: (services: readonly Wanted[]) => void
}

/** Another service for the same visit: those that fit after what is chosen first, the others with the reason. */
export function AddStep({ agenda, at, parts, mayBeSeveral, onAdd, onSeeTimes }: AddStepProps) {
  const t = useTexts(bookingTexts)
  const fits = fitsAt(agenda, at)
  const found = servicesAt(agenda, at)
    .filter(({ service }) => parts.every(({ id }) => id !== service.id))
    .flatMap((fit) => {
      const wanted = [...parts, { id: fit.service.id, type: null }]
      const visit = visitOf(agenda.services, wanted)
      return visit ? [{ fit, wanted, whole: fits(visit) }] : []
    })
  const sorted = found.toSorted((a, b) => Number(a.whole.start === null) - Number(b.whole.start === null))
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      {sorted.map(({ fit, wanted, whole }) => (
        <ServiceCard
          key={fit.service.id}
          fit={fit}
          whole={whole}
          mayBeSeveral={mayBeSeveral}
          isChosen={false}
          chosenType={null}
          onChoose={(type) => onAdd({ id: fit.service.id, type })}
          onSeeTimes={() => onSeeTimes(wanted)}
        />
      ))}
      {sorted.length === 0 && <p>{t('nothingToAdd')}</p>}
    </div>
  )
}
