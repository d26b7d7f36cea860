import { Suspense, useMemo } from 'react'
import { lazyPiece } from '../lib/pieces/lazy-piece'
import { storage } from '../lib/caches/storage'
import { createBookingCalls } from './booking-calls'
import { readBookingPath } from './booking-path'
import { BookingScreen } from './booking-screen'
import { BookingSkeleton } from './booking-skeleton'
import { tabStorage } from './kept-choice'
import { NothingHere } from './nothing-here'

const OwnScreen = lazyPiece(async () => (await import('./own/own-screen')).OwnScreen)
const DemoScreen = lazyPiece(async () => (await import('./demo/demo-screen')).DemoScreen)

interface BookingAppProps {
  path: string
  search: string
  /** The company that is signed in on this browser, by its CNPJ. */
  signedIn: string | null
}

/** The public booking pages. Three paths need no router. */
export function BookingApp({ path, search, signedIn }: BookingAppProps) {
  const page = useMemo(() => readBookingPath(path, search, signedIn), [path, search, signedIn])
  if (page.kind === 'nobody') return <NothingHere kind="missing" />
  if (page.kind === 'book') return <CompanyPage {...page} />
  return (
    <Suspense fallback={<BookingSkeleton />}>
      {page.kind === 'own' ? (
        <OwnScreen.Piece company={page.company} link={page.link} />
      ) : (
        <DemoScreen.Piece />
      )}
    </Suspense>
  )
}

interface CompanyPageProps {
  company: string
  service: string | null
  agenda: string | null
}

function CompanyPage({ company, service, agenda }: CompanyPageProps) {
  const calls = useMemo(() => createBookingCalls(company, { agenda }), [company, agenda])
  return (
    <BookingScreen company={company} calls={calls} asked={service} kept={tabStorage} remembered={storage} />
  )
}
