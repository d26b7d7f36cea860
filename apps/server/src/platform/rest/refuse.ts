import { Problem } from '../http/problems'

/** Refuses a query by the name of what it asks for. @throws Problem UNSUPPORTED_FILTER */
export function refuse(path: string, reason: string): never {
  throw new Problem('UNSUPPORTED_FILTER', {
    fields: [{ path, mensagem: reason }],
    mensagem: `Filtro não suportado: ${reason}`,
  })
}
