import fc from 'fast-check'
import { dice, runs, seed } from '@balcao/testkit/chance'
import { describe, expect, it } from 'vitest'
import { chargeAfter, chargeNews, chargeStates, isPayable, type ChargeState } from './charge-state'
import { refundableCents, refundAfter, takenFromOrder, type RefundState } from './refunds'

describe('a charge', () => {
  it('that was paid stays so, and one that may be paid is one that nobody has ended, whatever is heard and in which order', () => {
    const state = fc.constantFrom(...chargeStates)
    fc.assert(
      fc.property(state, fc.array(fc.constantFrom(...chargeNews), { maxLength: 12 }), (first, news) => {
        const states = news.reduce<ChargeState[]>(
          (so, each) => [...so, chargeAfter(so.at(-1)!, each)],
          [first],
        )
        const paidAt = news.indexOf('received')
        if (paidAt >= 0) expect(states.slice(paidAt + 1)).toEqual(states.slice(paidAt + 1).fill('paid'))
        const endedAt = news.indexOf('unwanted')
        if (endedAt >= 0) expect(states.slice(endedAt + 1).some(isPayable)).toBe(false)
      }),
      { numRuns: runs(10_000) },
    )
  })

  it('hears the same twice as once', () => {
    for (const state of chargeStates)
      for (const news of chargeNews) {
        const once = chargeAfter(state, news)
        const twice = chargeAfter(once, news)
        // What was given up and is open at the bank after all is on its way out, and goes on being so.
        expect(twice).toBe(once)
      }
  })
})

/**
 * A shop, its bank and what is between them, which may lose, repeat and reorder all that is said and kill the shop between any
 * two steps. Money is counted by the product's own rules.
 */
class Town {
  total = 5_000
  isOver = false
  charge: { id: number; cents: number; state: ChargeState }[] = []
  receipts = new Map<string, Receipt>()
  bank = new Map<number, { cents: number; status: 'open' | 'paid' | 'removed' }>()
  atBank: { id: string; charge: number; cents: number; refunds: Map<string, BankRefund> }[] = []
  #ids = 0

  constructor(private readonly roll: (sides: number) => number) {}

  get paid(): number {
    let sum = 0
    for (const { counted, refunds } of this.receipts.values())
      sum += counted - [...refunds.values()].reduce((taken, each) => taken + each.taken, 0)
    return sum
  }

  owed(): number {
    const gross = [...this.receipts.values()].reduce((sum, { counted }) => sum + counted, 0)
    return this.isOver ? 0 : Math.max(0, this.total - gross)
  }

