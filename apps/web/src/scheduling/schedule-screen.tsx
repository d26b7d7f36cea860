import { CalendarOff, CalendarSync, ListEnd, Plus, Settings2 } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../i18n/language'
import { lazyPiece } from '../lib/pieces/lazy-piece'
import { useMay } from '../shared/role/role-scope'
import { useDocumentTitle } from '../lib/hooks/use-document-title'
import { Button } from '../ui/buttons/button'
import { IconButton } from '../ui/buttons/icon-button'
import { Skeleton } from '../ui/waiting/skeleton'
import { Tabs } from '../ui/choices/tabs'
import { SoundButton } from './alerts/sound-button'
import { Callout } from '../ui/notices/callout'
import { useServices } from './data/agenda.queries'
import { useOwnAgenda, WorkScope } from './data/own-agenda'
import { useLiveAgenda } from './data/live-agenda'
import { AppointmentList } from './appointments/list/appointment-list'
import { NoServices } from './appointments/parts/no-services'
import type { SchedulePanel } from './calendar/address/schedule-address'
import { StatCards } from './appointments/parts/stat-cards'
import { schedulingTexts } from './texts'
import { useToday } from './data/time/use-today'
import { useZone } from './data/time/use-zone'
import { usualSpan, useScheduleAddress } from './calendar/address/use-schedule-address'

const { Piece: AgendaView } = lazyPiece(async () => (await import('./calendar/agenda-view')).AgendaView)
const { Piece: AppointmentEditor } = lazyPiece(
  async () => (await import('./appointments/form/appointment-editor')).AppointmentEditor,
)
const { Piece: ClassDialog } = lazyPiece(
  async () => (await import('./services/classes/class-dialog')).ClassDialog,
)
const { Piece: DefineAgenda } = lazyPiece(
  async () => (await import('./calendar/closures/define-agenda')).DefineAgenda,
)
const { Piece: WaitingPanel } = lazyPiece(
  async () => (await import('./appointments/waiting/waiting-panel')).WaitingPanel,
)

interface ScheduleScreenProps {
  /** Bare CNPJ of the signed-in company. */
  cnpj: string
  settingsHref: string
  /** Where the connection to Google Calendar is looked after, and whose it is. */
  googleHref: string
  google: 'company' | 'own'
  /** What must not be overlooked. */
  notice?: ReactNode
}

/** Two beside each other at 320 px. */
const headButton =
  'flex-auto px-2! whitespace-nowrap max-[22rem]:px-1! max-[22rem]:text-sm sm:flex-none sm:px-4!'

