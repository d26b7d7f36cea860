import { groupBy } from '@balcao/domain/catalogue'
import type { HoursRow } from '@balcao/domain/hours'
import { mergeSpans, type ClassTime, type Period, type Span } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { sql, type Sql } from '../../platform/database/sql'
import { withTheirVisits, type AgendaQuestion } from './agenda-question'
import { isBookable, isOfNobody, whichAgendas, type AgendaRow } from './agendas.store'
import { length, packTimes, unpackTimes, type PackedTimes } from './packed-times'
import type { StoredSettings } from './settings.store'

/** What one statement knows of the agendas that are asked for. Instants in epoch milliseconds. */
export interface AgendaFacts {
  zone: string
  hours: HoursRow[]
  version: number | null
  settings: StoredSettings | null
  /** What closes every agenda of the company. */
  closed_dates: string[]
  closed_times: Span[]
  /** The oldest first; none where there is no such agenda, or none was made yet. */
  agendas: AgendaOfFacts[]
  /** Those that are off too; none for most companies. */
  places: PlaceOfFacts[]
}

/** A place of the company, and when each of its units is taken. */
export interface PlaceOfFacts {
  id: string
  number: number
  name: string
  /** How many there are, all alike. */
  units: number
  active: boolean
  busy: (Span & { unit: number })[]
}

/** One of them, with what closes it alone. */
export interface AgendaOfFacts extends AgendaRow {
  /** When they work, where that is not the company's opening hours. */
  hours: HoursRow[] | null
  /** Hours of theirs for a while. */
  periods: (Period & { hours: HoursRow[] })[]
  closed_dates: string[]
  closed_times: Span[]
  /** Without the classes. What touches is one span. */
  busy: readonly Span[]
  classes: ClassOfAgenda[]
}

/** A class that somebody is in, and of which service it is. */
export interface ClassOfAgenda extends ClassTime {
  service: string
}

const DAY_MS = 86_400_000
/** Room is measured two days past the dates; an offset, a night and a buffer ask for one more on either side. */
const MARGIN_DAYS = 4
/** No service by day looks further for its open days (the domain's `blockedRange`). */
const MOST_DAYS = 366

/**
 * Everything that keeps the starts of some dates from being free, in one statement for all the agendas that are asked for.
 * `longestDays` are the open days of the longest service by day, 0 where there is none: it may end weeks after the dates,
 * one for each of its days and each closure at worst. Undefined for a company that does not exist.
 *
 * Where there are places, when their units are taken comes along, whoever took them. Events of the
 * company's Google occupy its own agenda only, and close its days; what says that nobody is served is closed for all. What
 * a person's own Google has is closed for them alone. The conditions on the start are what an index can answer behind row-level security; only an appointment of several days begins long before.
 */
export async function findAgendaFacts(
  tx: Tx,
  companyId: string,
  question: AgendaQuestion & { longestDays: number },
): Promise<AgendaFacts | undefined> {
  return unpackFacts(await packedFacts(tx, companyId, question))
}

