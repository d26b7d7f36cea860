import type { PublicAgenda } from '@balcao/contract/booking'
import { useTexts } from '../../i18n/language'
import { Select } from '../../ui/choices/select'
import { Field } from '../../ui/fields/field'
import { bookingTexts } from '../texts'
import type { Wanted, Whom } from '../choosing/visit'

interface ServiceBySomebodyProps {
  services: PublicAgenda['services']
  /** The services of the visit, in their order. */
  parts: readonly Wanted[]
  /** Who does each of them. */
  doers: readonly (readonly PublicAgenda['people'][number][])[]
  onWhom: (whom: readonly Whom['whom'][]) => void
}

/** Who does each service of a visit, one after the other; a choice where several do it. */
export function ServiceBySomebody({ services, parts, doers, onWhom }: ServiceBySomebodyProps) {
  const t = useTexts(bookingTexts)
  const choose = (place: number, whom: string | null) =>
    onWhom(parts.map((part, nth) => (nth === place ? whom : (part.whom ?? null))))
  return (
    <section aria-label={t('eachWithWhom')} className="grid gap-2">
      <p className="text-ink-soft">{t('inARow')}</p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {parts.map(({ id, whom }, place) => {
          const name = services.find((service) => service.id === id)?.name ?? ''
          const some = doers[place]!
          const [only, ...others] = some
          return (
            <li key={id} className="rounded-md border border-line bg-surface px-4 py-3">
              {only && others.length === 0 ? (
                <p className="break-words">
                  <span className="font-semibold">{name}</span>{' '}
                  <span className="text-ink-soft">{t('withName', { name: only.name })}</span>
                </p>
              ) : (
                <Field label={name}>
                  {(ids) => (
                    <Select
                      {...ids}
                      placeholder={t('anybody')}
                      options={some.map((one) => ({ value: one.agenda_id, label: one.name }))}
                      value={whom ?? ''}
                      onChange={({ target }) => choose(place, target.value || null)}
                    />
                  )}
                </Field>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
