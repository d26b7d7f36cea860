import { appointmentsOutOfPlace } from '@balcao/contract/scheduling'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTexts } from '../../../i18n/language'
import { call } from '../../../lib/http/api'
import { TitledCard } from '../../../ui/page/titled-card'
import { Time } from '../../../ui/values/time'
import { agendaKeys } from '../../data/agenda.queries'
import { useZone } from '../../data/time/use-zone'
import { placeWords } from './place-words'
import { placesTexts } from './texts'

/** Appointments to come that stayed in places which are not in use any more; nothing while there are none. */
export function OutOfPlace({ agendaHref }: { agendaHref: string }) {
  const t = useTexts(placesTexts)
  const zone = useZone()
  const { data } = useQuery({
    queryKey: agendaKeys.outOfPlace,
    queryFn: async ({ signal }) => (await call(appointmentsOutOfPlace, { signal })).appointments,
    refetchOnMount: 'always',
  })
  if (!data || data.length === 0) return null
  return (
    <TitledCard title={t('leftTitle')}>
      <p className="text-ink-soft">{t('leftText')}</p>
      <ul aria-label={t('leftTitle')} className="grid gap-2 sm:grid-cols-2">
        {data.map((one) => (
          <li key={one.id} className="grid content-start rounded-md border border-line px-3 py-2 break-words">
            <span className="font-semibold">
              <Time at={one.starts_at} zone={zone} show="moment" />
            </span>
            <Link
              to={`${agendaHref}?appointment=${one.id}`}
              className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline"
            >
              {one.client}
            </Link>
            <span className="text-sm text-ink-soft">
              {one.service} · {placeWords(one)}
            </span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
