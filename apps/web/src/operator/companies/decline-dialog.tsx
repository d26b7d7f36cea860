import type { OperatorCompanyDetails } from '@balcao/contract/operator'
import { useState, type FormEvent } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/button'
import { Callout } from '../../ui/callout'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { notify } from '../../ui/notify'
import { TextArea } from '../../ui/text-area'
import { operatorTexts } from '../texts'
import { useCompanyActs } from './companies.queries'
import { companiesTexts } from './texts'

interface DeclineDialogProps {
  company: OperatorCompanyDetails
  request: OperatorCompanyDetails['requests'][number]
  onClose: () => void
}

const formId = 'decline-request'

/** Declines a request, with the reason for the audit. */
export function DeclineDialog({ company, request, onClose }: DeclineDialogProps) {
  const t = useTexts(companiesTexts)
  const tOperator = useTexts(operatorTexts)
  const errorText = useErrorText()
  const { decline } = useCompanyActs(company.id)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') {
      setMissing(true)
      return
    }
    decline.mutate(
      { requestId: request.id, reason },
      {
        onSuccess: () => {
          notify.success(t('declined'))
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('declineTitle')}
      description={t('declineText')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {tOperator('cancel')}
          </Button>
          <Button type="submit" form={formId} kind="danger" busy={decline.isPending}>
            {t('decline')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={tOperator('reason')} error={isMissing ? tOperator('reasonMissing') : undefined}>
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
      {decline.error && (
        <Callout kind="danger" live>
          {errorText(decline.error, t('declineFailed'))}
        </Callout>
      )}
    </Dialog>
  )
}
