import { getOrder, type OrderRow } from '@balcao/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { textsNow } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { notify } from '../../ui/notify'
import { showOrder } from '../live-orders'
import { ordersTexts } from '../texts'
import { fieldDifferences } from './field-differences'
import { dropDraft, type DraftPlace, type OrderDraft } from './order-draft'
import { valuesOf, type OrderFormValues } from './order-form-values'
import { placeDraft, saveEdit } from './save-order'

interface SaveOrderOptions {
  form: UseFormReturn<OrderFormValues>
  order: OrderRow | null
  draft: OrderDraft
  place: DraftPlace
  onSaved: () => void
}

/** How saving stands. `theirs` is the order as somebody else saved it meanwhile. */
export interface SavingOrder {
  busy: boolean
  /** The order as it was when this edit began from it; null for a new one. */
  base: OrderRow | null
  done: boolean
  error: unknown
  conflict: { mine: OrderFormValues; theirs: OrderRow } | null
  save: (values: OrderFormValues) => Promise<void>
  keepMine: () => void
  takeTheirs: () => void
}

/** Saves the form, and settles with the person when somebody else saved the order meanwhile. */
export function useSaveOrder({ form, order, draft, place, onSaved }: SaveOrderOptions): SavingOrder {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [conflict, setConflict] = useState<SavingOrder['conflict']>(null)
  const [base, setBase] = useState(order)

  const store = async (values: OrderFormValues, over: OrderRow | null) => {
    setBusy(true)
    setError(null)
    setConflict(null)
    try {
      const saved = over
        ? await saveOver(over, values, (theirs) => setConflict({ mine: values, theirs }))
        : await placeDraft({ ...draft, values })
      if (!saved) return
      setDone(true)
      dropDraft(place)
      showOrder(client, saved)
      notify.success(textsNow(ordersTexts)(over ? 'saved' : 'placed', { number: saved.number }))
      onSaved()
    } catch (failure) {
      logFailure('an order was not saved', failure)
      setError(failure)
      if (hasCode(failure, 'ORDER_INVALID')) {
        for (const { path, mensagem } of failure.fields) {
          form.setError(path as FieldPath<OrderFormValues>, { type: 'server', message: mensagem })
        }
      }
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    base,
    done,
    error,
    conflict,
    save: (values) => store(values, base),
    keepMine() {
      if (!conflict) return
      setBase(conflict.theirs)
      void store(conflict.mine, conflict.theirs)
    },
    takeTheirs() {
      if (!conflict) return
      dropDraft(place)
      setBase(conflict.theirs)
      setConflict(null)
      form.reset(valuesOf(conflict.theirs))
    },
  }
}

/**
 * Saves an edit over the version it began from. When the order changed since, but only its status did, saves over
 * that; otherwise hands theirs to `onConflict` and answers null.
 */
async function saveOver(
  base: OrderRow,
  values: OrderFormValues,
  onConflict: (theirs: OrderRow) => void,
): Promise<OrderRow | null> {
  try {
    return await saveEdit({ id: base.id, version: base.version, values })
  } catch (failure) {
    if (!hasCode(failure, 'ORDER_CHANGED')) throw failure
    const { order: theirs } = await call(getOrder, { params: { orderId: base.id } })
    if (fieldDifferences(valuesOf(base), valuesOf(theirs)).length === 0) {
      return saveEdit({ id: base.id, version: theirs.version, values })
    }
    onConflict(theirs)
    return null
  }
}
