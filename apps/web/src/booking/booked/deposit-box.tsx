import type { OwnBooking } from '@balcao/contract/booking'
import { wallTime } from '@balcao/domain/time'
import { CircleCheck, QrCode } from 'lucide-react'
import { Suspense } from 'react'
import { useLanguage, useTexts } from '../../i18n/language'
import { lazyPiece } from '../../lib/pieces/lazy-piece'
import { PixCode } from '../../shared/pix/pix-code'
import { Card } from '../../ui/page/card'
import { Money } from '../../ui/values/money'
import { dayWords } from '../words/day-words'
import { bookingTexts } from '../texts'

// Few appointments ask for a deposit, and the code to copy does without the picture: without it, nothing breaks.
const Qr = lazyPiece(
  async () => (await import('../../ui/values/qr-image').catch(() => null))?.QrImage ?? NoPicture,
)

function LaterQr(qr: Parameters<typeof Qr.Piece>[0]) {
  return (
    <Suspense fallback={<span className="block h-56" />}>
      <Qr.Piece {...qr} />
    </Suspense>
  )
}

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
  if (deposit.paid) {
    return (
      <p className="flex items-center gap-2 font-semibold text-ready-ink">
        <CircleCheck size={20} aria-hidden="true" />
        {t('depositPaid')} <Money cents={deposit.cents} />
      </p>
    )
  }
  const due = wallTime(Date.parse(deposit.due_at), zone)
  const code = deposit.pix_copia_e_cola
  return (
    <Card className="grid gap-4">
      <h3 className="flex flex-wrap items-center gap-2 text-xl">
        <QrCode size={24} aria-hidden="true" />
        {t('depositTitle')} <Money cents={deposit.cents} />
      </h3>
      <p>{t('depositBy', { day: dayWords(due.date, language), time: due.time })}</p>
      {code === null ? <p>{t('depositNoKey')}</p> : <PixCode code={code} t={t} Picture={LaterQr} />}
    </Card>
  )
}
