import type { OperatorLeadDetails } from '@balcao/contract/operator'
import { useState, type FormEvent } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { notify } from '../../ui/notify'
import { TextArea } from '../../ui/text-area'
import { operatorTexts } from '../texts'
import { LeadConflict } from './lead-conflict'
import { useLeadActs } from './leads.queries'

interface DiscardDialogProps {
  lead: OperatorLeadDetails
  onClose: () => void
}

const formId = 'discard-lead'

/** Puts a lead aside, with the reason. */
export function DiscardDialog({ lead, onClose }: DiscardDialogProps) {
  const t = useTexts(operatorTexts)
  const { discard } = useLeadActs(lead.id)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') {
      setMissing(true)
      return
    }
    discard.mutate(
      { version: lead.version, reason },
      {
        onSuccess: () => {
          notify.success(t('discarded'))
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('discardTitle', { name: lead.empresa })}
      description={t('discardText')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            kind="danger"
            busy={discard.isPending}
            disabled={!lead.can.discard}
          >
            {t('discard')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={t('reason')} error={isMissing ? t('reasonMissing') : undefined}>
          {(ids) => (
            <TextArea
              {...ids}
              maxLength={300}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value)
                setMissing(false)
              }}
            />
          )}
        </Field>
      </form>
      <LeadConflict lead={lead} error={discard.error} fallback={t('discardFailed')} />
    </Dialog>
  )
}
