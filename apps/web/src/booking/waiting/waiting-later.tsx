import { Suspense } from 'react'
import { lazyPiece } from '../../lib/pieces/lazy-piece'
import type { WaitingOfferProps } from './waiting-offer'

const Offer = lazyPiece(
  async () => (await import('./waiting-offer').catch(() => null))?.WaitingOffer ?? NoOffer,
)

/** The waiting list, fetched where a full day has one; a phone that cannot fetch it books without it. */
export function WaitingLater(props: WaitingOfferProps) {
  return (
    <Suspense>
      <Offer.Piece {...props} />
    </Suspense>
  )
}

function NoOffer() {
  return null
}
