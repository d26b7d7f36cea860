import type { LicenceRequest } from '@balcao/contract/licence'
import { QrCode } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { PixCode } from '../../shared/pix/pix-code'
import { QrImage } from '../../ui/values/qr-image'
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
      <PixCode code={code} t={t} Picture={QrImage}>
        <span className="break-all">{t('reference', { txid: request.txid })}</span>
      </PixCode>
    </div>
  )
}
