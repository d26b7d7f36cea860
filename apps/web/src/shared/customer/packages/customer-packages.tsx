import { normalizePhone } from '@balcao/domain/company'
import { dateIn } from '@balcao/domain/time'
import { TicketPlus } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '../../../i18n/error-text'
import { useTexts } from '../../../i18n/language'
import { useMinute } from '../../../lib/hooks/use-now'
import { Button } from '../../../ui/buttons/button'
import { Callout } from '../../../ui/notices/callout'
import { LoadingBars } from '../../../ui/waiting/loading-bars'
import { commonTexts } from '../../../i18n/common-texts'
import { PackageCard } from './package-card'
import { usePackages } from './packages.queries'
import { SellDialog } from './sell-dialog'
import { packagesTexts } from './texts'

interface CustomerPackagesProps {
  client: string
  /** As typed; null where nobody knows it. */
  phone: string | null
  /** IANA zone of the company. */
  zone: string
}

/** The packages of one customer, the last one first, and the sale of another. */
export function CustomerPackages({ client, phone, zone }: CustomerPackagesProps) {
  const t = useTexts(packagesTexts)
  const tCommon = useTexts(commonTexts)
  const errorText = useErrorText()
  const { data, error } = usePackages(phone ?? '')
  const today = dateIn(useMinute(), zone)
  const [isSelling, setIsSelling] = useState(false)
  if (phone === null || normalizePhone(phone).length < 10)
    return <p className="text-ink-soft">{t('noPhone')}</p>
  if (!data) {
    return error ? (
      <Callout kind="warning" live>
        {errorText(error, t('loadFailed'))}
      </Callout>
    ) : (
      <LoadingBars label={tCommon('loading')} className="grid gap-2" bars={['h-24']} />
    )
  }
  const { packages, kinds } = data
  return (
    <div className="grid grid-cols-1 gap-3">
      {packages.length === 0 ? (
        <p className="text-ink-soft">{t('empty')}</p>
      ) : (
        <ul className="grid gap-3">
          {packages.map((sold) => (
            <PackageCard key={sold.id} sold={sold} zone={zone} today={today} />
          ))}
        </ul>
      )}
      {kinds.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('noKinds')}</p>
      ) : (
        <Button
          kind="secondary"
          className="justify-self-start"
          disabled={client.trim() === ''}
          icon={<TicketPlus size={18} aria-hidden="true" />}
          onClick={() => setIsSelling(true)}
        >
          {t('sell')}
        </Button>
      )}
      {isSelling && (
        <SellDialog client={client} phone={phone} kinds={kinds} onClose={() => setIsSelling(false)} />
      )}
    </div>
  )
}
