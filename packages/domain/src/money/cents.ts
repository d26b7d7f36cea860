/**
 * Integer cents of an amount in reais. The float noise of a caller's own sum (0.1 + 0.2) is forgiven, as the
 * contract's `money` forgives it; a third decimal is not.
 * @throws RangeError when not finite, finer than a cent, too large to be exact, or negative without `negative: true`.
 */
export function toCents(reais: number, { negative = false }: { negative?: boolean } = {}): number {
  const cents = Math.round(reais * 100)
  if (!Number.isSafeInteger(cents)) throw new RangeError('Not an amount of money')
  if (cents / 100 !== reais && Math.abs(reais * 100 - cents) >= 1e-6) {
    throw new RangeError('An amount of money has at most two decimals')
  }
  if (cents < 0 && !negative) throw new RangeError('An amount of money is not negative')
  return cents === 0 ? 0 : cents
}

/** Reais of integer cents, as the spec's shapes carry them. @throws RangeError when not an integer. */
export function fromCents(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError('Cents are an integer')
  return cents / 100
}
