import { Check, Copy, MapPin, Phone } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { copyText } from '../../lib/browser/copy-text'
import { mapLink } from '../../shared/words/map-link'
import { IconButton } from '../../ui/icon-button'
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
        {words !== '' && <CopyPhone text={words} />}
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

function CopyPhone({ text }: { text: string }) {
  const t = useTexts(customerSideTexts)
  const [copied, setCopied] = useState(false)
  const Icon = copied ? Check : Copy
  const copy = async () => setCopied(await copyText(text))
  return (
    <>
      <IconButton
        label={t('copyPhone')}
        icon={<Icon size={18} aria-hidden="true" />}
        onClick={() => void copy()}
      />
      <span role="status" className="sr-only">
        {copied ? t('copied') : ''}
      </span>
    </>
  )
}
