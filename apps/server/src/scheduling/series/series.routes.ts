import * as contract from '@balcao/contract/scheduling'
import type { BodyOf } from '@balcao/contract'
import { actorOf } from '../../platform/audit'
import { companyOf, type Caller } from '../../platform/http/caller'
import { implement, type Router } from '../../platform/http/implement'
import { Problem } from '../../platform/http/problems'
import { toWire } from '../appointments/appointments.store'
import { askedServices } from '../appointments/choosing/choose-service'
import { agendaToWorkIn, throughEyes, whomToBook } from '../own-eyes'
import type { SchedulingNeeds } from '../scheduling-needs'
import { changeSeries, previewSeriesChange, type SeriesChange } from './change-series'
import { makeSeries, previewSeries, type SeriesRequest } from './make-series'
import { appointmentsOfSeries, findSeries } from './series.store'

/** Appointments that repeat, at the counter. */
export function registerSeries(router: Router, needs: SchedulingNeeds): void {
  implement(router, contract.previewSeries, async ({ caller, body: { agenda_id, ...body } }) => {
    const whom = await whomToBook(needs, caller, agenda_id)
    const request = { ...requestOf(caller, body), ...whom }
    return previewSeries(throughEyes(needs, caller), companyOf(caller), request)
  })
  implement(router, contract.createSeries, async ({ caller, body: { agenda_id, ...body } }) => {
    const agendaId = await agendaToWorkIn(needs, caller, agenda_id)
    const request = { ...requestOf(caller, body), agendaId }
    const rows = await makeSeries(throughEyes(needs, caller), companyOf(caller), request)
    return { id: body.id, appointments: rows.map(toWire) }
  })
  implement(router, contract.readSeries, async ({ caller, params: { id } }) => {
    const companyId = companyOf(caller)
    return throughEyes(needs, caller).db.asCompany(companyId, async (tx) => {
      const series = await findSeries(tx, companyId, id)
      const rows = series ? await appointmentsOfSeries(tx, companyId, id) : []
      // Whose appointments one may not see has no series either.
      if (!series || rows.length === 0) throw new Problem('SERIES_NOT_FOUND')
      return { id: series.id, weeks: series.weeks, appointments: rows.map(toWire) }
    })
  })
  implement(router, contract.previewSeriesChange, async ({ caller, params, body }) =>
    previewSeriesChange(
      throughEyes(needs, caller),
      companyOf(caller),
      await changeOf(needs, caller, { seriesId: params.id, body }),
    ),
  )
  implement(router, contract.changeSeries, async ({ caller, params, body }) => {
    const asked = await changeOf(needs, caller, { seriesId: params.id, body })
    const rows = await changeSeries(throughEyes(needs, caller), companyOf(caller), asked)
    return { appointments: rows.map(toWire) }
  })
}

/** What is asked for, whoever it is with. */
function requestOf(
  caller: Caller,
  body: Omit<BodyOf<typeof contract.createSeries>, 'agenda_id'>,
): Omit<SeriesRequest, 'agendaId'> {
  const {
    id,
    weeks,
    starts,
    service_id,
    price_type,
    services,
    people,
    package_id,
    conversation_id,
    status,
    ...rest
  } = body
  const { accept = [], minutes, ...person } = rest
  return {
    id: id.toLowerCase(),
    weeks,
    starts,
    status,
    accept,
    minutes,
    person,
    people,
    ...askedServices({ service_id, price_type, services }),
    packageId: package_id,
    conversationId: conversation_id,
    source: 'dashboard',
    by: actorOf(caller),
  }
}

async function changeOf(
  needs: SchedulingNeeds,
  caller: Caller,
  { seriesId, body }: { seriesId: string; body: BodyOf<typeof contract.changeSeries> },
): Promise<SeriesChange> {
  const {
    appointments,
    service_id,
    price_type,
    services,
    agenda_id,
    accept = [],
    minutes,
    tell,
    ...person
  } = body
  return {
    seriesId,
    appointments: appointments.map(({ id, version, starts_at, status }) => ({
      id,
      version,
      status,
      startsAt: starts_at,
    })),
    change: {
      ...person,
      ...(services ? askedServices({ services }) : { serviceId: service_id, priceType: price_type }),
      // Left out, each stays where it is.
      agendaId: agenda_id && (await agendaToWorkIn(needs, caller, agenda_id)),
    },
    minutes,
    accept,
    tell,
    by: actorOf(caller),
  }
}
