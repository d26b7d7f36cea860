import type { LicenceRequest } from '@balcao/contract/licence'
import { QrCode } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { CopyCode } from '../../ui/copy-code'
import { QrImage } from '../../ui/qr-image'
import { licencePageTexts } from '../page-texts'
import { PlanPrice } from './plan-price'

/** How an open request is paid: a BR Code for another phone's camera and to copy, or whom it is arranged with. */
export function PixCharge({ request }: { request: LicenceRequest }) {
  const t = useTexts(licencePageTexts)
  const code = request.br_code
  if (code === null) return <p>{t('noPix')}</p>
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="flex items-center gap-2 text-lg font-bold">
        <QrCode size={22} aria-hidden="true" />
        {t('payTitle')} <PlanPrice cents={request.price_cents} />
      </p>
      <QrImage text={code} label={t('pixQr')} correction="L" margin={4} className="mx-auto w-56 max-w-full" />
      <CopyCode
        code={code}
        words={{
          label: t('pixCode'),
          copy: t('copyPix'),
          copied: t('copied'),
          notCopied: t('notCopied'),
        }}
      />
      <p className="text-sm text-ink-soft">
        {t('pixHonest')} <span className="break-all">{t('reference', { txid: request.txid })}</span>
      </p>
    </div>
  )
}
