import type { PackageKind, Place, SchedulingSettings } from '@balcao/contract/scheduling'
import { bookingPath } from '@balcao/domain/company'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import type { SchedulingNeeds } from '../scheduling-needs'
import { againAfterDeadlock } from '../appointments/choosing/fresh-slots'
import { openClasses } from '../appointments/open-classes'
import { offerSeats } from '../classes/offer-seats'
import { listKinds, writeKinds } from '../packages/kinds.store'
import { listAgendas, lockOwnAgenda } from './agendas.store'
import { listPlaces, writePlaces } from './places.store'
import { readSettings, writeSettings, type StoredSettings } from './settings.store'

type Needs = Pick<SchedulingNeeds, 'db' | 'pagesUrl' | 'clock'>

/** The settings as the counter shows them, with the agendas and the address of the public page. */
export function getSettings(needs: Needs, companyId: string): Promise<SchedulingSettings> {
  return needs.db.asCompany(companyId, (tx) => presentSettings(needs, tx, companyId))
}

/** Saves what is given, of places and kinds of package the whole list. @throws Problem SETTINGS_CHANGED with `current` when somebody saved since `version` */
export function saveSettings(
  needs: Needs,
  companyId: string,
  version: number,
  {
    places,
    package_kinds: kinds,
    ...changed
  }: StoredSettings & { places?: Place[]; package_kinds?: PackageKind[] },
): Promise<SchedulingSettings> {
  const save = () =>
    needs.db.asCompany(companyId, async (tx) => {
      const before = await readSettings(tx, companyId)
      // Once it is answered, nobody books there by what was said before.
      if (changed.own_agenda !== undefined) await lockOwnAgenda(tx, companyId)
      const saved = await writeSettings(tx, companyId, version, changed)
      if (saved && changed.services) await openClasses(tx, companyId, changed.services, needs.clock())
      if (saved)
        await offerSeats(tx, companyId, {
          before,
          after: await readSettings(tx, companyId),
          now: needs.clock(),
        })
      if (saved && places) await writePlaces(tx, companyId, places, needs.clock())
      if (saved && kinds) await writeKinds(tx, companyId, kinds, needs.clock())
      const settings = await presentSettings(needs, tx, companyId)
      if (!saved) throw new Problem('SETTINGS_CHANGED', { current: settings })
      await appendEvent(tx, 'AGENDA_CHANGED', { what: 'settings' })
      return settings
    })
  // Who gets a seat may be moving just now.
  return againAfterDeadlock(save)
}

async function presentSettings({ pagesUrl }: Needs, tx: Tx, companyId: string): Promise<SchedulingSettings> {
  const { rows } = await tx.execute<{ address: string | null }>(
    sql`select endereco_curto as address from companies where id = ${companyId}`,
  )
  const address = rows[0]?.address ?? null
  return {
    ...(await readSettings(tx, companyId)),
    agendas: await listAgendas(tx, companyId),
    places: await listPlaces(tx, companyId),
    package_kinds: await listKinds(tx, companyId),
    booking_url: pagesUrl() + bookingPath(companyId, address),
  }
}
