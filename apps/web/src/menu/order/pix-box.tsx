import { QrCode } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { PixCode } from '../../shared/pix/pix-code'
import { Card } from '../../ui/page/card'
import { Money } from '../../ui/values/money'
import { QrImage } from '../../ui/values/qr-image'
import { menuTexts } from '../texts'

/** A static BR Code: drawn for another phone's camera, and to copy on this one. It asks; the shop sees the money. */
export function PixBox({ code, cents }: { code: string; cents: number }) {
  const t = useTexts(menuTexts)
  return (
    <Card className="grid gap-4">
      <h2 className="flex items-center gap-2 text-xl">
        <QrCode size={24} aria-hidden="true" />
        {t('payWithPix')} <Money cents={cents} />
      </h2>
      <PixCode code={code} t={t} Picture={QrImage} />
    </Card>
  )
}
