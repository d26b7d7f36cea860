import { ApiError } from '../lib/http/api-error'

const hint = 'atualize a página'

/** Whether an error asks for a reload in its own words (CONV-11), whatever language the screen is in. */
export function asksForReload(error: unknown): boolean {
  const texts =
    error instanceof ApiError
      ? [error.mensagem, error.message]
      : [error instanceof Error ? error.message : '']
  return texts.some((text) => text.toLocaleLowerCase('pt-BR').includes(hint))
}
