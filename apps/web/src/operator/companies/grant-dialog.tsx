import type { OperatorCompanyDetails } from '@balcao/contract/operator'
import { dateIn } from '@balcao/domain/time'
import { useRef, useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { newId } from '../../lib/new-id'
import { useMinute } from '../../lib/hooks/use-now'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Dialog } from '../../ui/dialogs/dialog'
import { notify } from '../../ui/notices/notify'
import { dayWords, flagsOfPlan, lastDayAfter } from '../licence-words'
import { ModuleTicks } from '../module-ticks'
import { PlanAndTerm } from '../plan-and-term'
import { operatorTexts } from '../texts'
import { useCompanyActs } from './companies.queries'
import { openedBy } from './opened-by'
import { companiesTexts } from './texts'

interface GrantDialogProps {
  company: OperatorCompanyDetails
  /** The request that this answers; null: by hand. */
  request: OperatorCompanyDetails['requests'][number] | null
  onClose: () => void
}

/** Grants a term and says until when the licence lasts then. A request is granted as it was asked. */
export function GrantDialog({ company, request, onClose }: GrantDialogProps) {
  const t = useTexts(companiesTexts)
  const tOperator = useTexts(operatorTexts)
  const errorText = useErrorText()
  const { grant } = useCompanyActs(company.id)
  const [chosen, setChosen] = useState(() => ({
    plan: request?.plan ?? company.licence.plan,
    term: request?.term ?? company.licence.term,
  }))
  const [ticked, setTicked] = useState<typeof company.modules | null>(null)
  const modules = ticked ?? openedBy(company.modules, flagsOfPlan(chosen.plan))
  const idOf = useGrantIds()
  const today = dateIn(useMinute(), company.time_zone)
  const lastDay = lastDayAfter(company.licence.ends_on, chosen.term, today)

  const send = () =>
    grant.mutate(
      {
        id: idOf(JSON.stringify([chosen, modules])),
        ...chosen,
        request_id: request?.id ?? null,
        modules,
      },
      {
        onSuccess: () => {
          notify.success(t('granted'))
          onClose()
        },
      },
    )

  return (
    <Dialog
      onClose={onClose}
      title={t(request ? 'grantRequest' : 'grant')}
      description={company.nome}
      leave={tOperator('cancel')}
      actions={
        <Button busy={grant.isPending} onClick={send}>
          {t('grantNow')}
        </Button>
      }
    >
      {request ? (
        <p className="font-semibold">
          {tOperator(`plan_${chosen.plan}`)} · {tOperator(`term_${chosen.term}`)} ·{' '}
          {t('txid', { txid: request.txid })}
        </p>
      ) : (
        <PlanAndTerm {...chosen} onChange={setChosen} />
      )}
      <ModuleTicks modules={modules} onChange={setTicked} />
      <p aria-live="polite" className="rounded-md bg-sunken p-3.5 font-semibold">
        {t(company.licence.days_left > 0 ? 'thenUntilAdded' : 'thenUntil', { day: dayWords(lastDay) })}
      </p>
      {grant.error && (
        <Callout kind="danger" live>
          {errorText(grant.error, t('grantFailed'))}
        </Callout>
      )}
    </Dialog>
  )
}

/** One id for one content: sent again after a lost answer it is granted once. */
function useGrantIds(): (content: string) => string {
  const last = useRef<{ content: string; id: string } | null>(null)
  return (content) => {
    if (last.current?.content !== content) last.current = { content, id: newId() }
    return last.current.id
  }
}
