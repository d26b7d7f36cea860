import type { PublicAgenda } from '@balcao/contract/booking'
import { useTexts } from '../../i18n/language'
import { Callout } from '../../ui/notices/callout'
import { bookingTexts } from '../texts'
import { PersonChoice } from '../choosing/person-choice'
import type { Visit } from '../choosing/visit'
import { whoDoes } from './who-does'

interface WithWhomProps {
  people: PublicAgenda['people']
  /** The service that is wanted, where it is known before the time. */
  wanted: Visit | undefined
  /** Agenda of the chosen one; null is whoever is free. */
  chosen: string | null
  /** They were chosen on this page: the choice stays under the finger. */
  isPicked: boolean | undefined
  onChoose: (agenda: string | null) => void
}

/** With whom, of those who do what is wanted; said where whoever was chosen does not, or nobody. */
export function WithWhom({ people, wanted, ...choice }: WithWhomProps) {
  const t = useTexts(bookingTexts)
  const doing = whoDoes(people, wanted ? (wanted.parts?.map(({ id }) => id) ?? [wanted.id]) : [])
  const [only, ...others] = doing
  if (!wanted || people.length === 0 || doing.length === people.length) {
    return <PersonChoice people={people} {...choice} />
  }
  if (!only) {
    return (
      <Callout kind="warning" live>
        {wanted.parts ? t('apart', { services: wanted.name }) : t('nobodyDoes', { service: wanted.name })}
      </Callout>
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
      {others.length === 0 && !other && !choice.isPicked ? (
        <p className="font-semibold">{t('onlyWith', { name: only.name, service: wanted.name })}</p>
      ) : (
        <PersonChoice people={doing} {...choice} asksOfOne />
      )}
    </>
  )
}
