import { addDays } from '@balcao/domain/scheduling'
import { Problem } from '../platform/http/problems'

/** Days that one question may span, both ends included. */
const MOST_DAYS = 62

/** @throws Problem INVALID_INPUT for dates in the wrong order, or further apart than a screen shows */
export function requireWindow({ from, to }: { from: string; to: string }): void {
  if (to < from) refuse('Deve ser igual ou posterior a from')
  if (to >= addDays(from, MOST_DAYS)) refuse(`No máximo ${MOST_DAYS} dias por vez`)
}

function refuse(mensagem: string): never {
  throw new Problem('INVALID_INPUT', { fields: [{ path: 'to', mensagem }] })
}
