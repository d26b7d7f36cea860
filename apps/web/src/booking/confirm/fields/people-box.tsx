import { formatBrl } from '@balcao/domain/money'
import { useTexts } from '../../../i18n/language'
import { Stepper } from '../../../ui/choices/stepper'
import { Field } from '../../../ui/fields/field'
import { bookingTexts } from '../../texts'

export interface PeopleBoxProps {
  people: number
  most: number
  onChange: (people: number) => void
  /** What one person costs, and pays beforehand, in cents; null where it is not known or nothing. */
  each?: number | null
  deposit?: number | null
  /** So many were wanted, and there are no seats for them. */
  refused?: number | null
}

/** How many come: one after the other, as many as can come together, and what that makes. */
export function PeopleBox({ people, most, onChange, each, deposit, refused }: PeopleBoxProps) {
  const t = useTexts(bookingTexts)
  const lines = [
    people > 1 && each
      ? t('eachOf', { count: people, price: formatBrl(each), total: formatBrl(each * people) })
      : null,
    people > 1 && deposit ? t('deposit', { price: formatBrl(deposit * people) }) : null,
  ].filter((line) => line !== null)
  return (
    <Field
      label={t('howMany')}
      hint={t('atMost', { count: most })}
      error={refused ? t('noSeatsFor', { count: refused }) : undefined}
    >
      {(ids) => (
        <div className="grid gap-1.5">
          <div className="w-44">
            <Stepper
              {...ids}
              value={people}
              min={1}
              max={most}
              lessLabel={t('fewerPeople')}
              moreLabel={t('morePeople')}
              onChange={onChange}
            />
          </div>
          {lines.map((line) => (
            <p key={line} className="tabular-nums">
              {line}
            </p>
          ))}
        </div>
      )}
    </Field>
  )
}
