import type { LicenceData } from '@balcao/contract/licence'
import { bundleSavings, formatPrice, priceOf, requestKindOf, type LicencePlan } from '@balcao/domain/licence'
import { useRef, useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { newId } from '../../lib/new-id'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Dialog } from '../../ui/dialogs/dialog'
import { PlanAndTerm } from '../../shared/licence/plan-and-term'
import { Field } from '../../ui/fields/field'
import { TextArea } from '../../ui/fields/text-area'
import { useRequestLicence } from '../licence.queries'
import { licencePageTexts } from '../page-texts'
import { PixCharge } from './pix-charge'
import { PlanPrice } from './plan-price'

interface RequestDialogProps {
  licence: LicenceData
  /** The plan that is chosen first. */
  plan: LicencePlan
  onClose: () => void
}

const noteMost = 500

/** Asks for a plan and a term (LIC-14), says what they cost, and then how that is paid; one that waits is shown again. */
export function RequestDialog({ licence, plan: firstPlan, onClose }: RequestDialogProps) {
  const t = useTexts(licencePageTexts)
  const errorText = useErrorText()
  const request = useRequestLicence()
  const [plan, setPlan] = useState(firstPlan)
  const [term, setTerm] = useState(licence.term)
  const [note, setNote] = useState('')
  const idOf = useRequestIds()
  const kind = requestKindOf(plan, licence.plan)
  const send = () => request.mutate({ id: idOf(`${plan} ${term} ${note}`), kind, plan, term, note })
  const asked = request.data ?? licence.request
  const close = (
    <Button kind="secondary" onClick={onClose}>
      {t(asked ? 'close' : 'back')}
    </Button>
  )

  if (asked) {
    return (
      <Dialog
        onClose={onClose}
        title={t(request.data ? 'sent' : 'openTitle')}
        description={t('openText')}
        actions={close}
      >
        <PixCharge request={asked} />
      </Dialog>
    )
  }
  return (
    <Dialog
      onClose={onClose}
      title={t('requestTitle')}
      description={t('requestText')}
      actions={
        <>
          {close}
          <Button busy={request.isPending} onClick={send}>
            {t('send')}
          </Button>
        </>
      }
    >
      <PlanAndTerm
        plan={plan}
        term={term}
        t={t}
        onChange={(chosen) => {
          setPlan(chosen.plan)
          setTerm(chosen.term)
        }}
      />
      <div aria-live="polite" className="grid gap-1 rounded-md bg-sunken p-3.5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">{t(`kind_${kind}`)}</span>
          <PlanPrice cents={priceOf(plan, term)} className="text-2xl font-bold" />
        </p>
        {plan === 'bundle' && (
          <p className="text-sm">{t('savings', { price: formatPrice(bundleSavings(term)) })}</p>
        )}
        {licence.dias_restantes > 0 && <p className="text-sm text-ink-soft">{t('renewalKeeps')}</p>}
      </div>
      <Field label={t('note')} hint={t('noteHint')}>
        {(ids) => (
          <TextArea
            {...ids}
            maxLength={noteMost}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      {request.error && (
        <Callout kind="danger" live>
          {errorText(request.error, t('sendFailed'))}
        </Callout>
      )}
    </Dialog>
  )
}

/** One id for one content: sent again after a lost answer it is the same request, changed before that it is another. */
function useRequestIds(): (content: string) => string {
  const last = useRef<{ content: string; id: string } | null>(null)
  return (content) => {
    if (last.current?.content !== content) last.current = { content, id: newId() }
    return last.current.id
  }
}
