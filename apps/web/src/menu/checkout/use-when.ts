import type { PublicMenu } from '@balcao/contract/menu'
import type { Fulfilment } from '@balcao/domain/orders'
import { useState } from 'react'
import { useOrderSlots } from '../../shared/orders/scheduled/use-order-slots'

/** When the customer wants it. */
export interface When {
  isLater: boolean
  setLater: (isLater: boolean) => void
  /** Those that may be chosen; null until they are known. */
  slots: readonly string[] | null
  failed: boolean
  readAgain: () => void
  /** The chosen one, while it is among them; null also where it is wanted at once. */
  slot: string | null
  choose: (slot: string | null) => void
  /** It is wanted for later, and nobody said when. */
  missing: boolean
  /** Nothing can be had, neither at once nor today or tomorrow. */
  isNever: boolean
}

/** What is chosen of when the order is wanted. A closed shop has nothing at once. */
export function useWhen(menu: PublicMenu, fulfilment: Fulfilment): When {
  const [chosen, setChosen] = useState<string | null>(null)
  const [wantsLater, setLater] = useState(false)
  const isLater = menu.schedules && (wantsLater || !menu.open)
  const { slots, failed, readAgain } = useOrderSlots({
    company: isLater ? menu.company.id : null,
    fulfilment,
  })
  const slot = isLater && chosen !== null && slots?.includes(chosen) ? chosen : null
  return {
    isLater,
    setLater,
    slots,
    failed,
    readAgain,
    slot,
    choose: setChosen,
    missing: isLater && slot === null,
    isNever: !menu.open && (!isLater || slots?.length === 0),
  }
}