/** /dashboard/schedule (APPT-01): the cards, the list by month or the calendar; everything else opens above them. */
export function ScheduleScreen({ cnpj, settingsHref, googleHref, google, notice }: ScheduleScreenProps) {
  const t = useTexts(schedulingTexts)
  useDocumentTitle(t('title'))
  useLiveAgenda()
  const zone = useZone()
  const today = useToday(zone)
  const { shown, show } = useScheduleAddress(today.date)
  const services = useServices()
  const maySet = useMay('scheduling.saveSettings')
  const mayWait = useMay('scheduling.waiting')
  const mayClose = useMay('scheduling.setClosures')
  const maySeeGoogle = useMay(google === 'own' ? 'google.people' : 'google.status')
  const googleWords = t(google === 'own' ? 'myGoogle' : 'google')
  const own = useOwnAgenda()
  const openPanel = (panel: SchedulePanel) => show({ panel })
  const open = (id: string) => openPanel({ kind: 'appointment', id })
  const openNew = () => openPanel({ kind: 'new', at: null })

  return (
    <WorkScope value={own.mayWorkIn}>
      <div className="mx-auto -mt-4 grid max-w-screen-2xl grid-cols-1 gap-2 pb-24 lg:mt-0">
        <div className="flex flex-wrap items-center gap-y-2 sm:gap-x-1">
          <h1 className="mr-auto text-base min-[22.5rem]:text-lg sm:text-2xl">{t('title')}</h1>
          <SoundButton />
          {mayWait && (
            <IconButton
              label={t('waitingList')}
              title={t('waitingList')}
              icon={<ListEnd size={22} aria-hidden="true" />}
              onClick={() => openPanel({ kind: 'waiting' })}
            />
          )}
          {maySeeGoogle && (
            <Link to={googleHref} aria-label={googleWords} title={googleWords} className={iconLink}>
              <CalendarSync size={22} aria-hidden="true" />
            </Link>
          )}
          {maySet && (
            <Link to={settingsHref} aria-label={t('settings')} title={t('settings')} className={iconLink}>
              <Settings2 size={22} aria-hidden="true" />
            </Link>
          )}
          <div className="flex w-full flex-wrap gap-2 sm:w-auto xl:ml-2">
            {mayClose && (
              <Button
                kind="secondary"
                className={headButton}
                icon={<CalendarOff size={20} aria-hidden="true" className="max-sm:hidden" />}
                onClick={() => openPanel({ kind: 'days' })}
              >
                {t('defineAgenda')}
              </Button>
            )}
            <Button
              className={headButton}
              icon={<Plus size={20} aria-hidden="true" className="max-sm:hidden" />}
              onClick={openNew}
            >
              {t('newAppointment')}
            </Button>
          </div>
        </div>
        {services.data?.length === 0 && <NoServices />}
        {notice}
        {own.isLacking && <Callout kind="warning">{t('lacksAgenda')}</Callout>}
        <StatCards isBrief={shown.view === 'agenda'} />
        <Tabs
          label={t('views')}
          selected={shown.view}
          onSelect={(view) => show({ view })}
          tabs={[
            {
              id: 'list',
              label: t('view_list'),
              panel: <AppointmentList zone={zone} onOpen={open} onNew={openNew} />,
            },
            {
              id: 'agenda',
              label: t('view_agenda'),
              panel: (
                <Suspense fallback={<Skeleton className="h-[36rem] rounded-lg" />}>
                  <AgendaView
                    span={shown.span ?? usualSpan()}
                    date={shown.date}
                    zone={zone}
                    onShow={show}
                    onOpen={open}
                    onOpenClass={(of) => openPanel({ kind: 'class', of })}
                    onNew={(at) => openPanel({ kind: 'new', at })}
                  />
                </Suspense>
              ),
            },
          ]}
        />
        <Suspense fallback={null}>
          <OpenPanel panel={shown.panel} cnpj={cnpj} zone={zone} today={today.date} onPanel={openPanel} />
        </Suspense>
      </div>
    </WorkScope>
  )
}

const iconLink =
  'inline-flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink'

interface OpenPanelProps {
  panel: SchedulePanel
  cnpj: string
  zone: string
  today: string
  onPanel: (panel: SchedulePanel) => void
}

/** What stands above the screen. */
function OpenPanel({ panel, cnpj, zone, today, onPanel }: OpenPanelProps) {
  const close = () => onPanel(null)
  const open = (id: string) => onPanel({ kind: 'appointment', id })
  if (panel === null) return null
  if (panel.kind === 'waiting') return <WaitingPanel zone={zone} today={today} onClose={close} />
  if (panel.kind === 'class')
    return (
      <ClassDialog
        of={panel.of}
        zone={zone}
        onOpen={open}
        onNew={(at) => onPanel({ kind: 'new', at })}
        onClose={close}
      />
    )
  if (panel.kind === 'days') return <DefineAgenda zone={zone} onClose={close} onOpen={open} />
  const at = panel.kind === 'new' ? panel.at : null
  return (
    <AppointmentEditor
      key={panel.kind === 'new' ? 'new' : panel.id}
      cnpj={cnpj}
      zone={zone}
      appointmentId={panel.kind === 'new' ? null : panel.id}
      {...(at && {
        prefill: {
          date: at.date,
          time: at.time,
          ...(at.agendaId && { agenda_id: at.agendaId }),
          ...(at.serviceId && { service_id: at.serviceId, also: '' }),
        },
      })}
      onClose={close}
      onOpen={open}
    />
  )
}
