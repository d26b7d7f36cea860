import type { OperatorCompany } from '@balcao/contract/operator'
import type { LicencePlan, LicenceTerm } from '@balcao/domain/licence'
import { countLicence } from '../../licence'

export interface CompanyRow {
  id: string
  cnpj: string
  nome: string
  cidade: string | null
  estado: string | null
  nicho: string
  created_at: Date
  mod_atendimento: boolean
  mod_motoboy: boolean
  mod_gerente: boolean
  mod_agendamento: boolean
  licence_plan: LicencePlan
  licence_term: LicenceTerm
  licence_renewed_on: string | null
  licence_days: number
  time_zone: string
  password_set: boolean
  channel_kind: 'evolution' | 'cloud' | null
  channel_state: OperatorCompany['channel']['state'] | null
  state_since: Date | null
  last_heard_at: Date | null
  google_connected: boolean | null
  google_error: string | null
  google_checked_at: Date | null
  stations: number
  last_seen_at: Date | null
  last_order_at: Date | null
  open_requests: number
}

/** A company as the operator sees it at the instant `now`; the days count in the company's own zone. */
export function presentCompany(row: CompanyRow, now: Date): OperatorCompany {
  const stored = { renewedOn: row.licence_renewed_on, days: row.licence_days, zone: row.time_zone }
  const licence = countLicence(stored, now)
  return {
    id: row.id,
    cnpj: row.cnpj,
    nome: row.nome,
    cidade: row.cidade,
    estado: row.estado,
    nicho: row.nicho,
    created_at: row.created_at.toISOString(),
    modules: {
      mod_atendimento: row.mod_atendimento,
      mod_motoboy: row.mod_motoboy,
      mod_gerente: row.mod_gerente,
      mod_agendamento: row.mod_agendamento,
    },
    licence: {
      plan: row.licence_plan,
      term: row.licence_term,
      renewed_on: licence.ultima_renovacao,
      ends_on: licence.proxima_renovacao,
      days_left: licence.dias_restantes,
    },
    password_set: row.password_set,
    channel: {
      kind: row.channel_kind,
      state: row.channel_state ?? 'none',
      state_since: iso(row.state_since),
      last_heard_at: iso(row.last_heard_at),
    },
    google: { state: googleState(row), error: row.google_error, checked_at: iso(row.google_checked_at) },
    printing: { stations: row.stations, last_seen_at: iso(row.last_seen_at) },
    last_order_at: iso(row.last_order_at),
    open_requests: row.open_requests,
  }
}

const iso = (at: Date | null) => at?.toISOString() ?? null

function googleState(row: CompanyRow): OperatorCompany['google']['state'] {
  if (row.google_connected === null) return 'none'
  if (!row.google_connected) return 'disconnected'
  return row.google_error === null ? 'connected' : 'trouble'
}
