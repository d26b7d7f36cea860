import { randomUUID } from 'node:crypto'
import { ensureAgenda } from '@balcao/server/scheduling/agenda/agendas.store'
import type { Bench, Company } from './product'

/** How far ahead its customers can book, in days. */
const horizon = 120
/** Appointments of half an hour that fit between opening and closing. */
export const placesADay = 18

const weekdays = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo']
const categories = [
  { nome: 'Cabelo', minutos: [30, 60, 90, 120] },
  { nome: 'Barba', minutos: [15, 30, 45, 60] },
  { nome: 'Estética', minutos: [20, 40, 60, 180] },
]

/** A shop that is open on every day, from nine to six, takes bookings of twelve services, and has an empty agenda. */
export async function giveAgenda(
  bench: Bench,
  company: Company,
  open = { horario_inicio: '09:00', horario_fim: '18:00' },
): Promise<void> {
  const servicos = {
    categorias: categories.map(({ nome, minutos }) => ({
      nome,
      produtos: minutos.map((duracao, n) => ({
        nome: `${nome} ${n + 1}`,
        descricao: 'Com horário marcado, produtos da casa e café por nossa conta',
        preco: 30 + duracao,
        duracao,
      })),
    })),
  }
  const update = (change: object) =>
    send(`${bench.url}/webhook/update-customer`, company, 'POST', { cnpj: company.cnpj, ...change })
  await update({ horario_funcionamento: weekdays.map((dia) => ({ dia, ...open, status: 'aberto' })) })
  await update({ cardapio_json: { cardapio: { categorias: [] }, servicos } })
  await send(`${bench.url}/api/agenda/settings`, company, 'PUT', {
    version: 0,
    horizon_days: horizon,
  })
}

/**
 * Appointments of half an hour in the places of the open hours: from a date on (`YYYY-MM-DD`), every one or every
 * `every`-th, `count` of them, the earlier `made` ones passed over. With `back` the days go back from that date, as a
 * history does: most of it done, some cancelled. A place that is taken stays as it is. `of` is a person's agenda, else the
 * company's own. Answers how many were made.
 */
export async function fillAgenda(
  bench: Bench,
  company: Company,
  filling: { from: string; count: number; made?: number; every?: number; back?: boolean; of?: AgendaId },
): Promise<number> {
  const { from, count, made = 0, every = 1, back = false, of } = filling
  const agenda = of ?? (await bench.db.asCompany(company.id, (tx) => ensureAgenda(tx, company.id)))
  const { owner } = bench.db
  const { rowCount } = await owner.query(
    `insert into appointments (company_id, id, fingerprint, agenda_id, agenda_number, status, starts_at, ends_at,
       blocked, dates, service_id, service_name, price_type, price_cents, minutes, modality, client, phone, source)
     select $1, gen_random_uuid(), '\\x00', $2, $3,
       case when $8 then (array['completed','completed','confirmed','cancelled'])[1 + n % 4] else 'confirmed' end,
       start, start + interval '30 minutes', tstzrange(start, start + interval '30 minutes'), array[day],
       'barba-2', 'Barba 2', 'padrao', 6000, 30, 'tempo', 'Cliente ' || n, right((5592970000000 + n)::text, 11), 'public'
     from generate_series($5::int, $5::int + $6::int - 1) n,
       lateral (select n * $7::int as place) p,
       lateral (select $4::date + case when $8 then -1 else 1 end * (place / $9::int) as day) d,
       lateral (select (day + time '09:00' + place % $9::int * interval '30 minutes') at time zone c.time_zone as start
         from companies c where c.id = $1) s
     on conflict do nothing`,
    [company.id, agenda.id, agenda.number, from, made, count, every, back, placesADay],
  )
  await owner.query('vacuum analyze appointments')
  return rowCount ?? 0
}

type AgendaId = Awaited<ReturnType<typeof ensureAgenda>>

/** An employee who can be booked, with an agenda of their own. */
export async function givePerson(bench: Bench, company: Company, nome: string): Promise<AgendaId> {
  const id = randomUUID()
  const { owner } = bench.db
  await owner.query(
    'insert into employees (company_id, id, nome, data_admissao) values ($1, $2, $3, current_date)',
    [company.id, id, nome],
  )
  await send(`${bench.url}/api/agenda/employees/${id}`, company, 'PUT', { active: true })
  const { rows } = await owner.query<AgendaId>('select id, number from agendas where employee_id = $1', [id])
  return rows[0]!
}

async function send(url: string, { cookie }: Company, method: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
}
