import type { OperatorLeadDetails, OperatorModules } from '@balcao/contract/operator'
import type { LicencePlan, LicenceTerm } from '@balcao/domain/licence'
import { dateIn } from '@balcao/domain/time'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { useMinute } from '../../lib/hooks/use-now'
import { Field } from '../../ui/fields/field'
import { FormDialog } from '../../ui/dialogs/form-dialog'
import { notify } from '../../ui/notices/notify'
import { Segmented } from '../../ui/choices/segmented'
import { TextInput } from '../../ui/fields/text-input'
import { dayWords, flagsOfPlan, lastDayAfter } from '../licence-words'
import { ModuleTicks } from '../module-ticks'
import { PlanAndTerm } from '../plan-and-term'
import { operatorTexts } from '../texts'
import { LeadConflict } from './lead-conflict'
import { useLeadActs } from './leads.queries'
import { trialDaysOf } from './trial-days'

/** Where a company is counted until its state is known. */
const defaultZone = 'America/Sao_Paulo'

interface ApproveDialogProps {
  lead: OperatorLeadDetails
  onClose: () => void
}

/** Makes the company of a lead: what it may use, until when, and what happens at the press of the button. */
export function ApproveDialog({ lead, onClose }: ApproveDialogProps) {
  const t = useTexts(operatorTexts)
  const { approve } = useLeadActs(lead.id)
  const [chosen, setChosen] = useState<{ plan: LicencePlan; term: LicenceTerm }>({
    plan: 'bundle',
    term: 'annual',
  })
  const [modules, setModules] = useState<OperatorModules | null>(null)
  const [span, setSpan] = useState<'term' | 'trial'>('term')
  const [days, setDays] = useState('14')
  const today = dateIn(useMinute(), defaultZone)
  const trialDays = span === 'trial' ? trialDaysOf(days) : null
  const isWrong = span === 'trial' && trialDays === null

  const submit = () => {
    if (isWrong) return
    approve.mutate(
      {
        version: lead.version,
        modules: modules ?? flagsOfPlan(chosen.plan),
        ...chosen,
        trial_days: trialDays,
      },
      {
        onSuccess: () => {
          notify.success(t('approved', { name: lead.empresa }))
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      title={t('approveTitle', { name: lead.empresa })}
      words={{ cancel: t('cancel'), save: t('approve') }}
      busy={approve.isPending}
      disabled={!lead.can.approve}
      onSave={submit}
      onClose={onClose}
    >
      <PlanAndTerm {...chosen} onChange={setChosen} />
      <ModuleTicks modules={modules ?? flagsOfPlan(chosen.plan)} onChange={setModules} />
      <Segmented
        label={t('begins')}
        selected={span}
        onSelect={setSpan}
        options={[
          { id: 'term', content: t('wholeTerm') },
          { id: 'trial', content: t('trial') },
        ]}
      />
      {span === 'trial' && (
        <Field label={t('trialDays')} error={isWrong ? t('trialWrong') : undefined}>
          {(ids) => (
            <TextInput
              {...ids}
              inputMode="numeric"
              maxLength={3}
              value={days}
              onChange={({ target }) => setDays(target.value)}
            />
          )}
        </Field>
      )}
      <div aria-live="polite" className="grid gap-1 rounded-md bg-sunken p-3.5">
        <p className="font-semibold">{t('whatHappens')}</p>
        <ul className="grid list-disc gap-1 pl-5">
          <li>
            {isWrong
              ? t('happensCompany', { name: lead.empresa })
              : t('happensCompanyUntil', {
                  name: lead.empresa,
                  day: dayWords(lastDayAfter(null, trialDays ?? chosen.term, today)),
                })}
          </li>
          <li className="wrap-anywhere">{t('happensMail', { email: lead.email })}</li>
          {lead.onboarding && <li>{t('happensOnboarding')}</li>}
        </ul>
      </div>
      <LeadConflict lead={lead} error={approve.error} fallback={t('approveFailed')} />
    </FormDialog>
  )
}
