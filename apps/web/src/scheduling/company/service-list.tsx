import { useTexts } from '../../i18n/language'
import { useServices } from '../data/agenda.queries'
import { durationWords } from '../words/duration-words'
import { NoServices } from '../appointments/parts/no-services'
import { schedulingTexts } from '../texts'
import { categoryOf } from './category-of'
import { Panel } from './panel'
import { SectionState } from './section-state'
import { companyAgendaTexts } from './texts'

/** The services that can be booked, with category and duration (SCHD-05, SCHD-06). */
export function ServiceList() {
  const t = useTexts(companyAgendaTexts)
  const tScheduling = useTexts(schedulingTexts)
  const { data: services, error, isFetching, refetch } = useServices()
  return (
    <Panel title={t('services')}>
      {!services && <SectionState error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {services?.length === 0 && <NoServices />}
      {services && services.length > 0 && (
        <ul className="grid grid-cols-1">
          {services.map((service) => (
            <li
              key={service.id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0"
            >
              <span className="min-w-0">
                <span className="font-semibold break-words">{service.name}</span>
                <span className="block text-sm text-ink-soft">{categoryOf(service)}</span>
              </span>
              <span className="whitespace-nowrap tabular-nums">
                {durationWords(tScheduling, service.duration, service.modality)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
