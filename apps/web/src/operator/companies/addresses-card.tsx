import type { OperatorCompanyDetails } from '@balcao/contract/operator'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { notify } from '../../ui/notices/notify'
import { TitledCard } from '../../ui/page/titled-card'
import { ReasonDialog } from '../reason-dialog'
import { useCompanyActs } from './companies.queries'
import { companiesTexts } from './texts'

/** The short addresses that a company holds, each of which an operator may take away from who has no right to it. */
export function AddressesCard({ company }: { company: OperatorCompanyDetails }) {
  const t = useTexts(companiesTexts)
  const [taking, setTaking] = useState<string | null>(null)
  return (
    <TitledCard title={t('addresses')}>
      {company.addresses.length === 0 && <p className="text-ink-soft">{t('noAddresses')}</p>}
      <ul className="grid gap-1 empty:hidden">
        {company.addresses.map(({ address, current }) => (
          <li key={address} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 break-words">
              <a href={`/${address}`} className="font-semibold text-accent-ink underline underline-offset-4">
                /{address}
              </a>{' '}
              {current && <span className="text-ink-soft">({t('addressCurrent')})</span>}
            </span>
            <Button
              kind="secondary"
              aria-label={t('takeAddressOf', { address })}
              onClick={() => setTaking(address)}
            >
              {t('takeAddress')}
            </Button>
          </li>
        ))}
      </ul>
      {taking && <TakeDialog company={company} address={taking} onClose={() => setTaking(null)} />}
    </TitledCard>
  )
}

interface TakeDialogProps {
  company: OperatorCompanyDetails
  address: string
  onClose: () => void
}

function TakeDialog({ company, address, onClose }: TakeDialogProps) {
  const t = useTexts(companiesTexts)
  const errorText = useErrorText()
  const { takeAddress } = useCompanyActs(company.id)
  const submit = (reason: string) =>
    takeAddress.mutate(
      { address, reason },
      {
        onSuccess: () => {
          notify.success(t('addressTaken'))
          onClose()
        },
      },
    )
  return (
    <ReasonDialog
      title={t('takeAddressTitle', { address })}
      description={t('takeAddressText')}
      act={t('takeAddress')}
      busy={takeAddress.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {takeAddress.error && (
        <Callout kind="danger" live>
          {errorText(takeAddress.error, t('takeAddressFailed'))}
        </Callout>
      )}
    </ReasonDialog>
  )
}
