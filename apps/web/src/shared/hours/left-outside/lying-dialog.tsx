import { formatPhone } from '@balcao/domain/company'
import { useTexts } from '../../../i18n/language'
import { Button } from '../../../ui/buttons/button'
import { LinkButton } from '../../../ui/buttons/link-button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { Time } from '../../../ui/values/time'
import type { LyingAppointment, LyingOrder } from './lying-there'
import { lyingTexts } from './texts'

interface LyingDialogProps {
  /** What is done over them: hours are changed, or days closed. */
  act: 'hours' | 'days'
  appointments: readonly LyingAppointment[]
  /** Of new hours: the orders for later as well. */
  orders?: readonly LyingOrder[]
  /** IANA zone of the company. */
  zone: string
  busy: boolean
  onClose: () => void
  /** It is done all the same; `tell`: their customers are asked to choose another time. */
  onAccept: (tell: boolean) => void
  /** Opens one of them, where that can be done from here. */
  onOpen?: (id: string) => void
}

const listLook = 'grid max-h-64 gap-2 overflow-y-auto sm:grid-cols-2'
const rowLook = 'grid content-start rounded-md border border-line px-3 py-2 break-words'

function titleOf(act: LyingDialogProps['act'], hasAppointments: boolean, hasOrders: boolean) {
  if (act === 'days') return 'daysTitle'
  if (!hasOrders) return 'hoursTitle'
  return hasAppointments ? 'bothTitle' : 'ordersTitle'
}

/** Asks before hours are changed or days closed over appointments, or orders for later: names them; they stay where they are. */
export function LyingDialog(props: LyingDialogProps) {
  const { act, appointments, orders = [], zone, busy, onClose, onAccept, onOpen } = props
  const t = useTexts(lyingTexts)
  return (
    <Dialog
      title={t(titleOf(act, appointments.length > 0, orders.length > 0))}
      description={
        <>
          {appointments.length > 0 && <span className="block">{t('text')}</span>}
          {orders.length > 0 && <span className="block">{t('ordersText')}</span>}
        </>
      }
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
      {orders.length > 0 && (
        <ul aria-label={t('ordersList')} className={listLook}>
          {orders.map(({ id, number, customer_name, customer_phone, fulfilment, scheduled_for }) => (
            <li key={id} className={rowLook}>
              <span className="font-semibold">
                <Time at={scheduled_for} zone={zone} show="moment" />
              </span>
              <span>{t('order', { number, name: customer_name })}</span>
              <span className="text-sm text-ink-soft">
                {t(fulfilment)}
                {customer_phone && (
                  <>
                    {' · '}
                    <span className="whitespace-nowrap tabular-nums">{formatPhone(customer_phone)}</span>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {appointments.length > 0 && (
        <ul aria-label={t('list')} className={listLook}>
          {appointments.map(({ id, client, phone, service, starts_at, professional }) => (
            <li key={id} className={rowLook}>
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
      )}
    </Dialog>
  )
}
