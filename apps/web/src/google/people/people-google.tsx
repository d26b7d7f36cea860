import { useId } from 'react'
import { useTexts } from '../../i18n/language'
import { LoadFailure } from '../../ui/notices/load-failure'
import { Card } from '../../ui/page/card'
import { googleTexts } from '../texts'
import { useGooglePeople } from './people.queries'
import { PersonGoogle } from './person-google'

/** The own Google of each who can be booked; nothing where there is nobody. */
export function PeopleGoogle({ zone }: { zone: string }) {
  const t = useTexts(googleTexts)
  const id = useId()
  const people = useGooglePeople()
  if (people.data?.length === 0 || (!people.data && !people.error)) return null
  return (
    <Card className="grid gap-3">
      <h2 id={id} className="text-lg">
        {t('people')}
      </h2>
      <p className="text-ink-soft">{t('peopleText')}</p>
      {!people.data && <LoadFailure title={t('unreadable')} retry={t('retry')} reading={people} />}
      <ul aria-labelledby={id} className="grid">
        {people.data?.map((person) => (
          <li key={person.agenda_id} className="border-t border-line py-4 first:border-t-0 last:pb-0">
            <PersonGoogle person={person} zone={zone} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
