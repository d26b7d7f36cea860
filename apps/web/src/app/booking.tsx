import { Suspense } from 'react'
import { readUser } from '../auth/session'
import { BookingApp } from '../booking/booking-app'
import { keepPageFace } from '../shared/page/page-face'
import { lazyPiece } from '../lib/pieces/lazy-piece'
import { storage } from '../lib/caches/storage'
import { showPage } from './page/show-page'

const { Piece: CallbackPage } = lazyPiece(
  async () => (await import('../google/callback/callback-page')).CallbackPage,
)

keepPageFace()
const page = location.pathname.startsWith('/google-callback') ? (
  <Suspense fallback={null}>
    <CallbackPage />
  </Suspense>
) : (
  <BookingApp path={location.pathname} search={location.search} signedIn={readUser(storage)?.cnpj ?? null} />
)
await showPage(page, { inSlices: true })
