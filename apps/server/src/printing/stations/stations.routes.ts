import * as contract from '@balcao/contract/printing'
import { getCompany } from '../../company'
import { actorOf, noteAct } from '../../platform/audit'
import { companyOf } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import { newToken } from '../../platform/secrets/secrets'
import { readCopies, saveCopies } from '../print-settings'
import { printTestSheet } from '../receipts/print-test-sheet'
import type { PrintingNeeds } from '../printing-needs'
import { removeStation } from './remove-station'
import { stationKeyPrefix } from './station-keys'
import { findStation, insertStation, listStations, presentStation, updateStation } from './stations.store'

/** What an order prints by itself, and the stations that do it. */
export function registerStations(router: Router, needs: PrintingNeeds): void {
  const { db } = needs

  implement(router, contract.getPrintSettings, ({ caller }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => {
      const { imprimeAuto } = await getCompany(tx, companyId)
      return { imprime_auto: imprimeAuto, copies: await readCopies(tx, companyId) }
    })
  })

  implement(router, contract.savePrintSettings, ({ caller, body }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => {
      const { imprimeAuto } = await getCompany(tx, companyId)
      return { imprime_auto: imprimeAuto, copies: await saveCopies(tx, companyId, body.copies) }
    })
  })

  implement(router, contract.listStations, async ({ caller }) => {
    const companyId = companyOf(caller)
    const stations = await db.asCompany(companyId, (tx) => listStations(tx, companyId))
    return stations.map(presentStation)
  })

  implement(router, contract.registerStation, ({ caller, body }) => {
    const companyId = companyOf(caller)
    const key = body.kind === 'agent' ? newToken(stationKeyPrefix) : undefined
    return db.asCompany(companyId, async (tx) => {
      const station = await insertStation(tx, companyId, { ...body, keyHash: key?.hash ?? null })
      const detail = { id: station.id, name: station.name, kind: body.kind }
      await noteAct(tx, { companyId, by: actorOf(caller), act: 'print-station.added', detail })
      await appendEvent(tx, 'STATIONS_CHANGED', {})
      return { station: presentStation(station), key: key?.token ?? null }
    })
  })

  implement(router, contract.getOwnStation, async ({ caller }) => {
    if (caller.kind !== 'station') throw new Problem('FORBIDDEN')
    const { companyId, stationId } = caller
    const station = await db.asCompany(companyId, (tx) => findStation(tx, companyId, stationId))
    if (!station) throw new Problem('STATION_NOT_FOUND')
    return presentStation(station)
  })

  implement(router, contract.changeStation, ({ caller, params, body }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => {
      const station = await updateStation(tx, companyId, params.stationId, body)
      if (!station) throw new Problem('STATION_NOT_FOUND')
      await appendEvent(tx, 'STATIONS_CHANGED', {})
      return presentStation(station)
    })
  })

  implement(router, contract.removeStation, async ({ caller, params }) => {
    await removeStation(needs, companyOf(caller), { stationId: params.stationId, by: actorOf(caller) })
    return { ok: true as const }
  })

  implement(router, contract.printTestSheet, ({ caller, params }) =>
    printTestSheet(needs, companyOf(caller), params.stationId),
  )
}
