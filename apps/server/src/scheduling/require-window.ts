import { addDays } from '@balcao/domain/scheduling'
import { Problem } from '../platform/http/problems'

/** Days that one question may span, both ends included. */
const MOST_DAYS = 62

/** The calendar of the database has no year 0. */
const FIRST_DATE = '0001-01-01'

/** @throws Problem INVALID_INPUT for dates in the wrong order, or further apart than a screen shows, or of old */
export function requireWindow({ from, to }: { from: string; to: string }): void {
  if (from < FIRST_DATE) refuse(`A partir de ${FIRST_DATE}`)
  if (to < from) refuse('Deve ser igual ou posterior a from')
  if (to >= addDays(from, MOST_DAYS)) refuse(`No máximo ${MOST_DAYS} dias por vez`)
}

function refuse(mensagem: string): never {
  throw new Problem('INVALID_INPUT', { fields: [{ path: 'to', mensagem }] })
}
