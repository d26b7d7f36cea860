import { Copy, QrCode } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { copyText } from '../../lib/copy-text'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Money } from '../../ui/money'
import { QrImage } from '../../ui/qr-image'
import { controlClass } from '../../ui/text-input'
import { menuTexts } from '../texts'

/** A static BR Code: drawn for another phone's camera, and to copy on this one. It asks; the shop sees the money. */
export function PixBox({ code, cents }: { code: string; cents: number }) {
  const t = useTexts(menuTexts)
  const [copied, setCopied] = useState<boolean | null>(null)
  return (
    <Card className="grid gap-4">
      <h2 className="flex items-center gap-2 text-xl">
        <QrCode size={24} aria-hidden="true" />
        {t('payWithPix')} <Money cents={cents} />
      </h2>
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
        size="large"
        wide
        icon={<Copy size={20} aria-hidden="true" />}
        onClick={() => void copyText(code).then(setCopied)}
      >
        {t('copyPix')}
      </Button>
      <p role="status" className="text-center font-semibold empty:hidden">
        {copied === true ? t('copied') : copied === false ? t('notCopied') : ''}
      </p>
      <p className="text-sm text-ink-soft">{t('pixHonest')}</p>
    </Card>
  )
}
