import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Money } from '../../ui/values/money'
import { ordersTexts } from '../texts'
import { liveTotal } from './order-form-values'
import type { OrderFormState } from './use-order-form'

interface FormFooterProps {
  form: OrderFormState
  formId: string
  isNew: boolean
}

/** What it comes to so far, beside the button that saves it. */
export function FormFooter({ form, formId, isNew }: FormFooterProps) {
  const t = useTexts(ordersTexts)
  const { values, wrong, busy } = form
  const total = liveTotal(values)
  return (
    <div className="grid gap-2">
      <p role="status" className="font-semibold text-danger-ink empty:hidden">
        {wrong > 0 && t('fixFields', { count: wrong })}
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
        <Button
          type="submit"
          form={formId}
          size="large"
          busy={busy}
          aria-keyshortcuts="Control+Enter"
          title="Ctrl+Enter"
          className="flex-1 sm:flex-none"
        >
          {busy ? t('saving') : t(isNew ? 'place' : 'save')}
        </Button>
      </div>
    </div>
  )
}
