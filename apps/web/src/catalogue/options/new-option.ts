import type { Option } from '@balcao/domain/catalogue'
import { newId } from '../../lib/new-id'

/** An option that has no name yet. */
export function newOption(): Option {
  return { id: newId(), nome: '', centavos: 0, ativo: true }
}
