import { lazy } from 'react'
import type * as pieces from './behind-the-screen'
import { keepTrying } from '../../lib/pieces/keep-trying'

type Pieces = typeof pieces

/** One of the pieces that are fetched together once the screen is there. */
export function lazyBehind<Name extends keyof Pieces>(name: Name) {
  return lazy<Pieces[Name]>(async () => ({
    default: (await keepTrying(() => import('./behind-the-screen')))[name],
  }))
}
