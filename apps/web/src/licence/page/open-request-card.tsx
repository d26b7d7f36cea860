import type { LicenceRequest } from '@balcao/contract/licence'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { Badge } from '../../ui/values/badge'
import { Button } from '../../ui/buttons/button'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { notify } from '../../ui/notices/notify'
import { Time } from '../../ui/values/time'
import { useCancelLicenceRequest } from '../licence.queries'
import { licencePageTexts } from '../page-texts'
import { TitledCard } from '../../ui/page/titled-card'
import { PixCharge } from './pix-charge'

interface OpenRequestCardProps {
  request: LicenceRequest
  /** IANA zone of the company. */
  zone: string
  mayCancel: boolean
}

/** The request that waits for the operator: what it asks for, how it is paid, and the way to take it back. */
export function OpenRequestCard({ request, zone, mayCancel }: OpenRequestCardProps) {
  const t = useTexts(licencePageTexts)
  const errorText = useErrorText()
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useCancelLicenceRequest({
    done: () => notify.success(t('cancelled')),
    failed: (error) => {
      setIsAsking(false)
      notify.error(errorText(error, t('cancelFailed')))
    },
  })
  return (
    <TitledCard
      fill
      title={t('openTitle')}
      aside={<Badge tone="analysis">{t(`kind_${request.kind}`)}</Badge>}
    >
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <div className="grid content-start justify-items-start gap-3">
          <p className="text-2xl font-bold">
            {t(`plan_${request.plan}`)} · {t(`term_${request.term}`)}
          </p>
          <p>{t('openText')}</p>
          <p className="text-sm text-ink-soft">
            <Time at={request.created_at} zone={zone} show="both" />
          </p>
          {request.note !== '' && (
            <p className="max-w-full break-words whitespace-pre-line">{request.note}</p>
          )}
          {mayCancel && (
            <Button kind="danger" onClick={() => setIsAsking(true)}>
              {t('cancelRequest')}
            </Button>
          )}
        </div>
        <PixCharge request={request} />
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('cancelTitle')}
        description={t('cancelText')}
        keep={t('keepRequest')}
        confirm={t('cancelRequest')}
        busy={cancel.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => cancel.mutate(request.id)}
      />
    </TitledCard>
  )
}
