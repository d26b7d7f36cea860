import { formatBrl } from '../../money'
import { couponKey, couponRefusalWords } from '../../orders'
import type { BotWorld, KnownCoupon } from '../model/model'
import type { Scene } from '../model/rules'
import type { BotState } from '../model/state'

/** The customer's coupon, while it may be used. */
export function couponOf({ state, world }: Scene): KnownCoupon | null {
  const { coupon: key } = state.checkout
  const found = key ? withKey(world, key) : undefined
  return found?.refusal === null ? found : null
}

/** What a message says of a coupon: the lines without it, the state with it, and what is answered. */
export interface HeardCoupon {
  lines: string[]
  state: BotState
  said: string
}

const named =
  /(?:(?:com|usar?|uso|quero usar|aplicar?|tenho)\s+)?(?:(?:o|um|esse|este|meu)\s+)?cupo[mn]\b[\s:"'*“]*(.*)$/iu
const between = /^(?:de|do|desconto|promocional|c[oó]digo|[eé]|eh|o|um)$/iu

/** A coupon that is named at any time, 'cupom PIZZA10': kept for the order, or refused in words. */
export function hearCoupon(lines: readonly string[], { state, world }: Scene): HeardCoupon | null {
  for (const [at, line] of lines.entries()) {
    const code = codeIn(line, world)
    if (!code) continue
    const rest = line.replace(named, '').trim()
    const after = code.after.trim()
    const left = [rest, after].map((words) => words.replace(/^[\s,;.!]+|[\s,;]+$/g, '')).filter(Boolean)
    return {
      lines: [...lines.slice(0, at), ...left, ...lines.slice(at + 1)],
      ...taken(code.code, { state, world }),
    }
  }
  return null
}

function codeIn(line: string, world: BotWorld): { code: string; after: string } | null {
  const words = named.exec(line)?.[1]?.split(/\s+/u).filter(Boolean) ?? []
  const known = words.findIndex((word) => withKey(world, couponKey(word)))
  const first = words.findIndex((word) => !between.test(word))
  // A word that names no coupon has to look like a code: 'cupom hoje?' is a question.
  const at = known >= 0 ? known : first >= 0 && /\d|^\p{Lu}{3,}/u.test(words[first]!) ? first : -1
  return at < 0 ? null : { code: words[at]!, after: words.slice(at + 1).join(' ') }
}

function taken(code: string, { state, world }: Scene): Pick<HeardCoupon, 'state' | 'said'> {
  const coupon = withKey(world, couponKey(code))
  const why = coupon ? coupon.refusal : 'unknown'
  if (!coupon || why !== null) return { state, said: couponRefusalWords[why ?? 'unknown'] }
  const checkout = { ...state.checkout, coupon: couponKey(coupon.code) }
  return { state: { ...state, checkout }, said: `Cupom ${coupon.code} aplicado: ${giftWords(coupon)}.` }
}

/** A coupon that counts no longer leaves the order, and that is said. */
export function refreshedCoupon({ state, world }: Scene): { state: BotState; said: string[] } {
  const { coupon: key } = state.checkout
  if (!key || couponOf({ state, world })) return { state, said: [] }
  const found = withKey(world, key)
  const why = couponRefusalWords[found?.refusal ?? 'unknown']
  return {
    state: { ...state, checkout: { ...state.checkout, coupon: null } },
    said: [`O cupom ${found?.code ?? key} saiu do pedido. ${why}`],
  }
}

function giftWords({ kind, value, minimumCents }: KnownCoupon): string {
  const gift =
    kind === 'free_delivery'
      ? 'entrega grátis'
      : `${kind === 'percent' ? `${value}%` : formatBrl(value)} de desconto nos itens`
  return minimumCents > 0 ? `${gift}, a partir de ${formatBrl(minimumCents)}` : gift
}

function withKey({ coupons = [] }: BotWorld, key: string): KnownCoupon | undefined {
  return key === '' ? undefined : coupons.find(({ code }) => couponKey(code) === key)
}
