import { isByDay, unitsOf } from '@balcao/domain/modality'
import { STANDARD_PRICE } from '@balcao/domain/catalogue'
import { formatBrl } from '@balcao/domain/money'
import { ChevronRight, Clock } from 'lucide-react'
import { useTexts, type Translate } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { LinkButton } from '../../ui/buttons/link-button'
import { LengthWords, PriceWords } from '../words/range-words'
import { lengthRange, priceRange, type ServiceFit } from '../choosing/fitting'
import { bookingTexts } from '../texts'

interface ServiceCardProps {
  fit: ServiceFit
  /** It would be added to a visit: how the whole fits with it. */
  whole?: ServiceFit
  /** With it several people may do the visit, at times that are known later. */
  mayBeSeveral?: boolean
  isChosen: boolean
  /** The chosen price type, when it is this service. */
  chosenType: string | null
  onChoose: (type: string) => void
  /** To see the times at which this service can be had. */
  onSeeTimes: () => void
}

/** A service (BOOK-12 to BOOK-14). One that does not fit the chosen time steps back and says why. */
export function ServiceCard(props: ServiceCardProps) {
  const { fit, whole, mayBeSeveral = false, isChosen, chosenType, onChoose, onSeeTimes } = props
  const t = useTexts(bookingTexts)
  const { service, ways } = fit
  const judged = whole ?? fit
  const { start } = judged
  const [only] = service.prices
  const units = unitsOf(service.duration, service.modalidade)
  const isOnePrice = service.prices.length === 1 && only !== undefined
  return (
    <article
      aria-label={service.name}
      className={cx(
        'rounded-lg border p-4',
        start === null
          ? 'border-line bg-sunken text-ink-soft'
          : isChosen
            ? 'border-accent bg-surface shadow-card ring-1 ring-accent'
            : 'border-line bg-surface shadow-card',
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <h4 className="text-lg font-bold break-words">{service.name}</h4>
        <p className="shrink-0 text-right font-semibold whitespace-nowrap">
          <PriceWords {...priceRange(ways.length > 0 ? ways : [service])} />
        </p>
      </div>
      {service.description && <p className="mt-1 text-ink-soft">{service.description}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <span className="flex items-center gap-1.5 font-semibold">
          <Clock size={16} aria-hidden="true" />
          <LengthWords {...lengthOf(fit)} modality={service.modalidade} />
        </span>
        {service.deposit_cents > 0 && (
          <span>{t('deposit', { price: formatBrl(service.deposit_cents) })}</span>
        )}
        {start?.left !== undefined && (
          <span className="font-semibold">{t('seatsLeft', { count: start.left })}</span>
        )}
        {isByDay(service.modalidade) && start && <span>{t('beginsAt', { time: start.time })}</span>}
      </p>
      {start === null ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-4">
          <p className="font-medium">
            {whole?.reason === 'nobody' && ways.length > 0
              ? t(mayBeSeveral ? 'bySeveral' : 'apart', { services: whole.service.name })
              : whyNot(t, judged, units)}
          </p>
          {(judged.reason !== 'nobody' || (mayBeSeveral && whole && ways.length > 0)) && (
            <LinkButton onClick={onSeeTimes}>{t('seeTimes', { name: judged.service.name })}</LinkButton>
          )}
        </div>
      ) : isOnePrice ? (
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={() => onChoose(only.type)}
          className={cx('mt-3', chooseClass)}
        >
          {t(whole ? 'add' : 'choose', { name: service.name })}
          <ChevronRight size={20} aria-hidden="true" className="shrink-0" />
        </button>
      ) : (
        <div role="group" aria-label={t('chooseType', { name: service.name })} className="mt-3 grid gap-2">
          {service.prices.map(({ type }) => (
            <button
              key={type}
              type="button"
              aria-pressed={isChosen && chosenType === type}
              onClick={() => onChoose(type)}
              className={chooseClass}
            >
              <span className="text-left">{type === STANDARD_PRICE ? service.name : type}</span>
              <span className="flex items-center gap-2">
                <PriceWords {...priceRange(ways, type)} />
                <ChevronRight size={20} aria-hidden="true" className="shrink-0" />
              </span>
            </button>
          ))}
        </div>
      )}
    </article>
  )
}

const chooseClass = cx(
  'flex min-h-12 w-full items-center justify-between gap-3 rounded-md border border-accent px-4 py-1 text-left font-semibold text-accent-ink transition-colors',
  'hover:bg-accent-tint aria-pressed:bg-accent-tint',
)

/** Why a service cannot be had at the chosen time. */
function whyNot(t: Translate<typeof bookingTexts.pt>, fit: ServiceFit, units: number): string {
  switch (fit.reason) {
    case 'room':
      return t('noRoom', { minutes: lengthOf(fit).from, free: fit.free })
    case 'days':
      return t('noDays', { count: units })
    case 'people':
      return t('noPerson')
    case 'nobody':
      return t('nobodyDoes', { service: fit.service.name })
    default:
      return t('noNeighbours')
  }
}

const lengthOf = ({ ways, service }: ServiceFit) =>
  lengthRange(ways.length > 0 ? ways : [{ minutes: service.duration }])
