import type { PrintSummary } from '@balcao/contract/printing'
import type { Company } from '../company'
import type { Tx } from '../platform/database/database'

export const stationKeyPrefix = 'ps_'
export async function queueOrderPrints(_tx: Tx, _company: Company, _orderId: string): Promise<void> {}
export async function dropWaitingPrints(_tx: Tx, _companyId: string, _orderId: string): Promise<void> {}
export async function listOrderPrints(_tx: Tx, _companyId: string, _orderId: string): Promise<PrintSummary[]> {
  return []
}
export async function findStationByKey(_db: unknown, _token: string) {
  return undefined
}
export function registerPrinting(..._args: unknown[]): void {}
export function printSweepCron(_db: unknown) {
  return { name: 'printing:sweep', pattern: '* * * * *', run: async () => {} }
}
