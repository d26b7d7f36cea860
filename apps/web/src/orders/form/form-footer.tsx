import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/button'
import { Money } from '../../ui/money'
import { ordersTexts } from '../texts'
import { liveTotal, type OrderFormValues } from './order-form-values'

interface FormFooterProps {
  formId: string
  isNew: boolean
  busy: boolean
}

/** What it comes to so far, beside the button that saves it. */
export function FormFooter({ formId, isNew, busy }: FormFooterProps) {
  const t = useTexts(ordersTexts)
  const { control, formState } = useFormContext<OrderFormValues>()
  const total = liveTotal(useWatch({ control }) as OrderFormValues)
  const wrong = countErrors(formState.errors)
  return (
    <div className="grid gap-2">
      <p role="status" className="font-semibold text-danger-ink empty:hidden">
        {formState.isSubmitted && wrong > 0 && t('fixFields', { count: wrong })}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="grid">
          <span className="text-sm text-ink-soft">{t('total')}</span>
          {total ? (
            <Money cents={total.totalCents} className="text-2xl font-bold" />
          ) : (
            <span className="text-2xl">–</span>
          )}
        </p>
        <Button type="submit" form={formId} size="large" busy={busy} className="flex-1 sm:flex-none">
          {busy ? t('saving') : t(isNew ? 'place' : 'save')}
        </Button>
      </div>
    </div>
  )
}

function countErrors(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0
  if ('message' in node && typeof node.message === 'string') return 1
  return Object.values(node).reduce((sum: number, part) => sum + countErrors(part), 0)
}
