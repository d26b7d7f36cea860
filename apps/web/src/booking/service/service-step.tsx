import type { PublicAgenda } from '@balcao/contract/booking'
import { useTexts } from '../../i18n/language'
import { Callout } from '../../ui/notices/callout'
import type { Choice } from '../choosing/choice'
import { servicesAt } from '../choosing/fitting'
import { bookingTexts } from '../texts'
import { ServiceCard } from './service-card'

interface ServiceStepProps {
  /** The month of the chosen time. */
  agenda: PublicAgenda
  at: { date: string; start: string }
  choice: Choice
  /** Agenda of who was chosen: what they do not do is not shown. */
  person: string | null
  onChoose: (service: { id: string; type: string; start: string }) => void
  onSeeTimes: (serviceId: string) => void
}

/** Step 2: the services by category, the one that was asked for first; those that fit before those that do not. */
export function ServiceStep({ agenda, at, choice, person, onChoose, onSeeTimes }: ServiceStepProps) {
  const t = useTexts(bookingTexts)
  const fits = servicesAt(agenda, at).filter(({ reason }) => person === null || reason !== 'nobody')
  const rank = (fit: (typeof fits)[number]) => (fit.service.id === choice.wish?.id ? 0 : fit.start ? 1 : 2)
  const sorted = fits.toSorted((a, b) => rank(a) - rank(b))
  const categories = [...new Set(sorted.map(({ service }) => service.category))]
  return (
    <div className="grid gap-6">
      {fits.every(({ start }) => start === null) && (
        <Callout kind="warning" live>
          {t('slotGone')}
        </Callout>
      )}
      {categories.map((category) => (
        <section key={category} aria-label={category || t('servicesTitle')} className="grid gap-3">
          {categories.length > 1 && <h3 className="text-lg">{category}</h3>}
          <div className="grid items-start gap-3 sm:grid-cols-2">
            {sorted
              .filter(({ service }) => service.category === category)
              .map((fit) => (
                <ServiceCard
                  key={fit.service.id}
                  fit={fit}
                  isChosen={choice.service?.id === fit.service.id}
                  chosenType={choice.service?.type ?? null}
                  onChoose={(type) =>
                    fit.start && onChoose({ id: fit.service.id, type, start: fit.start.start })
                  }
                  onSeeTimes={() => onSeeTimes(fit.service.id)}
                />
              ))}
          </div>
        </section>
      ))}
    </div>
  )
}
