import type { OrderRow } from '@balcao/contract/orders'
import type { CartEntry } from '@balcao/domain/menu'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { useUnsavedWork } from '../../lib/hooks/unsaved-work'
import { useFocusSoon, wrongField } from '../../lib/hooks/use-focus-soon'
import { useMinute } from '../../lib/hooks/use-now'
import { dropDraft, type DraftPlace } from '../../shared/edit/rules/kept-draft'
import { SaveProblem } from '../../shared/edit/save-problem'
import { ProductDialog } from '../../shared/orders/product/product-dialog'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { LinkButton } from '../../ui/buttons/link-button'
import { SidePanel } from '../../ui/dialogs/side-panel'
import { ordersTexts } from '../texts'
import { CustomerFields } from './customer/customer-fields'
import { FormFooter } from './form-footer'
import { FindChoice } from './lines/choice-finder'
import { ItemList } from './lines/item-list'
import { OfferedItems } from './lines/offered-items'
import { useCounterMenu } from './lines/use-counter-menu'
import { useLines } from './lines/use-lines'
import { OrderConflict } from './order-conflict'
import type { OrderDraft } from './order-draft'
import { PaymentFields } from './payment-fields'
import { useOrderForm } from './use-order-form'
import { Form } from '../../ui/fields/form'

interface OrderFormProps {
  /** The order that is edited, null for a new one. */
  order: OrderRow | null
  draft: OrderDraft
  place: DraftPlace
  /** Of the conversation that a new one comes from. */
  conversationId?: string
  /** What the customer has put together elsewhere, in a conversation. */
  offered?: readonly CartEntry[] | undefined
  /** Just after it was placed or saved. */
  onPlaced?: () => void
  onClose: () => void
  onOpen: (orderId: string) => void
}

/** A new order, or the edit of one. Nothing typed is lost: it is kept as a draft until it is saved. */
export function OrderForm(props: OrderFormProps) {
  const { order, draft, place, conversationId, offered, onPlaced, onClose, onOpen } = props
  const t = useTexts(ordersTexts)
  const errorText = useErrorText()
  const formId = useId()
  const [leaving, setLeaving] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const focusSoon = useFocusSoon(element)
  const form = useOrderForm({
    order,
    draft,
    place,
    conversationId,
    onSaved: () => {
      onPlaced?.()
      onClose()
    },
    onRefused: () => focusSoon(wrongField),
  })
  const { isDirty, error, conflict } = form
  const menu = useCounterMenu()
  const lines = useLines(form, menu.menu)
  const [isFresh] = useState(() => place.store.getItem(place.key) === null)
  const now = useMinute()
  useUnsavedWork(isDirty)

  const close = () => (order && isDirty ? setLeaving(true) : onClose())
  const discard = () => {
    dropDraft(place)
    onClose()
  }
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      form.save()
    } else if (event.target instanceof HTMLInputElement && event.target.closest('[data-customer]')) {
      // An order is not placed by the way.
      event.preventDefault()
      nextField(event.currentTarget, event.target)?.focus()
    }
  }
  return (
    <>
      <SidePanel
        onClose={close}
        startsAt={order ? '[name=customer_name]' : '[name=customer_phone]'}
        title={order ? t('editOrder', { number: order.number }) : t('newOrder')}
        footer={<FormFooter form={form} formId={formId} isNew={order === null} />}
      >
        <Form ref={element} id={formId} className="grid gap-6" onSend={() => form.save()} onKeyDown={press}>
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
          <CustomerFields
            form={form}
            isNew={order === null}
            isFresh={isFresh}
            onRepeat={menu.menu && ((past) => lines.repeat(past.items))}
          />
          {offered && menu.menu && (
            <OfferedItems offered={offered} menu={menu.menu} onTake={() => lines.take(offered)} />
          )}
          <ItemList form={form} lines={lines} menu={menu} focusSoon={focusSoon} />
          <PaymentFields form={form} />
          {!order && isDirty && (
            <p className="flex flex-wrap items-center justify-between gap-x-4 text-ink-soft">
              {t('draftKept')}
              <LinkButton onClick={discard}>{t('discardDraft')}</LinkButton>
            </p>
          )}
        </Form>
      </SidePanel>
      {lines.asked && menu.menu && (
        <ProductDialog
          company={null}
          menu={menu.menu}
          now={now}
          item={lines.asked.item}
          category={lines.asked.category}
          {...(lines.asked.line && { line: lines.asked.line })}
          Finder={FindChoice}
          onClose={lines.close}
          onDone={lines.done}
        />
      )}
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

const customerFields = ['customer_phone', 'customer_name', 'customer_address', 'neighbourhood']

/** Where Enter leads from a field of the customer: to what is still to be said of somebody, then to the products. */
function nextField(form: HTMLFormElement, from: HTMLInputElement): HTMLInputElement | null {
  const isNew = form.querySelector('[data-customer=new]') !== null
  // Whoever is known, or about to be, is filled in.
  const rest = from.name === 'customer_phone' && !isNew ? [] : customerFields
  const open = rest
    .slice(rest.indexOf(from.name) + 1)
    .flatMap((name) => form.querySelector<HTMLInputElement>(`[name=${name}]`) ?? [])
    .find(({ value }) => value === '')
  return open ?? form.querySelector('[name=add_product]')
}
