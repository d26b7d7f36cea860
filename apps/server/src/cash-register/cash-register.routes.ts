import * as contract from '@balcao/contract/cash-register'
import type { Database } from '../platform/database/database'
import { companyOf, employeeOf } from '../platform/http/caller'
import { implement, type Router } from '../platform/http/implement'
import { closeRegister } from './close-register'
import { moveCash, voidMovement } from './move-cash'
import { printClosing } from './print-closing'
import { openRegister } from './open-register'
import { findOpenId, listClosed, readRegister } from './registers.store'

export interface CashRegisterNeeds {
  db: Database
}

/** The register of the day, and those that were closed. */
export function registerCashRegister(router: Router, { db }: CashRegisterNeeds): void {
  implement(router, contract.readCashRegister, ({ caller }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => {
      const id = await findOpenId(tx, companyId)
      return { register: id === null ? null : await readRegister(tx, companyId, id) }
    })
  })
  implement(router, contract.openCashRegister, ({ caller, body }) =>
    openRegister(db, companyOf(caller), body, employeeOf(caller)),
  )
  implement(router, contract.moveCash, ({ caller, params, body }) =>
    moveCash(db, companyOf(caller), params.registerId, body, employeeOf(caller)),
  )
  implement(router, contract.voidCashMovement, ({ caller, params }) =>
    voidMovement(db, companyOf(caller), params, employeeOf(caller)),
  )
  implement(router, contract.closeCashRegister, ({ caller, params, body: { counted, note } }) =>
    closeRegister(
      db,
      companyOf(caller),
      params.registerId,
      { counted, note: note || null },
      employeeOf(caller),
    ),
  )
  implement(router, contract.printClosing, ({ caller, params, body: { id, station_id: stationId } }) =>
    printClosing(db, companyOf(caller), params.registerId, { id, stationId }),
  )
  implement(router, contract.listCashRegisters, ({ caller, query }) =>
    listClosed(db, companyOf(caller), query.before ?? null),
  )
}
