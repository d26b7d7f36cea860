import type { PublicAgenda } from '@balcao/contract/booking'
import { Suspense, useEffect } from 'react'
import { useTexts } from '../../i18n/language'
import { lazyPiece } from '../../lib/pieces/lazy-piece'
import { Callout } from '../../ui/notices/callout'
import { bookingTexts } from '../texts'
import { PersonChoice } from '../choosing/person-choice'
import type { Visit, Wanted, Whom } from '../choosing/visit'
import { whoDoes } from './who-does'

// Only visits of several services by several people ask for it; a phone that cannot fetch it books with whoever is free.
const ByService = lazyPiece(
  async () => (await import('./service-by-somebody').catch(() => null))?.ServiceBySomebody ?? (() => null),
)

interface WithWhomProps {
  people: PublicAgenda['people']
  services: PublicAgenda['services']
  /** The service that is wanted, where it is known before the time. */
  wanted: Visit | undefined
  /** The services of a visit that is wanted, each with whom where that was chosen. */
  parts: readonly Wanted[]
  /** Agenda of the chosen one; null is whoever is free. */
  chosen: string | null
  /** They were chosen on this page: the choice stays under the finger. */
  isPicked: boolean | undefined
  onChoose: (agenda: string | null) => void
  onWhom: (whom: readonly Whom['whom'][]) => void
}

/** With whom, of those who do what is wanted, or service by service; said where whoever was chosen does not, or nobody. */
export function WithWhom({ people, services, wanted, parts, onWhom, ...choice }: WithWhomProps) {
  const t = useTexts(bookingTexts)
  const doing = whoDoes(people, wanted ? (wanted.parts?.map(({ id }) => id) ?? [wanted.id]) : [])
  const [only, ...others] = doing
  const doers = parts.map(({ id }) => whoDoes(people, [id]))
  const isVisit = wanted?.parts !== undefined && people.length > 1 && doers.every((some) => some.length > 0)
  // With one for each service, or the same one for all, there is nothing to choose.
  const mayChoose =
    isVisit &&
    doers.some((some) => some.length > 1) &&
    new Set(doers.flat().map((one) => one.agenda_id)).size > 1
  const isApart = mayChoose && choice.chosen === null && parts.some(({ whom }) => whom !== undefined)
  const apart = mayChoose ? { isChosen: isApart, onChoose: () => onWhom(parts.map(() => null)) } : undefined
  useEffect(() => {
    if (isVisit) ByService.preload()
  }, [isVisit])
  const byService = (isApart || (isVisit && !only)) && (
    <Suspense fallback={null}>
      <ByService.Piece services={services} parts={parts} doers={doers} onWhom={onWhom} />
    </Suspense>
  )
  if (!wanted || people.length === 0 || doing.length === people.length) {
    return (
      <>
        <PersonChoice people={people} {...choice} apart={apart} />
        {byService}
      </>
    )
  }
  if (!only) {
    return isVisit && choice.chosen === null ? (
      byService
    ) : (
      <>
        <Callout kind="warning" live>
          {isVisit
            ? t('doesNot', { name: nameOf(people, choice.chosen), service: wanted.name })
            : wanted.parts
              ? t('apart', { services: wanted.name })
              : t('nobodyDoes', { service: wanted.name })}
        </Callout>
        {isVisit && <PersonChoice people={[]} {...choice} asksOfOne mayBeAnybody />}
      </>
    )
  }
  const other = people.find((one) => one.agenda_id === choice.chosen && !doing.includes(one))
  return (
    <>
      {other && (
        <Callout kind="warning" live>
          {t('doesNot', { name: other.name, service: wanted.name })}
        </Callout>
      )}
      {others.length === 0 && !other && !choice.isPicked && !isVisit ? (
        <p className="font-semibold">{t('onlyWith', { name: only.name, service: wanted.name })}</p>
      ) : (
        <PersonChoice people={doing} {...choice} asksOfOne mayBeAnybody={isVisit} apart={apart} />
      )}
      {byService}
    </>
  )
}

const nameOf = (people: PublicAgenda['people'], agenda: string | null) =>
  people.find(({ agenda_id }) => agenda_id === agenda)?.name ?? ''
