import type { OrderRow } from '@balcao/contract/orders'
import { useId, useRef, useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { useUnsavedWork } from '../../lib/hooks/unsaved-work'
import { useFocusSoon, wrongField } from '../../lib/hooks/use-focus-soon'
import { dropDraft, type DraftPlace } from '../../shared/edit/rules/kept-draft'
import { SaveProblem } from '../../shared/edit/save-problem'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { LinkButton } from '../../ui/link-button'
import { SidePanel } from '../../ui/side-panel'
import { ordersTexts } from '../texts'
import { CustomerFields } from './customer-fields'
import { FormFooter } from './form-footer'
import { ItemList } from './item-list'
import { OrderConflict } from './order-conflict'
import type { OrderDraft } from './order-draft'
import { PaymentFields } from './payment-fields'
import { useOrderForm } from './use-order-form'
import { Form } from '../../ui/form'

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
  const errorText = useErrorText()
  const formId = useId()
  const [leaving, setLeaving] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const focusSoon = useFocusSoon(element)
  const form = useOrderForm({ order, draft, place, onSaved: onClose, onRefused: () => focusSoon(wrongField) })
  const { isDirty, error, conflict } = form
  useUnsavedWork(isDirty)

  const close = () => (order && isDirty ? setLeaving(true) : onClose())
  const discard = () => {
    dropDraft(place)
    onClose()
  }
  return (
    <>
      <SidePanel
        onClose={close}
        title={order ? t('editOrder', { number: order.number }) : t('newOrder')}
        footer={<FormFooter form={form} formId={formId} isNew={order === null} />}
      >
        <Form ref={element} id={formId} className="grid gap-6" onSend={() => form.save()}>
          <SaveProblem
            error={error}
            failed={
              <>
                <p>{t('saveFailed')}</p>
                <p className="font-normal">{errorText(error, '')}</p>
              </>
            }
            already={{ text: t('alreadyPlaced'), open: t('openSaved'), onOpen: () => onOpen(draft.id) }}
            conflict={conflict && <OrderConflict conflict={conflict} />}
          />
          <CustomerFields form={form} />
          <ItemList form={form} focusSoon={focusSoon} />
          <PaymentFields form={form} />
          {!order && isDirty && (
            <p className="flex flex-wrap items-center justify-between gap-x-4 text-ink-soft">
              {t('draftKept')}
              <LinkButton onClick={discard}>{t('discardDraft')}</LinkButton>
            </p>
          )}
        </Form>
      </SidePanel>
      <Dialog
        open={leaving}
        onClose={() => setLeaving(false)}
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
    </>
  )
}
