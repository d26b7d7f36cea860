import type { OwnBooking } from '@balcao/contract/booking'
import { CircleCheck, Copy, QrCode } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/language'
import { copyText } from '../../lib/copy-text'
import { lazyPiece } from '../../lib/lazy-piece'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Money } from '../../ui/money'
import { controlClass } from '../../ui/text-input'
import { dayWords } from '../day-words'
import { bookingTexts } from '../texts'
import { wallClock } from '../wall-clock'

// Few appointments ask for a deposit, and the code to copy does without the picture: without it, nothing breaks.
const Qr = lazyPiece(async () => (await import('../../ui/qr-image').catch(() => null))?.QrImage ?? NoPicture)

function NoPicture() {
  return null
}

interface DepositBoxProps {
  deposit: NonNullable<OwnBooking['deposit']>
  /** The company's. */
  zone: string
}

/** The deposit of an appointment: until when, and a BR Code for this phone or another one's camera. */
export function DepositBox({ deposit, zone }: DepositBoxProps) {
  const t = useTexts(bookingTexts)
  const { language } = useLanguage()
  const [copied, setCopied] = useState<boolean | null>(null)
  if (deposit.paid) {
    return (
      <p className="flex items-center gap-2 font-semibold text-ready-ink">
        <CircleCheck size={20} aria-hidden="true" />
        {t('depositPaid')} <Money cents={deposit.cents} />
      </p>
    )
  }
  const due = wallClock(deposit.due_at, zone)
  const code = deposit.pix_copia_e_cola
  return (
    <Card className="grid gap-4">
      <h3 className="flex flex-wrap items-center gap-2 text-xl">
        <QrCode size={24} aria-hidden="true" />
        {t('depositTitle')} <Money cents={deposit.cents} />
      </h3>
      <p>{t('depositBy', { day: dayWords(due.date, language), time: due.time })}</p>
      {code === null ? (
        <p>{t('depositNoKey')}</p>
      ) : (
        <>
          <Suspense fallback={<span className="block h-56" />}>
            <Qr.Piece
              text={code}
              label={t('pixQr')}
              correction="L"
              margin={4}
              className="mx-auto w-56 max-w-full"
            />
          </Suspense>
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
        </>
      )}
    </Card>
  )
}