  /** Somebody looks: the order's charge is what is owed of it now. */
  look(): void {
    const owed = this.owed()
    const live = this.charge.find(({ state }) => isPayable(state))
    if (live && live.cents !== owed) live.state = chargeAfter(live.state, 'unwanted')
    if (owed > 0 && !(live && isPayable(live.state)))
      this.charge.push({ id: (this.#ids += 1), cents: owed, state: 'making' })
  }

  /** Tells the bank of a charge; the answer, or the whole process, may be lost after the bank has acted. */
  tell(isLossy: boolean): void {
    for (const charge of this.charge) {
      const before = charge.state
      if (before !== 'making' && before !== 'ending') continue
      const known = this.bank.get(charge.id)
      if (before === 'making' && !known) this.bank.set(charge.id, { cents: charge.cents, status: 'open' })
      if (before === 'ending' && known?.status === 'open') known.status = 'removed'
      if (isLossy && this.roll(3) === 0) continue
      const stands = this.bank.get(charge.id)
      charge.state = chargeAfter(
        charge.state,
        stands === undefined ? 'unknown' : stands.status === 'open' ? 'open' : 'removed',
      )
    }
  }

  /** A customer pays what the bank lets be paid, and sometimes what it should not. */
  pay(isAnyway: boolean): void {
    const open = [...this.bank].filter(([, { status }]) => status === 'open' || isAnyway)
    if (open.length === 0) return
    const [id, charge] = open[this.roll(open.length)]!
    charge.status = 'paid'
    this.atBank.push({ id: `E${this.atBank.length}`, charge: id, cents: charge.cents, refunds: new Map() })
  }

  /** The bank's word on a payment is read, by a callback or the minute's look. */
  hear(index: number): void {
    const pix = this.atBank[index]
    if (!pix) return
    const charge = this.charge.find(({ id }) => id === pix.charge)!
    charge.state = chargeAfter(charge.state, 'received')
    const known = this.receipts.get(pix.id)
    const counted = Math.min(this.owed(), pix.cents)
    const fresh = { cents: pix.cents, counted, refunds: new Map<string, Refund>(), isByHand: false }
    const receipt = known ?? fresh
    this.receipts.set(pix.id, receipt)
    for (const [id, said] of pix.refunds) {
      const before = receipt.refunds.get(id) ?? {
        cents: said.cents,
        state: 'under-way' as RefundState,
        taken: 0,
      }
      const state = refundAfter(before.state, said.state)
      const returned = [...receipt.refunds].filter(
        ([each, { state: its }]) => each !== id && its === 'returned',
      )
      const sum = (pick: (refund: Refund) => number) => returned.reduce((so, [, each]) => so + pick(each), 0)
      const due = takenFromOrder({
        receivedCents: receipt.cents,
        countedCents: receipt.counted,
        returnedCents: sum(({ cents }) => cents) + said.cents,
      })
      const isNew = state === 'returned' && before.state !== 'returned'
      receipt.refunds.set(id, {
        ...before,
        state,
        taken: isNew ? due - sum(({ taken }) => taken) : before.taken,
      })
    }
  }

  /** A person says that money which counts for nothing was for this order, or takes back that they did. */
  match(): void {
    const receipts = [...this.receipts.values()]
    const receipt = receipts[this.roll(Math.max(1, receipts.length))]
    if (!receipt) return
    const isKept = [...receipt.refunds.values()].every(({ state }) => state === 'failed')
    if (receipt.isByHand && isKept) Object.assign(receipt, { counted: 0, isByHand: false })
    else if (receipt.counted === 0 && isKept && this.owed() > 0)
      Object.assign(receipt, { counted: Math.min(this.owed(), receipt.cents), isByHand: true })
  }

  /** A person gives some of it back, unless more was asked for than is there. */
  refund(): void {
    const receipts = [...this.receipts.entries()]
    if (receipts.length === 0) return
    const [, receipt] = receipts[this.roll(receipts.length)]!
    const cents = 1 + this.roll(receipt.cents)
    if (cents > refundableCents(receipt.cents, [...receipt.refunds.values()])) return
    receipt.refunds.set(`d${(this.#ids += 1)}`, { cents, state: 'asked', taken: 0 })
  }

  /** The bank is told of refunds, twice where the first answer was lost, and ends some of them. */
  tellRefunds(isLossy: boolean): void {
    for (const [id, { refunds }] of this.receipts)
      for (const [refundId, refund] of refunds) {
        if (refund.state !== 'asked' && refund.state !== 'under-way') continue
        const pix = this.atBank.find((each) => each.id === id)!
        const fate = (['returned', 'failed', 'under-way'] as const)[this.roll(isLossy ? 3 : 2)]!
        const known = pix.refunds.get(refundId)
        if (!known || known.state === 'under-way')
          pix.refunds.set(refundId, { cents: refund.cents, state: fate })
      }
  }
}

interface Receipt {
  cents: number
  counted: number
  refunds: Map<string, Refund>
  isByHand: boolean
}

interface BankRefund {
  cents: number
  state: Exclude<RefundState, 'asked'>
}

interface Refund {
  cents: number
  state: RefundState
  taken: number
}

describe('money', () => {
  it('is never counted twice and never lost: every PIX that came in is matched, given back or listed, whatever goes wrong', () => {
    const wrong: string[] = []
    for (let run = 0; run < runs(10_000); run += 1) {
      const hold = (what: string, holds: boolean) => void (holds || wrong.push(`${run}: ${what}`))
      const roll = dice(seed + run)
      const town = new Town(roll)
      for (let step = 0; step < 25; step += 1) {
        const acts = [
          () => town.look(),
          () => town.look(),
          () => town.tell(true),
          () => town.tell(true),
          () => town.pay(roll(6) === 0),
          () => town.hear(roll(Math.max(1, town.atBank.length))),
          () => town.match(),
          () => town.refund(),
          () => town.tellRefunds(true),
          () => (town.total = 1 + roll(9_000)),
          () => (town.isOver = roll(4) === 0),
        ]
        acts[roll(acts.length)]!()
        hold('one can be paid', town.charge.filter(({ state }) => isPayable(state)).length <= 1)
      }
      // The bad day is over: everything is told and read until nothing changes.
      for (let round = 0; round < 4; round += 1) {
        town.look()
        town.tell(false)
        town.tellRefunds(false)
        for (let index = 0; index < town.atBank.length; index += 1) town.hear(index)
      }
      hold('each is known once', town.receipts.size === town.atBank.length)
      let kept = 0
      let unmatched = 0
      for (const pix of town.atBank) {
        const { cents, counted, refunds } = town.receipts.get(pix.id)!
        const back = [...pix.refunds.values()].filter(({ state }) => state === 'returned')
        const returned = back.reduce((sum, refund) => sum + refund.cents, 0)
        const taken = [...refunds.values()].reduce((sum, refund) => sum + refund.taken, 0)
        hold('no more goes back than came', returned <= cents && taken <= counted)
        hold('what counts is there', cents - returned >= counted - taken)
        kept += cents - returned
        unmatched += cents - returned - (counted - taken)
      }
      hold('all that is kept counts or is listed', town.paid + unmatched === kept)
      const open = [...town.bank.values()].filter(({ status }) => status === 'open')
      const asked = town.owed() > 0 ? [town.owed()] : []
      hold('the bank asks for what is owed', String(open.map(({ cents }) => cents)) === String(asked))
    }
    expect(wrong).toEqual([])
  })
})
