import type { CustomerRecord, EraseReport, OpenThings } from '@balcao/contract/customers'
import { formatPhone } from '@balcao/domain/company'
import { useState } from 'react'
import { Link } from 'react-router'
import { useErrorText } from '../../i18n/error-text'
import { useLanguage, useTexts } from '../../i18n/language'
import { hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { Callout } from '../../ui/notices/callout'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { useEraseCustomer } from '../customers.queries'
import { customersTexts } from '../texts'
import { TextField } from '../../ui/fields/text-field'

interface EraseDialogProps {
  customer: CustomerRecord
  zone: string
  onErased: (report: EraseReport) => void
  onClose: () => void
}

/** Erases after the phone was typed; where something is still open, it says what, and leads there. */
export function EraseDialog({ customer, zone, onErased, onClose }: EraseDialogProps) {
  const t = useTexts(customersTexts)
  const errorText = useErrorText()
  const erase = useEraseCustomer(customer.key)
  const [typed, setTyped] = useState('')
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const [open, setOpen] = useState<OpenThings | null>(null)
  const wanted = customer.phone ? formatPhone(customer.phone) : (customer.conversations[0]?.title ?? '')

  const confirm = async () => {
    setFailure(null)
    setOpen(null)
    try {
      onErased(await erase.mutateAsync(typed))
    } catch (error) {
      if (hasCode(error, 'CUSTOMER_HAS_OPEN')) return setOpen(error.current as OpenThings)
      if (!hasCode(error, 'CONFIRMATION_WRONG', 'INVALID_INPUT'))
        logFailure('a customer was not erased', error)
      setFailure({ error })
    }
  }
  return (
    <ConfirmDialog
      title={t('eraseTitle')}
      description={t('eraseText')}
      keep={t('keep')}
      confirm={t('eraseNow')}
      busy={erase.isPending}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {open && <StillOpen open={open} zone={zone} />}
      <TextField
        label={t(customer.phone ? 'confirmPhone' : 'confirmTitle', { phone: wanted })}
        error={failure ? errorText(failure.error, t('eraseFailed')) : undefined}
        inputMode={customer.phone ? 'tel' : 'text'}
        value={typed}
        maxLength={120}
        onValueChange={setTyped}
      />
    </ConfirmDialog>
  )
}

function StillOpen({ open, zone }: { open: OpenThings; zone: string }) {
  const t = useTexts(customersTexts)
  const { locale } = useLanguage()
  const words = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  })
  const link = 'inline-flex min-h-11 items-center underline'
  return (
    <Callout kind="warning" live>
      <p>{t('openTitle')}</p>
      <ul className="grid gap-1">
        {open.orders.map(({ id, number }) => (
          <li key={id}>
            {t('openOrder', { number })}{' '}
            <Link className={link} to={`/dashboard/orders?order=${id}`}>
              {t('goToOrder')}
            </Link>
          </li>
        ))}
        {open.appointments.map(({ id, service, starts_at: start }) => (
          <li key={id}>
            {t('openAppointment', { service, when: words.format(new Date(start)) })}{' '}
            <Link className={link} to={`/dashboard/schedule?appointment=${id}`}>
              {t('goToAppointment')}
            </Link>
          </li>
        ))}
        {open.waiting > 0 && <li>{t('openWaiting')}</li>}
        {open.sending > 0 && <li>{t('openSending')}</li>}
      </ul>
    </Callout>
  )
}