/** The same as the statement answers it, for `unpackFacts`: equal texts are equal facts. */
export async function packedFacts(
  tx: Tx,
  companyId: string,
  question: AgendaQuestion & { longestDays: number },
): Promise<string | undefined> {
  const { from, to, longestDays, now } = question
  const start = new Date(Date.parse(from) - MARGIN_DAYS * DAY_MS)
  const end = new Date(Date.parse(to) + MARGIN_DAYS * DAY_MS)
  const excepted = withTheirVisits(companyId, [question.except ?? []].flat())
  const isOther = (id: Sql) => sql`${id} <> all(${excepted})`
  const { rows } = await tx.execute<{ facts: string }>(sql`
    with asked as materialized (
      select a.id, a.number, a.employee_id, case when ${isOfNobody(companyId, question)} then '[]' else a.hours end as hours,
        a.periods, a.offers from agendas a
      left join employees e on e.company_id = a.company_id and e.id = a.employee_id
      where a.company_id = ${companyId} and ${isBookable(companyId)} and ${whichAgendas(companyId, question)}
    ), closed_dates as materialized (
      select agenda_id, date from closures
      where company_id = ${companyId} and date >= ${start}::date
        and (agenda_id is null or agenda_id in (select id from asked))
      union
      select null, day::date from calendar_events e, generate_series(greatest(e.first_date, ${start}::date),
        least(e.last_date, ${end}::date + ${MOST_DAYS}::int), interval '1 day') day
      where e.company_id = ${companyId} and e.effect = 'closes-day' and e.last_date >= ${start}::date
      union
      select own.id, day::date from calendar_events e join asked own on own.employee_id is null,
        generate_series(greatest(e.first_date, ${start}::date), least(e.last_date, ${end}::date + ${MOST_DAYS}::int),
          interval '1 day') day
      where e.company_id = ${companyId} and e.effect = 'closes-own-day' and e.last_date >= ${start}::date
      union
      select b.agenda_id, day::date from google_busy b join asked on asked.id = b.agenda_id,
        generate_series(greatest(b.first_date, ${start}::date), least(b.last_date, ${end}::date + ${MOST_DAYS}::int),
          interval '1 day') day
      where b.company_id = ${companyId} and b.last_date >= ${start}::date
    ), closed_times as materialized (
      select agenda_id, time from closures
      where company_id = ${companyId} and time is not null and upper(time) > ${start}
        and (agenda_id is null or agenda_id in (select id from asked))
      union all
      select null, e.time from calendar_events e
      where e.company_id = ${companyId} and e.effect = 'closes-time' and upper(e.time) > ${start}
      union all
      select b.agenda_id, b.time from google_busy b join asked on asked.id = b.agenda_id
      where b.company_id = ${companyId} and b.first_date is null and upper(b.time) > ${start}
    ), reach as materialized (
      select ${end}::timestamptz + make_interval(days => case when ${longestDays}::int = 0 then 0
        else least(${MOST_DAYS}, 7 * (${longestDays}::int + (select count(*) from closed_dates)
          + (select count(*) from closed_times)))::int end) as end
    ), busy as (
      select number, class, ${packTimes} from (
        select agenda_number as number, blocked as time, ${classOf} as class from appointments a
        where a.company_id = ${companyId} and ${isOfAsked} and ${isOther(sql`a.id`)}
          and a.deleted_at is null and a.status in ('pending', 'confirmed')
          and a.starts_at >= ${start}::timestamptz and a.starts_at < (select reach.end from reach)
        union all
        select agenda_number, blocked, ${classOf} from appointments a
        where a.company_id = ${companyId} and ${isOfAsked} and ${isOther(sql`a.id`)}
          and a.deleted_at is null and a.status <> 'held' and a.status in ('pending', 'confirmed')
          and (a.modality = 'dia' or a.minutes > 1440) and upper(a.blocked) > ${start}::timestamptz
          and a.starts_at < ${start}::timestamptz and a.starts_at > ${start}::timestamptz - make_interval(days => ${MOST_DAYS + 1})
        union all
        select agenda_number, blocked, ${classOf} from appointments a
        where a.company_id = ${companyId} and ${isOfAsked} and ${isOther(sql`a.id`)}
          and a.deleted_at is null and a.status = 'held' and a.hold_until > ${now}
        union all
        select number, e.time, null from calendar_events e, asked
        where e.company_id = ${companyId} and employee_id is null and e.effect = 'occupies'
          and lower(e.time) < (select reach.end from reach) and upper(e.time) > ${start}::timestamptz) as one
      group by number, class, ${length}
    ), taken as (
      select unit, ${packTimes} from (
        select unit, blocked as time from place_uses
        where company_id = ${companyId} and ${isOther(sql`appointment_id`)}
          and ends_at > ${start}::timestamptz and (hold_until is null or hold_until > ${now})) as one
      group by unit, ${length}
    )
    select json_build_object('zone', c.time_zone, 'hours', c.horario_funcionamento, 'version', s.version,
      'settings', s.settings,
      'agendas', coalesce((select json_agg(json_build_object('id', id, 'number', number, 'employeeId', employee_id,
        'hours', hours, 'periods', periods, 'offers', offers) order by number) from asked), '[]'),
      'closed_dates', coalesce((select json_agg(one) from (
        select agenda_id, json_agg(date) as dates from closed_dates group by agenda_id) as one), '[]'),
      'closed_times', coalesce((select json_agg(one) from (
        select agenda_id, ${packTimes} from closed_times group by agenda_id, ${length}) as one), '[]'),
      'busy', coalesce((select json_agg(busy) from busy), '[]'),
      'places', coalesce((select json_agg(json_build_object('id', p.id, 'number', p.number, 'name', p.name, 'units', p.units,
        'active', p.active) order by p.number)
        from places p where p.company_id = ${companyId} and p.deleted_at is null), '[]'),
      'taken', coalesce((select json_agg(taken) from taken), '[]'))::text as facts
    from companies c left join scheduling_settings s on s.company_id = c.id where c.id = ${companyId}`)
  return rows[0]?.facts
}

