import { Suspense, useMemo } from 'react'
import { lazyPiece } from '../lib/pieces/lazy-piece'
import { storage } from '../lib/caches/storage'
import { pageFace } from '../shared/page/page-face'
import { createBookingCalls } from './booking-calls'
import { readBookingPath } from './booking-path'
import { usePerson } from './choosing/use-person'
import { BookingScreen } from './booking-screen'
import { BookingSkeleton } from './page/booking-skeleton'
import { tabStorage } from './choosing/kept-choice'
import { NothingHere } from './page/nothing-here'

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
  // One company has several addresses; what a phone remembers of it is kept under one.
  if (page.kind === 'book') return <CompanyPage {...page} company={pageFace().companyId ?? page.company} />
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
  const { person, isPicked, choose, known, meet } = usePerson(agenda)
  const calls = useMemo(() => createBookingCalls(company, { agenda: person }), [company, person])
  return (
    <BookingScreen
      key={person ?? 'anybody'}
      company={company}
      calls={calls}
      asked={service}
      kept={tabStorage}
      remembered={storage}
      person={person}
      isPersonPicked={isPicked}
      onPerson={choose}
      before={known}
      onRead={meet}
    />
  )
}
