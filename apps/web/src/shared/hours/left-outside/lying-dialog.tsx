import { formatPhone } from '@balcao/domain/company'
import { useTexts } from '../../../i18n/language'
import { Button } from '../../../ui/buttons/button'
import { LinkButton } from '../../../ui/buttons/link-button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { Time } from '../../../ui/values/time'
import type { LyingAppointment } from './lying-there'
import { lyingTexts } from './texts'

interface LyingDialogProps {
  /** What is done over them: hours are changed, or days closed. */
  act: 'hours' | 'days'
  appointments: readonly LyingAppointment[]
  /** IANA zone of the company. */
  zone: string
  busy: boolean
  onClose: () => void
  /** It is done all the same; `tell`: their customers are asked to choose another time. */
  onAccept: (tell: boolean) => void
  /** Opens one of them, where that can be done from here. */
  onOpen?: (id: string) => void
}

/** Asks before hours are changed or days closed over appointments: names them; they stay where they are. */
export function LyingDialog(props: LyingDialogProps) {
  const { act, appointments, zone, busy, onClose, onAccept, onOpen } = props
  const t = useTexts(lyingTexts)
  return (
    <Dialog
      title={t(act === 'hours' ? 'hoursTitle' : 'daysTitle')}
      description={t('text')}
      leave={t('back')}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" disabled={busy} onClick={() => onAccept(false)}>
            {t(act === 'hours' ? 'saveOnly' : 'closeOnly')}
          </Button>
          <Button busy={busy} onClick={() => onAccept(true)}>
            {t(act === 'hours' ? 'saveAndTell' : 'closeAndTell')}
          </Button>
        </>
      }
      width="wide"
    >
      <ul aria-label={t('list')} className="grid max-h-64 gap-2 overflow-y-auto sm:grid-cols-2">
        {appointments.map(({ id, client, phone, service, starts_at, professional }) => (
          <li key={id} className="grid content-start rounded-md border border-line px-3 py-2 break-words">
            <span className="font-semibold">
              <Time at={starts_at} zone={zone} show="moment" />
            </span>
            {onOpen ? (
              <LinkButton className="-my-2.5 justify-self-start text-left" onClick={() => onOpen(id)}>
                {client}
              </LinkButton>
            ) : (
              <span>{client}</span>
            )}
            <span className="text-sm text-ink-soft">
              {professional ? t('serviceWith', { service, name: professional }) : service} ·{' '}
              <span className="whitespace-nowrap tabular-nums">{formatPhone(phone)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
