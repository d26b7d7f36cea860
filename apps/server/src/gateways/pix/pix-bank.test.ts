import { afterEach, describe, expect, it } from 'vitest'
import { startBankStandIn, type BankOptions, type BankStandIn } from '@balcao/testkit/bank'
import { banks, inPlaceOf } from './banks'
import { createPixBank } from './create-pix-bank'
import type { Charge, PixBank, Received } from './pix-bank'

let bank: BankStandIn
let opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()))
  // Whatever a test did: the product says nothing that the central bank has not published.
  expect(bank.violations()).toEqual([])
  await bank.stop()
})

const key = 'loja@exemplo.com.br'
const payee = { name: 'LOJA TESTE', city: 'MANAUS' }
const charge = { txid: 'a'.repeat(32), cents: 1234, seconds: 600, key, words: 'Pedido 12' }

async function open(options: BankOptions = {}, access: { certificate?: boolean } = {}): Promise<PixBank> {
  bank = await startBankStandIn(options)
  const own = bank.authority?.sign('LOJA TESTE')
  const account = bank.account({ keys: [key], certificate: own?.fingerprint ?? null })
  const shop = createPixBank({
    profile: inPlaceOf(banks.efi, bank.url),
    access: { ...account, certificate: own && access.certificate !== false ? own : null, appKey: null },
    trusted: bank.authority?.certificate,
    now: Date.now,
    timeoutMs: 2000,
    payee,
  })
  opened.push(shop)
  return shop
}

async function all(list: AsyncIterable<Received>): Promise<Received[]> {
  const found: Received[] = []
  for await (const each of list) found.push(each)
  return found
}

const today = [Date.now() - 3_600_000, Date.now() + 3_600_000] as const

