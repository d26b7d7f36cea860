/** The zone of a company whose state is unknown (decision 0026, W33). */
export const DEFAULT_ZONE = 'America/Sao_Paulo'

/** IANA zone of each Brazilian state's capital. */
export const stateZones = {
  AC: 'America/Rio_Branco',
  AL: 'America/Maceio',
  AM: 'America/Manaus',
  AP: 'America/Belem',
  BA: 'America/Bahia',
  CE: 'America/Fortaleza',
  DF: 'America/Sao_Paulo',
  ES: 'America/Sao_Paulo',
  GO: 'America/Sao_Paulo',
  MA: 'America/Fortaleza',
  MG: 'America/Sao_Paulo',
  MS: 'America/Campo_Grande',
  MT: 'America/Cuiaba',
  PA: 'America/Belem',
  PB: 'America/Fortaleza',
  PE: 'America/Recife',
  PI: 'America/Fortaleza',
  PR: 'America/Sao_Paulo',
  RJ: 'America/Sao_Paulo',
  RN: 'America/Fortaleza',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
  RS: 'America/Sao_Paulo',
  SC: 'America/Sao_Paulo',
  SE: 'America/Maceio',
  SP: 'America/Sao_Paulo',
  TO: 'America/Araguaina',
} as const

/** IANA zone of a state by its two letters, in any case; the default zone for anything else. */
export function zoneOfState(uf: string | null | undefined): string {
  const zones: Record<string, string> = stateZones
  const state = uf?.trim().toUpperCase() ?? ''
  return Object.hasOwn(zones, state) ? (zones[state] ?? DEFAULT_ZONE) : DEFAULT_ZONE
}
