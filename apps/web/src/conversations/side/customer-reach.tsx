import { MapPin, Phone } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { mapLink } from '../../shared/words/map-link'
import { CopyIconButton } from '../../ui/buttons/copy-button'
import { phoneWords } from './order-prefill'
import { customerSideTexts } from './texts'

interface CustomerReachProps {
  phone: string | null
  /** Street and neighbourhood as one line; empty when unknown. */
  address: string
}

/** Where a customer is reached: phone and address. */
export function CustomerReach({ phone, address }: CustomerReachProps) {
  const t = useTexts(customerSideTexts)
  const words = phoneWords(phone)
  return (
    <dl className="grid gap-1">
      <dt className="sr-only">{t('phone')}</dt>
      <dd className="flex min-h-11 items-center gap-2.5">
        <Phone size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
        <span className="min-w-0 flex-1 tabular-nums">{words === '' ? t('phoneHidden') : words}</span>
        {words !== '' && <CopyIconButton text={words} label={t('copyPhone')} />}
      </dd>
      {address !== '' && (
        <>
          <dt className="sr-only">{t('address')}</dt>
          <dd>
            <a
              href={mapLink(address)}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-11 items-center gap-2.5 rounded-sm hover:underline"
            >
              <MapPin size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
              <span className="min-w-0 break-words">{address}</span>
            </a>
          </dd>
        </>
      )}
    </dl>
  )
}
