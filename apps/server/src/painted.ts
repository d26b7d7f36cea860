import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublicAgenda } from '@balcao/contract/booking'
import type { PublicMenu } from '@balcao/contract/menu'
import { packageRoot } from './platform/package-root'

/** What public pages show first, as markup of the web app's own components; texts in it are escaped. */
export interface Painted {
  /** `now` in epoch milliseconds. */
  paintMenu(menu: PublicMenu, now: number): string
  paintBooking(company: PublicAgenda['company']): string
  paintSignIn(): string
}

/** What the build made of `apps/web/src/app/painted.tsx`, read when it is first asked for. Rejects where there is no build. */
export async function loadPainted(): Promise<Painted> {
  return (await import(pathToFileURL(join(packageRoot(), 'dist/painted.mjs')).href)) as Painted
}