/** As an array: joined, the appointments of the company were read once for each of its agendas. */
const isOfAsked = sql`a.agenda_number = any(array(select number from asked))`

/** Of which class a row is, when that begins and for how many it is, as one JSON text to group by; null for most. */
const classOf = sql`case when a.seat is not null then json_build_object('service', a.service_id,
  'at', (date_part('epoch', a.starts_at) * 1000)::bigint, 'people', a.people)::text end`

interface OfClass {
  service: string
  at: number
  people: number
}

/** The facts as the statement answers them: what is many, apart from whose it is. */
type PackedFacts = Omit<AgendaFacts, 'closed_dates' | 'closed_times' | 'agendas' | 'places'> & {
  agendas: Omit<AgendaOfFacts, 'closed_dates' | 'closed_times' | 'busy' | 'classes'>[]
  /** Null is of every agenda. */
  closed_dates: { agenda_id: string | null; dates: string[] }[]
  closed_times: ({ agenda_id: string | null } & PackedTimes)[]
  /** By the numbers of agendas; those of a class by its service, its start and how many come too (`OfClass`). */
  busy: ({ number: number; class: string | null } & PackedTimes)[]
  places: Omit<PlaceOfFacts, 'busy'>[]
  taken: ({ unit: number } & PackedTimes)[]
}

/** Undefined stays so. */
export function unpackFacts(packed: string | undefined): AgendaFacts | undefined {
  if (packed === undefined) return undefined
  const facts = JSON.parse(packed) as PackedFacts
  const dates = groupBy(facts.closed_dates, (one) => one.agenda_id)
  const times = groupBy(facts.closed_times, (one) => one.agenda_id)
  const busy = groupBy(facts.busy, ({ number }) => number)
  const { taken, ...others } = facts
  const takenOf = groupBy(taken, ({ unit }) => Math.floor(unit / 100))
  const closed = (id: string | null) => ({
    closed_dates: (dates.get(id) ?? []).flatMap((one) => one.dates),
    closed_times: unpackTimes(times.get(id) ?? []),
  })
  return {
    ...others,
    ...closed(null),
    agendas: facts.agendas.map((agenda) => {
      const own = busy.get(agenda.number) ?? []
      return {
        ...agenda,
        ...closed(agenda.id),
        busy: mergeSpans(unpackTimes(own.filter((one) => one.class === null))),
        classes: toClasses(own),
      }
    }),
    places: facts.places.map((place) => ({
      ...place,
      busy: (takenOf.get(place.number) ?? []).flatMap((one) =>
        unpackTimes([one]).map((span) => ({ unit: one.unit, ...span })),
      ),
    })),
  }
}

function toClasses(busy: PackedFacts['busy']): ClassOfAgenda[] {
  const ofClasses = busy.flatMap((one) =>
    one.class === null ? [] : [{ ...(JSON.parse(one.class) as OfClass), seats: unpackTimes([one]) }],
  )
  return [...groupBy(ofClasses, ({ service, at }) => `${at} ${service}`).values()].map((same) => {
    const [{ service, at }] = same as [(typeof same)[number]]
    const seats = same.flatMap((one) => one.seats)
    const start = Math.min(...seats.map((seat) => seat.start))
    const end = Math.max(...seats.map((seat) => seat.end))
    const taken = same.reduce((sum, one) => sum + one.seats.length * one.people, 0)
    return { service, at, taken, start, end }
  })
}
