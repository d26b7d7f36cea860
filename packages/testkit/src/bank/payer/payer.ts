import type { Bank, BankCharge, BankPix } from '../bank'
import type { Callbacks } from '../callbacks'
import { locationIn } from './dynamic-code'
import { endToEndId } from '../bank'

/** What befalls money on its way, against the rules of a good bank. */
interface OddPayment {
  /** Another amount than the charge's. */
  cents?: number
  /** Although the charge is paid, expired or removed. */
  anyway?: boolean
  /** Loses the txid on its way, as some banks of payers do. */
  withoutTxid?: boolean
}

/** Hands of customers, and what happens to money without anybody's. */
export interface Payer {
  /**
   * Pays a BR Code.
   * @throws Error `not-payable` when the code is unknown, paid, expired or removed, as a banking app would say
   */
  pays(code: string, odd?: OddPayment): BankPix
  /** Pays a charge by its txid, in place of its code. */
  paysCharge(txid: string, odd?: OddPayment): BankPix
  /** Sends money to a key, without any charge; with the txid that a static code may carry. */
  paysKey(key: string, cents: number, txid?: string): BankPix
  /** The bank takes money back, because of fraud: nobody of the shop asked. */
  takesBack(endToEndId: string, cents: number): void
  /** Refunds that waited come to their end. */
  settlesRefunds(how?: 'DEVOLVIDO' | 'NAO_REALIZADO'): void
}

/** @param bank whose charges are paid, and whose shops are told by `callbacks` */
export function payerOf(bank: Bank, callbacks: Callbacks): Payer {
  const tell = (pix: BankPix) => {
    callbacks.tell(pix.key, [pix])
    return pix
  }

  function pay(charge: BankCharge | undefined, { cents, anyway, withoutTxid }: OddPayment): BankPix {
    const isOpen = charge?.status === 'ATIVA' && bank.now() <= bank.endOf(charge)
    if (!charge || !(isOpen || anyway)) throw new Error('not-payable')
    if (charge.status === 'ATIVA' && !withoutTxid) charge.status = 'CONCLUIDA'
    const txid = withoutTxid ? {} : { txid: charge.txid }
    return tell(bank.receive({ ...txid, cents: cents ?? charge.cents, key: charge.key }))
  }

  return {
    pays(code, odd = {}) {
      const location = locationIn(code)
      return pay(
        [...bank.charges.values()].find((each) => each.location === location),
        odd,
      )
    },
    paysCharge: (txid, odd = {}) =>
      pay(
        [...bank.charges.values()].find((each) => each.txid === txid),
        odd,
      ),
    paysKey: (key, cents, txid) =>
      tell(bank.receive({ key, cents, ...(txid === undefined ? {} : { txid }) })),
    takesBack(id, cents) {
      const pix = bank.received.find(({ endToEndId: each }) => each === id)
      if (!pix) throw new Error('No such PIX')
      const at = bank.now()
      const refundId = endToEndId('D', at)
      const what = { id: refundId, returnId: refundId, cents, askedAt: at, doneAt: at, nature: 'MED_FRAUDE' }
      pix.refunds.push({ ...what, status: 'DEVOLVIDO' })
      tell(pix)
    },
    settlesRefunds(status = 'DEVOLVIDO') {
      for (const pix of bank.received) {
        const waiting = pix.refunds.filter((each) => each.status === 'EM_PROCESSAMENTO')
        for (const refund of waiting) Object.assign(refund, { status, doneAt: bank.now() })
        if (waiting.length > 0) tell(pix)
      }
    },
  }
}
