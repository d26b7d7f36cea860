import { makeAuthority } from '@balcao/testkit/bank'
import { startMailStandIn, type MailStandIn } from '@balcao/testkit/mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { movableClock } from '../../scheduling/testing/movable-clock'
import { mailboxOf } from '../../testing/sign-in'
import { startBankTown, type BankTown, type PixShop } from '../testing/bank-town'
import { certificateNoticesCron } from './certificate-notices'

const clock = movableClock('2026-11-21T19:00:00Z')
const authority = makeAuthority()
let mail: MailStandIn
let town: BankTown

beforeAll(async () => {
  mail = await startMailStandIn()
  town = await startBankTown({ clock: clock.now, env: { SMTP_URL: mail.smtpUrl } })
})
afterAll(async () => {
  expect(await town.stop()).toEqual([])
  await mail.stop()
})

async function withCertificate(shop: PixShop, until: string): Promise<void> {
  const { certificate, key } = authority.sign('LOJA TESTE', new Date(until))
  expect((await shop.connect({ certificate: `${certificate}\n${key}` })).status).toBe(200)
}

async function lookAt(instant: string): Promise<void> {
  clock.set(instant)
  await certificateNoticesCron({ db: town.server.app.db, clock: clock.now }).run()
}

describe('the end of a certificate', () => {
  it('is told to the owner 30, 7 and 1 days before, each once, by day, and begins anew with another', async () => {
    const shop = await town.givenShop()
    await withCertificate(shop, '2026-12-28T15:00:00Z')
    const told = () => mail.received().filter(({ to }) => to === mailboxOf(shop.company))
    const toldOf = (subject: string) => told().filter((each) => each.subject === subject).length
    const subject = 'O certificado do seu PIX vence em 28/12/2026'
    await lookAt('2026-11-27T15:00:00Z')
    await lookAt('2026-11-29T08:00:00Z')
    await lookAt('2026-11-29T15:00:00Z')
    await Promise.all([lookAt('2026-11-29T16:00:00Z'), lookAt('2026-11-29T16:00:00Z')])
    await expect.poll(() => toldOf(subject)).toBe(1)
    expect(told().at(-1)!.text).toContain('vale até 28/12/2026')
    await lookAt('2026-12-22T15:00:00Z')
    await expect.poll(() => toldOf(subject)).toBe(2)
    await lookAt('2026-12-28T14:00:00Z')
    await expect.poll(() => toldOf(subject)).toBe(3)
    await lookAt('2026-12-28T16:00:00Z')
    await withCertificate(shop, '2027-01-20T15:00:00Z')
    await lookAt('2026-12-29T15:00:00Z')
    await expect.poll(() => toldOf('O certificado do seu PIX vence em 20/01/2027')).toBe(1)
    expect(toldOf(subject)).toBe(3)
  })
})
