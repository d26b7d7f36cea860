import { useTexts } from '../../i18n/language'
import { Callout } from '../../ui/notices/callout'
import { LinkButton } from '../../ui/buttons/link-button'
import { companyAgendaTexts } from './texts'
import type { EventState } from './use-event-outcome'

interface EventNoticeProps {
  state: EventState | null
  onOpen: (appointmentId: string) => void
}

/** How the event of the appointment that was just made stands, while it is not there (SCHD-17). */
export function EventNotice({ state, onOpen }: EventNoticeProps) {
  const t = useTexts(companyAgendaTexts)
  return (
    <div role="status" className="empty:hidden">
      {state && (
        <Callout
          kind={kinds[state.kind]}
          action={
            state.kind !== 'writing' && (
              <LinkButton className="justify-self-start" onClick={() => onOpen(state.appointmentId)}>
                {t('openAppointment')}
              </LinkButton>
            )
          }
        >
          {state.kind === 'failed' ? (
            <>
              <p>{t('eventFailed')}</p>
              <p>{t('eventFailedKept', { client: state.client })}</p>
            </>
          ) : (
            t(state.kind === 'writing' ? 'writing' : 'eventLate', { client: state.client })
          )}
        </Callout>
      )}
    </div>
  )
}

const kinds = { writing: 'info', late: 'warning', failed: 'danger' } as const
