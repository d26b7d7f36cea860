import type { OperatorCompany } from '@balcao/contract/operator'

/** What an operator should look at, what hurts most first. */
const concerns = [
  'request',
  'expired',
  'whatsapp',
  'google',
  'printing',
  'ending',
  'password',
  'quiet',
] as const
export type Concern = (typeof concerns)[number]

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const stationSilentMs = dayMs
const passwordDueMs = 2 * dayMs
const quietMs = 7 * dayMs
const endingDays = 7

/** What is the matter with a company at `now` (epoch milliseconds); empty when all is well. */
export function concernsOf(company: OperatorCompany, now: number): Concern[] {
  const { licence, channel, google, printing, modules } = company
  const since = (at: string | null) => (at === null ? 0 : now - Date.parse(at))
  const holds: Record<Concern, boolean> = {
    request: company.open_requests > 0,
    expired: licence.days_left <= 0,
    whatsapp: modules.mod_atendimento && (channel.state === 'closed' || channel.state === 'refused'),
    google: google.state === 'trouble' || google.state === 'disconnected',
    printing:
      printing.stations > 0 &&
      (printing.last_seen_at === null || since(printing.last_seen_at) > stationSilentMs),
    ending: licence.days_left > 0 && licence.days_left <= endingDays,
    password: !company.password_set && since(company.created_at) > passwordDueMs,
    quiet: since(company.last_order_at) > quietMs,
  }
  return concerns.filter((concern) => holds[concern])
}

/** Companies, what needs care most first: by the worst concern, then by how many there are, then by name. */
export function byCare(companies: readonly OperatorCompany[], now: number): OperatorCompany[] {
  const weighed = companies.map((company) => {
    const all = concernsOf(company, now)
    return { company, worst: all[0] ? concerns.indexOf(all[0]) : concerns.length, count: all.length }
  })
  weighed.sort(
    (one, other) =>
      one.worst - other.worst ||
      other.count - one.count ||
      one.company.nome.localeCompare(other.company.nome, 'pt-BR'),
  )
  return weighed.map(({ company }) => company)
}
