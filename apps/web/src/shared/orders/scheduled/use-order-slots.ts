import type { OrderSlots, readMenuSlots } from '@balcao/contract/menu'
import { routes } from '@balcao/contract/routes'
import type { Fulfilment } from '@balcao/domain/orders'
import { useCallback, useEffect, useState } from 'react'
import { callLoosely } from '../../../lib/http/send'
import { logFailure } from '../../../lib/log'

interface SlotsQuestion {
  /** Id or CNPJ; null: not asked yet. */
  company: string | null
  fulfilment: Fulfilment
}

/** When the shop may be asked to have an order ready; null until it is known, or while it cannot be read. */
export function useOrderSlots({ company, fulfilment }: SlotsQuestion) {
  const [answer, setAnswer] = useState<{ of: Fulfilment; slots: readonly string[] | null } | null>(null)
  const readAgain = useCallback(
    async (signal?: AbortSignal) => {
      if (company === null) return
      try {
        const { slots } = await fetchSlots(company, fulfilment, signal)
        if (!signal?.aborted) setAnswer({ of: fulfilment, slots })
      } catch (error) {
        if (signal?.aborted) return
        logFailure('the times for an order could not be read', error)
        setAnswer({ of: fulfilment, slots: null })
      }
    },
    [company, fulfilment],
  )
  useEffect(() => {
    const leaving = new AbortController()
    const read = () => void readAgain(leaving.signal)
    read()
    return () => leaving.abort()
  }, [readAgain])
  const own = answer?.of === fulfilment ? answer : null
  return { slots: own?.slots ?? null, failed: own?.slots === null, readAgain: () => void readAgain() }
}

async function fetchSlots(
  company: string,
  fulfilment: Fulfilment,
  signal?: AbortSignal,
): Promise<OrderSlots> {
  return (await callLoosely<typeof readMenuSlots>(routes.readMenuSlots, {
    params: { company },
    query: { fulfilment },
    ...(signal && { signal }),
  })) as OrderSlots
}