describe("a shop's account at its bank", () => {
  it('charges, reads what was paid, and gives it back once however often it is asked', async () => {
    const shop = await open()
    const made = await shop.putCharge(charge)
    expect(made).toMatchObject({ txid: charge.txid, cents: 1234, status: 'open', received: [] })
    const { endToEndId } = bank.payer.pays(made.code ?? '')
    expect(await shop.readCharge(charge.txid)).toMatchObject({
      status: 'paid',
      received: [{ endToEndId, txid: charge.txid, cents: 1234, key }],
    })
    expect(await shop.readReceived(endToEndId)).toMatchObject({ cents: 1234, refunds: [] })
    const refund = { endToEndId, id: 'troco1', cents: 234 }
    expect(await shop.refund(refund)).toMatchObject({ status: 'returned', foreign: false })
    expect(await shop.refund(refund)).toMatchObject({ status: 'returned' })
    expect(bank.bank.received[0]?.refunds).toHaveLength(1)
    await expect(shop.refund({ endToEndId, id: 'demais', cents: 1001 })).rejects.toMatchObject({
      kind: 'refused',
      words: 'A soma das devoluções passa do valor do Pix.',
    })
  })

  it('shows its certificate to the bank, and is denied without', async () => {
    const shop = await open({ secure: true })
    await expect(shop.putCharge(charge)).resolves.toMatchObject({ status: 'open' })
    const account = bank.bank.accounts[0]!
    const stranger = createPixBank({
      profile: inPlaceOf(banks.efi, bank.url),
      access: { ...account, certificate: bank.authority!.sign('OUTRA'), appKey: null },
      trusted: bank.authority?.certificate,
      now: Date.now,
      timeoutMs: 2000,
      payee,
    })
    opened.push(stranger)
    await expect(stranger.readCharge(charge.txid)).rejects.toMatchObject({ kind: 'denied' })
  })

  it('an answer that was lost, and a bank that refuses repeats, still make one charge', async () => {
    const shop = await open()
    bank.misbehave({ refusesRepeats: true, fault: { how: 'lose', calls: /PUT .*cob/, times: 1 } })
    await expect(shop.putCharge(charge)).rejects.toMatchObject({ kind: 'away' })
    await expect(shop.putCharge(charge)).resolves.toMatchObject({ status: 'open', cents: 1234 })
    await expect(shop.putCharge({ ...charge, cents: 99 })).rejects.toMatchObject({ kind: 'refused' })
    expect(bank.bank.charges.size).toBe(1)
  })

  it('a charge that is removed cannot be paid; one that was paid just before is told as paid', async () => {
    const shop = await open()
    await shop.putCharge(charge)
    expect(await shop.removeCharge(charge.txid)).toMatchObject({ status: 'removed' })
    expect(await shop.removeCharge(charge.txid)).toMatchObject({ status: 'removed' })
    const other = { ...charge, txid: 'b'.repeat(32) }
    await shop.putCharge(other)
    bank.payer.paysCharge(other.txid)
    expect(await shop.removeCharge(other.txid)).toMatchObject({ status: 'paid', received: [{ cents: 1234 }] })
  })

  it('makes the code itself where the bank gives an address alone', async () => {
    const shop = await open()
    bank.misbehave({ withoutCode: true, strangeFields: true })
    const { code } = await shop.putCharge(charge)
    expect(bank.payer.pays(code ?? '')).toMatchObject({ txid: charge.txid })
  })

  it('says when the time is over by our clock, however wrong the bank’s is', async () => {
    const shop = await open()
    bank.misbehave({ clockAheadMs: 5 * 60_000 })
    const { expiresAt } = await shop.putCharge(charge)
    // HTTP says its moment in whole seconds.
    expect(Math.abs(expiresAt - (Date.now() + 600_000))).toBeLessThan(5_000)
  })

  it('lists each payment once although pages shift while they are read', async () => {
    const shop = await open()
    for (let number = 0; number < 5; number += 1) bank.payer.paysKey(key, 100 + number)
    bank.misbehave({ longestPage: 2 })
    const found: Received[] = []
    for await (const each of shop.received(...today)) {
      found.push(each)
      if (found.length === 1) bank.payer.paysKey(key, 900)
    }
    const ids = found.map(({ endToEndId }) => endToEndId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(found.map(({ cents }) => cents)).toEqual(expect.arrayContaining([100, 101, 102, 103, 104]))
  })

  it('lists each charge once with what paid it, although others are made while it is read', async () => {
    const shop = await open()
    const txids = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(32))
    for (const txid of txids) await shop.putCharge({ ...charge, txid })
    bank.payer.paysCharge(txids[0]!)
    bank.misbehave({ longestPage: 2 })
    const found: Charge[] = []
    for await (const each of shop.charges(...today)) {
      found.push(each)
      if (found.length === 1) await shop.putCharge({ ...charge, txid: 'f'.repeat(32) })
    }
    expect(found.map(({ txid }) => txid).toSorted()).toEqual(txids)
    expect(found.at(-1)).toMatchObject({ status: 'paid', received: [{ cents: 1234 }] })
  })

  it('asks for one token while many ask at once, and for a new one when it opens nothing any more', async () => {
    const shop = await open()
    const tokens = () => bank.requests().filter(({ path }) => path === '/oauth/token').length
    await Promise.all(Array.from({ length: 8 }, () => shop.readCharge(charge.txid)))
    expect(tokens()).toBe(1)
    bank.revokeTokens()
    expect(await shop.readCharge(charge.txid)).toBeNull()
    expect(tokens()).toBe(2)
  })

  it.each([
    ['unavailable', 'away'],
    ['too-many', 'away'],
    ['broken', 'away'],
    ['html', 'away'],
    ['drop', 'away'],
    ['hang', 'away'],
    ['denied', 'denied'],
    ['expired-token', 'denied'],
  ] as const)('%s is %s', async (how, kind) => {
    const shop = await open()
    bank.misbehave({ fault: { how, calls: /cob/, retryAfterSeconds: 7 } })
    await expect(shop.readCharge(charge.txid)).rejects.toMatchObject({ name: 'BankFailure', kind })
  })

  it('a secret that was revoked is denied, in the bank’s words', async () => {
    const shop = await open()
    bank.misbehave({ fault: { how: 'revoked' } })
    await expect(shop.readCharge(charge.txid)).rejects.toMatchObject({
      kind: 'denied',
      words: 'invalid_client',
    })
  })

  it('hears of returns that nobody of the shop asked for', async () => {
    const shop = await open()
    const { endToEndId } = bank.payer.paysKey(key, 5000)
    bank.payer.takesBack(endToEndId, 5000)
    expect(await all(shop.received(...today))).toMatchObject([
      { txid: null, refunds: [{ cents: 5000, status: 'returned', foreign: true }] },
    ])
  })
})
