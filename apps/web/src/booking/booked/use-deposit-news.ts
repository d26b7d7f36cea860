import type { OwnBooking } from '@balcao/contract/booking'
import { useEffect } from 'react'

const EVERY_MS = 10_000

/** Looks again while a deposit is to be paid and the page is seen: the shop's bank, or a person, says that it was. */
export function useDepositNews(deposit: OwnBooking['deposit'], look: () => unknown): void {
  const isAwaited = deposit !== null && !deposit.paid && deposit.pix_copia_e_cola !== null
  useEffect(() => {
    if (!isAwaited) return
    const timer = setInterval(() => {
      if (!document.hidden) void look()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isAwaited, look])
}
