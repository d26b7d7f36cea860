import type { OrderRow } from '@balcao/contract/orders'
import { formatBrl } from '@balcao/domain/money'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { textsNow } from '../../../i18n/language'
import { logFailure } from '../../../lib/log'
import { sendRefund, showRefunds, type WantedRefund } from '../../../shared/pix/refund/refund'
import { useMay } from '../../../shared/role/role-scope'
import { notify } from '../../../ui/notices/notify'
import { ordersTexts } from '../../texts'
import { allOf, usePixReceipts } from './pix-of-order'

/** Giving back, with the end of an order, all that came in for it by PIX; wanted until somebody says otherwise. */
export function useRefundAll(order: OrderRow) {
  const client = useQueryClient()
  const may = useMay('pix.refund')
  const receipts = usePixReceipts(order)
  const [isTicked, setTicked] = useState(true)
  const cents = may ? receipts.reduce((sum, receipt) => sum + receipt.refundable_cents, 0) : 0
  const isWanted = isTicked && cents > 0

  async function sendAll(refunds: readonly WantedRefund[], status: string) {
    const t = textsNow(ordersTexts)
    const { number } = order
    try {
      await Promise.all(refunds.map(sendRefund))
      notify.success(t('refundAllSent', { number, status, amount: formatBrl(cents) }))
    } catch (error) {
      logFailure('a refund was not asked for', error)
      notify.error(t('refundAllFailed', { number }))
    }
    await showRefunds(client)
  }

  return {
    cents,
    isWanted,
    wantedCents: isWanted ? cents : 0,
    setTicked,
    /** Asks for them once the order is over. @param status how it ended, in words */
    send: (status: string) => void sendAll(allOf(receipts), status),
  }
}

export type RefundAll = ReturnType<typeof useRefundAll>
