import type { Appointment } from '@balcao/contract/scheduling'
import { Ticket, TicketPlus } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { leftWords } from '../../../shared/customer/packages/package-words'
import { usePackages } from '../../../shared/customer/packages/packages.queries'
import { SellDialog } from '../../../shared/customer/packages/sell-dialog'
import { packagesTexts } from '../../../shared/customer/packages/texts'
import { useMay } from '../../../shared/role/role-scope'
import { Button } from '../../../ui/buttons/button'
import { Switch } from '../../../ui/choices/switch'
import type { AppointmentValues } from '../../appointments/form/appointment-values'
import { usablePackages } from './usable-packages'

interface PackageFieldProps {
  values: AppointmentValues
  /** The appointment that is edited. */
  base: Appointment | null
  /** YYYY-MM-DD. */
  today: string
  onChange: (packageId: string) => void
}

/** Packages of this customer that the appointment can be taken from, each a press away, and the sale of one. */
export function PackageField({ values, base, today, onChange }: PackageFieldProps) {
  const t = useTexts(packagesTexts)
  const maySell = useMay('scheduling.sellPackage')
  const { data } = usePackages(values.phone)
  const [isSelling, setIsSelling] = useState(false)
  if (!maySell || !data) return null
  const usable = usablePackages(data.packages, values, base?.package)
  const fitting = data.kinds.filter(({ service_ids: ids }) => ids.includes(values.service_id))
  const canSell =
    fitting.length > 0 && values.client.trim() !== '' && values.also === '' && values.people === ''
  // Of a booking for several people, or of several services, a session is not taken: that is said, not only left out.
  const alone = { ...values, also: '', people: '' }
  const isRefused = usable.length === 0 && usablePackages(data.packages, alone, base?.package).length > 0
  if (usable.length === 0 && !canSell && !isRefused) return null
  return (
    <section aria-label={t('title')} className="grid gap-2 rounded-lg border border-line p-4">
      {usable.map((one) => (
        <div key={one.id} className="grid gap-0.5">
          <p className="flex items-start gap-2 font-semibold">
            <Ticket size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span className="min-w-0 break-words">
              {t('proposal', { name: one.name, left: leftWords(t, one, today) })}
            </span>
          </p>
          <Switch
            label={t('use')}
            checked={values.package_id === one.id}
            onChange={(isUsed) => onChange(isUsed ? one.id : '')}
          />
        </div>
      ))}
      {isRefused && (
        <p className="flex items-start gap-2">
          <Ticket size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          {values.also === '' ? t('onePerson', { count: values.people }) : t('oneService')}
        </p>
      )}
      {canSell && (
        <Button
          kind="quiet"
          className="justify-self-start"
          icon={<TicketPlus size={18} aria-hidden="true" />}
          onClick={() => setIsSelling(true)}
        >
          {t('sell')}
        </Button>
      )}
      {isSelling && (
        <SellDialog
          client={values.client}
          phone={values.phone}
          kinds={fitting}
          onSold={onChange}
          onClose={() => setIsSelling(false)}
        />
      )}
    </section>
  )
}
