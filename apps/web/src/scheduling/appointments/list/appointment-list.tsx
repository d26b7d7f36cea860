import { useState } from 'react'
import { CalendarPlus } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import { Button } from '../../../ui/buttons/button'
import { EmptyState } from '../../../ui/notices/empty-state'
import { SearchBox } from '../../../ui/fields/search-box'
import { useSummary } from '../../data/agenda.queries'
import { schedulingTexts } from '../../texts'
import { useToday } from '../../data/time/use-today'
import { useLoadFailure } from '../acts/use-load-failure'
import { FoundList } from './found-list'
import { MonthSection } from './month-section'
import { monthGroups } from './month-groups'
import { UpcomingList } from './upcoming-list'
import { NotThereYet } from '../../../ui/notices/not-there-yet'

interface AppointmentListProps {
  zone: string
  onOpen: (id: string) => void
  onNew: () => void
}

/** The list by month (APPT-03): the current month is open from the start, the others load when they are opened; or those of whom one looks for. */
export function AppointmentList({ zone, onOpen, onNew }: AppointmentListProps) {
  const t = useTexts(schedulingTexts)
  const today = useToday(zone)
  const current = today.date.slice(0, 7)
  const summary = useSummary()
  useLoadFailure(summary.error)
  const [search, setSearch] = useState('')
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map())
  if (!summary.data)
    return (
      <NotThereYet
        reading={summary}
        failed={t('loadFailed')}
        t={t}
        bars={['h-14 rounded-lg', 'h-24 rounded-lg', 'h-24 rounded-lg']}
      />
    )
  const { ahead, past } = monthGroups(summary.data.months, current)
  const isOpen = (month: string) => turned.get(month) ?? month === current
  const turn = (month: string) => setTurned((now) => new Map(now).set(month, !isOpen(month)))
  const section = (group: (typeof ahead)[number]) => (
    <MonthSection
      key={group.month}
      group={group}
      zone={zone}
      today={today}
      isOpen={isOpen(group.month)}
      onTurn={() => turn(group.month)}
      onOpen={onOpen}
    />
  )
  const isSearched = search.trim().length > 1
  const months = (
    <>
      {summary.data.stats.total === 0 && (
        <EmptyState
          icon={<CalendarPlus size={30} aria-hidden="true" />}
          title={t('emptyTitle')}
          action={
            <Button size="large" onClick={onNew}>
              {t('newAppointment')}
            </Button>
          }
        >
          {t('emptyText')}
        </EmptyState>
      )}
      <UpcomingList zone={zone} today={today} onOpen={onOpen} />
      {ahead.map(section)}
      {past.length > 0 && <h2 className="mt-2 text-lg">{t('pastMonths')}</h2>}
      {past.map(section)}
    </>
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      {summary.data.stats.total > 0 && (
        <SearchBox
          label={t('searchAppointments')}
          placeholder={t('searchAppointments')}
          value={search}
          onChange={setSearch}
        />
      )}
      {isSearched ? <FoundList search={search.trim()} zone={zone} today={today} onOpen={onOpen} /> : months}
    </div>
  )
}
