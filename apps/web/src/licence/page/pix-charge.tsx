import type { LicenceRequest } from '@balcao/contract/licence'
import { Copy, QrCode } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { copyText } from '../../lib/copy-text'
import { Button } from '../../ui/button'
import { QrImage } from '../../ui/qr-image'
import { controlClass } from '../../ui/text-input'
import { licencePageTexts } from '../page-texts'
import { PlanPrice } from './plan-price'

/** How an open request is paid: a BR Code for another phone's camera and to copy, or whom it is arranged with. */
export function PixCharge({ request }: { request: LicenceRequest }) {
  const t = useTexts(licencePageTexts)
  const [copied, setCopied] = useState<boolean | null>(null)
  const code = request.br_code
  if (code === null) return <p>{t('noPix')}</p>
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="flex items-center gap-2 text-lg font-bold">
        <QrCode size={22} aria-hidden="true" />
        {t('payTitle')} <PlanPrice cents={request.price_cents} />
      </p>
      <QrImage text={code} label={t('pixQr')} correction="L" margin={4} className="mx-auto w-56 max-w-full" />
      <textarea
        readOnly
        rows={3}
        aria-label={t('pixCode')}
        value={code}
        onFocus={(event) => event.target.select()}
        className={`${controlClass} py-2 font-mono text-sm break-all`}
      />
      <Button
        wide
        icon={<Copy size={20} aria-hidden="true" />}
        onClick={() => void copyText(code).then(setCopied)}
      >
        {t('copyPix')}
      </Button>
      <p role="status" className="text-center font-semibold empty:hidden">
        {copied === true ? t('copied') : copied === false ? t('notCopied') : ''}
      </p>
      <p className="text-sm text-ink-soft">
        {t('pixHonest')} <span className="break-all">{t('reference', { txid: request.txid })}</span>
      </p>
    </div>
  )
}
