import type { CustomerPhone, ReceivedMessage } from '@balcao/testkit/evolution'
import type { WhatsAppShop } from '../../testing/whatsapp'

let phones = 0

/** A customer of one shop, who was never there before. */
export class Customer {
  readonly phone: CustomerPhone
  constructor(
    readonly shop: WhatsAppShop,
    readonly name = 'Ana Lima',
  ) {
    phones += 1
    this.phone = shop.phone(`55929912${String(phones).padStart(5, '0')}`, name)
  }

  /** Writes, and waits for an answer in which the words stand. */
  types(words: string, answer: RegExp): Promise<ReceivedMessage> {
    return this.answered(() => this.phone.says(words), answer)
  }

  protected answered(sends: () => void, answer: RegExp): Promise<ReceivedMessage> {
    const seen = new Set(this.phone.received().map(({ id }) => id))
    sends()
    return this.phone.receives(({ id, text }) => !seen.has(id) && answer.test(text), 20_000)
  }
}
