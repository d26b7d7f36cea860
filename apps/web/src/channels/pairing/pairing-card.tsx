import { RefreshCw } from 'lucide-react'
import type { Channel } from '@balcao/contract/channels'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Skeleton } from '../../ui/waiting/skeleton'
import type { ChannelActs } from '../channel.queries'
import { channelsTexts } from '../texts'
import { useActFailure } from '../use-act-failure'
import { useQrClock } from './use-qr-clock'

interface PairingCardProps {
  qr: Channel['qr']
  connect: ChannelActs['connect']
}

/** The QR code as large as the screen lets it be, what to do with it, and how long it is still good. */
export function PairingCard({ qr, connect }: PairingCardProps) {
  const t = useTexts(channelsTexts)
  const failed = useActFailure()
  const { left, begin } = useQrClock(qr?.image ?? null, () => {
    if (!connect.isPending) connect.mutate()
  })
  const age = connect.isPending ? t('qrRenewing') : left > 0 ? t('qrAge', { count: left }) : t('qrTired')
  return (
    <div className="grid gap-6 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] sm:items-start">
      <div className="grid justify-items-center gap-3">
        {qr ? (
          <img
            src={qr.image}
            alt={t('qrLabel')}
            data-theme="light"
            className={`aspect-square w-full max-w-80 rounded-lg border border-line bg-surface p-3 transition-opacity ${
              left === 0 ? 'opacity-30' : ''
            }`}
          />
        ) : (
          <Skeleton className="aspect-square w-full max-w-80 rounded-lg" />
        )}
        <p className="text-sm text-ink-soft tabular-nums">{qr ? age : t('noQr')}</p>
        <Button
          kind={left === 0 ? 'primary' : 'secondary'}
          busy={connect.isPending}
          icon={<RefreshCw size={18} aria-hidden="true" />}
          onClick={() => {
            begin()
            connect.mutate(undefined, { onError: failed })
          }}
        >
          {t('newCode')}
        </Button>
      </div>
      <div className="grid gap-5">
        <Steps />
        {qr?.pairing_code && (
          <div className="grid gap-2 rounded-md bg-sunken p-4">
            <p>{t('pairingCode')}</p>
            <p className="font-mono text-2xl font-bold tracking-[0.15em] break-all select-all">
              {qr.pairing_code}
            </p>
          </div>
        )}
      </div>
    </div>
  )
}

function Steps() {
  const t = useTexts(channelsTexts)
  const [before, after] = t('step2', { menu: '\n' }).split('\n')
  const steps = [
    t('step1'),
    <>
      {before}
      <strong>{t('step2Menu')}</strong>
      {after}
    </>,
    t('step3'),
    t('step4'),
  ]
  return (
    <ol aria-label={t('steps')} className="grid gap-3">
      {steps.map((step, index) => (
        // oxlint-disable-next-line no-array-index-key -- the steps never change their places
        <li key={index} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-tint font-bold text-accent-ink"
          >
            {index + 1}
          </span>
          <span className="min-w-0 pt-1 text-lg">{step}</span>
        </li>
      ))}
    </ol>
  )
}
