import type { OperatorCompanyDetails } from '@balcao/contract/operator'
import { useTexts } from '../../i18n/language'
import { Time } from '../../ui/values/time'
import { Ago } from '../ago'
import { FactList } from '../fact-list'
import { TitledCard } from '../../ui/page/titled-card'
import { companiesTexts } from './texts'

/** How the parts of a company are, and since when. */
export function HealthCard({ company }: { company: OperatorCompanyDetails }) {
  const t = useTexts(companiesTexts)
  const { channel, google, time_zone: zone } = company
  const when = (at: string | null, none: string) =>
    at === null ? (
      none
    ) : (
      <>
        <Ago at={at} /> (<Time at={at} zone={zone} show="both" />)
      </>
    )
  return (
    <TitledCard title={t('health')}>
      <FactList
        facts={[
          { name: t('lastOrder'), value: when(company.last_order_at, t('noOrder')) },
          { name: t('whatsapp'), value: t(`channel_${channel.state}`) },
          { name: t('lastHeard'), value: when(channel.last_heard_at, t('neverHeard')) },
          ...(company.channel_reason ? [{ name: t('channelReason'), value: company.channel_reason }] : []),
          { name: t('google'), value: t(`google_${google.state}`) },
          ...(google.error ? [{ name: t('googleError'), value: google.error }] : []),
        ]}
      />
      <div className="grid gap-1">
        <h3 className="text-sm font-normal text-ink-soft">{t('stations')}</h3>
        {company.stations.length === 0 && <p className="font-medium">{t('noStation')}</p>}
        <ul className="grid gap-1">
          {company.stations.map((station) => (
            <li key={station.id} className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium break-words">
                {station.name} · {t(`station_${station.kind}`)}
              </span>
              <span className="text-sm text-ink-soft">
                {station.last_seen_at ? <Ago at={station.last_seen_at} /> : t('neverSeen')}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </TitledCard>
  )
}
