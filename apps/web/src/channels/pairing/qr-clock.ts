/** How long a QR code is good for when the gateway brings no newer one before. */
export const QR_SECONDS = 45
/** Codes that this page asks for by itself: a page left open overnight must not go on for ever. */
export const QR_RENEWALS = 8

/** The code on the screen: since when it is there (epoch milliseconds), and how many were asked for without a person. */
export interface QrClock {
  image: string | null
  since: number
  renewals: number
}

/** Seconds that are left of the code on the screen, 0 when it is over. */
export function secondsLeft({ since }: Pick<QrClock, 'since'>, now: number): number {
  return Math.max(0, Math.ceil(QR_SECONDS - (now - since) / 1000))
}

/** The clock with the code that came; the same code goes on counting. */
export function withCode(clock: QrClock, image: string | null, now: number): QrClock {
  return image === clock.image ? clock : { ...clock, image, since: now }
}

/** Whether the page should ask for another code now: the old one is over, somebody looks, and it was not too often. */
export function isDue(clock: QrClock, now: number, isSeen: boolean): boolean {
  return clock.image !== null && isSeen && clock.renewals < QR_RENEWALS && secondsLeft(clock, now) === 0
}
