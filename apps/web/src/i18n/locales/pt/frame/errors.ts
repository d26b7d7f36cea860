import type { ClientErrorCode } from '../../../../lib/http/api-error'

/** Failures only the browser sees. The server's own errors bring their Portuguese text with them. */
export const errors: Record<Exclude<ClientErrorCode, 'REFUSED'>, string> & Record<string, string> = {
  NETWORK: 'Sem conexão com o servidor. Verifique sua internet e tente novamente.',
  TIMEOUT: 'O servidor demorou a responder. Tente novamente.',
  HTTP: 'O servidor respondeu com um erro. Tente novamente em instantes.',
  UNREADABLE: 'Erro ao processar resposta do servidor',
}
