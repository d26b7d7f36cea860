import type { FollowedOrder } from '@balcao/contract/menu'
import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { PixCode } from '../../shared/pix/pix-code'
import { useTimeLeft } from '../../shared/pix/use-time-left'
import { durationWords } from '../../shared/words/duration-words'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Card } from '../../ui/page/card'
import { Money } from '../../ui/values/money'
import { QrImage } from '../../ui/values/qr-image'
import { Spinner } from '../../ui/waiting/spinner'
import { askFreshPix } from '../menu-calls'
import { menuTexts } from '../texts'

interface PixBoxProps {
  order: FollowedOrder
  company: string
  link: string
}

/** What is owed, by a code of the bank's that confirms itself, or by the shop's own, whose money the shop looks for. */
export function PixBox({ order, company, link }: PixBoxProps) {
  const t = useTexts(menuTexts)
  const { pix_copia_e_cola: code, pix_charge: charge } = order
  const left = useTimeLeft(charge?.state === 'open' ? charge.expires_at : null)
  if (code === null && charge === null) return null
  const isLate = charge?.state === 'late' || left === 0
  return (
    <Card className="grid gap-4">
      <h2 className="flex items-center gap-2 text-xl">
        <QrCode size={24} aria-hidden="true" />
        {t('payWithPix')} <Money cents={order.total_cents - order.paid_cents - order.returned_cents} />
      </h2>
      {isLate ? (
        <LateCode company={company} link={link} />
      ) : code === null ? (
        <p role="status" className="flex min-h-14 items-center gap-3">
          <Spinner size={24} /> {t('pixMaking')}
        </p>
      ) : (
        <>
          {left !== null && (
            <p className="font-bold tabular-nums">{t('pixLeft', { time: durationWords(left) })}</p>
          )}
          <PixCode code={code} t={t} Picture={QrImage} {...(charge ? { note: t('pixSelf') } : {})} />
        </>
      )}
    </Card>
  )
}

function LateCode({ company, link }: Omit<PixBoxProps, 'order'>) {
  const t = useTexts(menuTexts)
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const ask = async () => {
    setState('asking')
    try {
      await askFreshPix(company, link)
      // The page, which follows the order, hears of the new one; the bank may also say that the last one can still be paid.
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Callout kind="warning" live>
        {t(state === 'failed' ? 'pixFreshFailed' : 'pixLate')}
      </Callout>
      <Button size="large" busy={state === 'asking'} onClick={() => void ask()}>
        {t('pixFresh')}
      </Button>
    </>
  )
}
