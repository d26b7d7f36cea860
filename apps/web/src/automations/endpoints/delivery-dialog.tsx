import type { AnswerOf } from '@balcao/contract/call'
import type { getDelivery } from '@balcao/contract/automations'
import { RotateCw } from 'lucide-react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { Field } from '../../ui/fields/field'
import { NotThereYet } from '../../ui/notices/not-there-yet'
import { notify } from '../../ui/notices/notify'
import { TextArea } from '../../ui/fields/text-area'
import { Time } from '../../ui/values/time'
import { useDelivery, useSendActs } from '../automations.queries'
import { automationTexts } from '../texts'
import { DeliveryBadge } from './delivery-badge'
import { readableBody } from './readable-body'

interface DeliveryDialogProps {
  deliveryId: string
  endpointId: string
  onClose: () => void
}

/** One delivery: what was sent, what was answered, and sending it again. */
export function DeliveryDialog({ deliveryId, endpointId, onClose }: DeliveryDialogProps) {
  const t = useTexts(automationTexts)
  const delivery = useDelivery(deliveryId)
  const { resend } = useSendActs(endpointId)
  const errorText = useErrorText()
  const sendAgain = async () => {
    try {
      await resend.mutateAsync(deliveryId)
      notify.success(t('resent'))
      onClose()
    } catch (error) {
      notify.error(errorText(error, t('actFailed')))
    }
  }
  return (
    <Dialog
      width="wide"
      onClose={onClose}
      title={t('delivery')}
      actions={
        <Button
          icon={<RotateCw size={18} aria-hidden="true" />}
          busy={resend.isPending}
          disabled={!delivery.data}
          onClick={() => void sendAgain()}
        >
          {t('resend')}
        </Button>
      }
    >
      {delivery.data ? (
        <DeliveryFacts delivery={delivery.data} />
      ) : (
        <NotThereYet reading={delivery} failed={t('deliveriesFailed')} t={t} bars={['h-64 rounded-lg']} />
      )}
    </Dialog>
  )
}

function DeliveryFacts({ delivery }: { delivery: AnswerOf<typeof getDelivery> }) {
  const t = useTexts(automationTexts)
  const { problem, status, next_at, attempts } = delivery
  return (
    <div className="grid min-w-0 gap-4">
      <div className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-2">
          <DeliveryBadge delivery={delivery} />
          <span className="font-mono text-sm">{delivery.event}</span>
        </p>
        <p className="text-sm text-ink-soft">
          {t('attempts', { count: attempts })}
          {next_at && (
            <>
              {' · '}
              {t('nextTry')} <Time at={next_at} show="both" />
            </>
          )}
        </p>
        {problem && <p className="font-medium text-danger-ink">{t(`problem_${problem}`)}</p>}
      </div>
      <TextBlock
        label={t('request')}
        text={`POST ${delivery.request.url}\n\n${readableBody(delivery.request.body)}`}
      />
      <TextBlock
        label={status === null ? t('answer') : t('answerStatus', { status })}
        text={delivery.answer ? readableBody(delivery.answer) : t('answerEmpty')}
      />
    </div>
  )
}

/** To be read and copied; a field that scrolls by keyboard too. */
function TextBlock({ label, text }: { label: string; text: string }) {
  return (
    <Field label={label}>
      {(ids) => (
        <TextArea {...ids} readOnly rows={7} spellCheck={false} value={text} className="font-mono text-sm" />
      )}
    </Field>
  )
}
