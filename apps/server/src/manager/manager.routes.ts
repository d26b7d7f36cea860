import { Readable } from 'node:stream'
import * as contract from '@balcao/contract/manager'
import { companyOf } from '../platform/http/caller'
import { implement, RawJson, type Router } from '../platform/http/implement'
import { readBotFigures } from './bot-figures.store'
import { readChoices } from './choices.store'
import { csvLines } from './csv-lines'
import { readCutoff, saveCutoff } from './cutoff.store'
import { readFigures } from './figures.store'
import { viewOf, type ManagerNeeds } from './manager-view'
import { readReport } from './read-report'

/** What the owner learns: figures of a period, reports, and when the operating day begins. */
export function registerManager(router: Router, needs: ManagerNeeds): void {
  const { db } = needs

  implement(router, contract.managerOverview, async ({ caller, query }) => {
    const view = await viewOf(needs, companyOf(caller), query)
    return new RawJson(await readFigures(db, view), { headers: fresh })
  })

  implement(router, contract.managerAnalytics, async ({ caller, query }) => {
    const { period, from, to, ...filters } = query
    const view = await viewOf(needs, companyOf(caller), { period, from, to })
    const [figures, choices] = await Promise.all([readFigures(db, view, filters), readChoices(db, view)])
    return new RawJson(`{"figures":${figures},"choices":${choices}}`, { headers: fresh })
  })

  implement(router, contract.managerBot, async ({ caller, query }) => {
    const view = await viewOf(needs, companyOf(caller), query)
    return new RawJson(await readBotFigures(db, view), { headers: fresh })
  })

  implement(router, contract.managerReport, async ({ caller, params, query }) => {
    const { period, from, to, ...filters } = query
    const view = await viewOf(needs, companyOf(caller), { period, from, to })
    return new RawJson(await readReport(db, view, params.kind, filters), { headers: fresh })
  })

  implement(router, contract.managerReportCsv, async ({ caller, params, query, reply }) => {
    const { period, from, to, ...filters } = query
    const view = await viewOf(needs, companyOf(caller), { period, from, to })
    void reply.headers({
      ...fresh,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName(params.kind)}-${view.period.from}-${view.period.to}.csv"`,
    })
    return Readable.from(csvLines(db, view, params.kind, filters))
  })

  implement(router, contract.getManagerSettings, ({ caller }) => readCutoff(db, companyOf(caller)))
  implement(router, contract.saveManagerSettings, ({ caller, body }) =>
    saveCutoff(db, companyOf(caller), body.cutoff_hour),
  )
}

/** Figures change with every order. */
const fresh = { 'cache-control': 'private, no-store' }

function fileName(kind: Parameters<typeof csvLines>[2]): string {
  const names = {
    orders: 'pedidos',
    products: 'produtos',
    neighbourhoods: 'bairros',
    payments: 'pagamentos',
    cancellations: 'cancelamentos',
    days: 'dias',
    appointments: 'agendamentos',
    services: 'servicos',
  }
  return names[kind]
}
