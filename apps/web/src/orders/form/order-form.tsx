import type { OrderRow } from '@balcao/contract/orders'
import { Plus } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { FormProvider, useFieldArray, useForm, useWatch, type Control } from 'react-hook-form'
import { useTexts } from '../../i18n/language'
import { useUnsavedWork } from '../../lib/hooks/unsaved-work'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { LinkButton } from '../../ui/link-button'
import { SidePanel } from '../../ui/side-panel'
import { ordersTexts } from '../texts'
import { CustomerFields } from './customer-fields'
import { FormFooter } from './form-footer'
import { orderResolver } from './form-resolver'
import { ItemFields } from './item-fields'
import { dropDraft, saveDraft, type DraftPlace, type OrderDraft } from './order-draft'
import { emptyItem, emptyOrder, valuesOf, type OrderFormValues } from './order-form-values'
import { PaymentFields } from './payment-fields'
import { SaveProblem } from './save-problem'
import { useSaveOrder } from './use-save-order'

interface OrderFormProps {
  /** The order that is edited, null for a new one. */
  order: OrderRow | null
  draft: OrderDraft
  place: DraftPlace
  onClose: () => void
  onOpen: (orderId: string) => void
}

/** A new order, or the edit of one. Nothing typed is lost: it is kept as a draft until it is saved. */
export function OrderForm({ order, draft, place, onClose, onOpen }: OrderFormProps) {
  const t = useTexts(ordersTexts)
  const formId = useId()
  const [leaving, setLeaving] = useState(false)
  const form = useForm<OrderFormValues>({ defaultValues: draft.values, resolver: orderResolver })
  const saving = useSaveOrder({ form, order, draft, place, onSaved: onClose })
  const clean = saving.base ? valuesOf(saving.base) : emptyOrder
  const dirty = useDraftKeeping(form.control, { draft, place, clean })
  useUnsavedWork(dirty && !saving.done)

  const close = () => (order && dirty ? setLeaving(true) : onClose())
  const discard = () => {
    dropDraft(place)
    onClose()
  }
  return (
    <FormProvider {...form}>
      <SidePanel
        open
        onOpenChange={(open) => !open && close()}
        title={order ? t('editOrder', { number: order.number }) : t('newOrder')}
        footer={<FormFooter formId={formId} isNew={order === null} busy={saving.busy} />}
      >
        <form
          id={formId}
          noValidate
          className="grid gap-6"
          onSubmit={(event) => void form.handleSubmit(saving.save)(event)}
        >
          <SaveProblem saving={saving} onOpen={() => onOpen(draft.id)} />
          <CustomerFields />
          <Items />
          <PaymentFields />
          {!order && dirty && (
            <p className="flex flex-wrap items-center justify-between gap-x-4 text-ink-soft">
              {t('draftKept')}
              <LinkButton onClick={discard}>{t('discardDraft')}</LinkButton>
            </p>
          )}
        </form>
      </SidePanel>
      <Dialog
        open={leaving}
        onOpenChange={setLeaving}
        title={t('discardTitle')}
        description={t('discardText')}
        actions={
          <>
            <Button kind="danger" onClick={discard}>
              {t('discard')}
            </Button>
            <Button onClick={() => setLeaving(false)}>{t('keepEditing')}</Button>
          </>
        }
      />
    </FormProvider>
  )
}

function Items() {
  const t = useTexts(ordersTexts)
  const items = useFieldArray<OrderFormValues, 'items'>({ name: 'items' })
  return (
    <section aria-label={t('items')} className="grid gap-3">
      <h3 className="text-lg">{t('items')}</h3>
      {items.fields.map((field, index) => (
        <ItemFields
          key={field.id}
          index={index}
          onRemove={items.fields.length > 1 ? () => items.remove(index) : undefined}
        />
      ))}
      <Button
        kind="secondary"
        icon={<Plus size={20} aria-hidden="true" />}
        onClick={() => items.append(emptyItem, { focusName: `items.${items.fields.length}.name` })}
      >
        {t('addItem')}
      </Button>
    </section>
  )
}

/** Keeps what is typed in the tab's storage; answers whether it differs from where the form began. */
function useDraftKeeping(
  control: Control<OrderFormValues>,
  { draft, place, clean }: { draft: OrderDraft; place: DraftPlace; clean: OrderFormValues },
): boolean {
  const values = useWatch({ control }) as OrderFormValues
  const typed = JSON.stringify(values)
  const dirty = typed !== JSON.stringify(clean)
  useEffect(() => {
    if (dirty) saveDraft(place, { ...draft, values: JSON.parse(typed) as OrderFormValues })
  }, [dirty, typed, draft, place])
  return dirty
}
