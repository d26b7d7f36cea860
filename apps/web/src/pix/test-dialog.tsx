import { useTexts } from '../i18n/language'
import { PixCode } from '../shared/pix/pix-code'
import { Dialog } from '../ui/dialogs/dialog'
import { Callout } from '../ui/notices/callout'
import { QrImage } from '../ui/values/qr-image'
import { Spinner } from '../ui/waiting/spinner'
import { usePixCharge } from './pix.queries'
import { pixTexts } from './texts'

/** A charge of one cent, and what comes of it as it comes. */
export function TestDialog({ txid, onClose }: { txid: string; onClose: () => void }) {
  const t = useTexts(pixTexts)
  const { data: charge } = usePixCharge(txid)
  const state = charge?.state ?? 'making'
  return (
    <Dialog
      title={t('testTitle')}
      description={t('testText')}
      leave={t('close')}
      startsAt="title"
      onClose={onClose}
    >
      {state === 'making' && (
        <p role="status" className="flex min-h-14 items-center gap-3">
          <Spinner size={24} /> {t('testMaking')}
        </p>
      )}
      {state === 'open' && charge?.code && (
        <div className="grid gap-4">
          <PixCode code={charge.code} t={t} Picture={QrImage} />
        </div>
      )}
      {state === 'paid' && (
        <Callout kind="success" live>
          {t('testPaid')}
        </Callout>
      )}
      {state === 'failed' && (
        <Callout kind="danger" live>
          {t('testFailed', { words: charge?.failure ?? '' })}
        </Callout>
      )}
      {state === 'ended' && (
        <Callout kind="warning" live>
          {t('testOver')}
        </Callout>
      )}
    </Dialog>
  )
}
