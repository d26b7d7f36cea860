import type { OwnBooking } from '@balcao/contract/booking'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Card } from '../../ui/page/card'
import { PeopleBox } from '../confirm/fields/people-box'
import { bookingTexts } from '../texts'

interface OwnPeopleProps {
  booking: OwnBooking
  busy: boolean
  /** So many were wanted, and there are no seats for them. */
  refused: number | null
  onSave: (people: number) => void
}

/** How many come to a booked class: fewer always, more where there are seats. */
export function OwnPeople({ booking, busy, refused, onSave }: OwnPeopleProps) {
  const t = useTexts(bookingTexts)
  const [wanted, setWanted] = useState<number | null>(null)
  const { people, price_cents } = booking
  const draft = wanted ?? people
  return (
    <Card className="grid gap-3">
      <PeopleBox
        people={draft}
        most={Math.max(people, booking.most_people)}
        onChange={setWanted}
        each={price_cents / people}
        refused={refused === draft ? refused : null}
      />
      {draft > 1 && people === 1 && booking.package && <p>{t('packageOnePerson')}</p>}
      {draft !== people && (
        <div className="flex flex-wrap gap-2.5">
          <Button busy={busy} onClick={() => onSave(draft)}>
            {t('savePeople')}
          </Button>
          <Button kind="secondary" disabled={busy} onClick={() => setWanted(null)}>
            {t('leavePeople')}
          </Button>
        </div>
      )}
    </Card>
  )
}
