import type { ErrorCode } from '@balcao/contract'
import type { GoogleFailure, GoogleFailureKind } from './google-failure'

/** What was asked of the calendar when it failed. `validate` asks whether the authorisation is still good. */
export type CalendarOperation =
  | 'create'
  | 'update'
  | 'cancel'
  | 'get'
  | 'list'
  | 'today'
  | 'create-unavailability'
  | 'find-unavailability'
  | 'validate'

/** Why a call never reached Google: nothing connected, no access token kept, or it cannot be had just now. */
export interface AccessMissing {
  kind: 'not-connected' | 'token-missing' | 'token-unavailable'
}

/** GOOG-56, 59, 62 to 65 and 67 to 69: what was tried, for a person. */
const tried: Record<CalendarOperation, string> = {
  create: 'Erro ao criar evento',
  update: 'Erro ao atualizar evento',
  cancel: 'Erro ao cancelar evento',
  get: 'Erro ao obter evento',
  list: 'Erro ao buscar eventos',
  today: 'Erro ao buscar eventos de hoje',
  'create-unavailability': 'Erro ao criar evento de indisponibilidade',
  'find-unavailability': 'Erro ao buscar eventos de indisponibilidade',
  validate: 'Erro ao validar autenticação do Google Calendar',
}

/** What reads the same whatever was tried (GOOG-47, 52, 53, 57, 58). */
const always: Partial<Record<GoogleFailureKind | AccessMissing['kind'], CalendarError>> = {
  revoked: {
    code: 'GOOGLE_NOT_CONNECTED',
    mensagem: 'Sua autorização com o Google foi revogada. É necessário reconectar sua conta.',
  },
  'expired-token': {
    code: 'GOOGLE_TOKEN_EXPIRED',
    mensagem: 'Token de acesso expirado. Faça login novamente com o Google.',
  },
  'not-connected': {
    code: 'GOOGLE_NOT_CONNECTED',
    mensagem: 'Não conectado ao Google Calendar. Faça login primeiro.',
  },
  'token-missing': {
    code: 'GOOGLE_NOT_CONNECTED',
    mensagem: 'Token de acesso do Google não encontrado',
  },
  'token-unavailable': { code: 'GOOGLE_FAILED', mensagem: 'Token de acesso não disponível' },
}

interface CalendarError {
  code: ErrorCode
  mensagem: string
}

/**
 * The error that a person reads when an operation on the calendar fails, in the words of GOOG-52 to 59 and 62 to 69;
 * Google's own message follows after a colon where there is one.
 */
export function calendarErrorText(
  operation: CalendarOperation,
  failure: Pick<GoogleFailure, 'kind' | 'providerMessage'> | AccessMissing,
): CalendarError {
  const same = always[failure.kind]
  if (same) return same
  const isCreating = operation === 'create' || operation === 'create-unavailability'
  if (isCreating && failure.kind === 'no-permission') {
    return {
      code: 'GOOGLE_NO_PERMISSION',
      mensagem: 'Sem permissão para criar eventos no calendário. Verifique as permissões da conta Google.',
    }
  }
  if (operation === 'create' && failure.kind === 'invalid') {
    return {
      code: 'GOOGLE_INVALID_EVENT',
      mensagem: 'Dados inválidos para criar o evento. Verifique as informações do agendamento.',
    }
  }
  const words = 'providerMessage' in failure ? failure.providerMessage : null
  return { code: 'GOOGLE_FAILED', mensagem: words ? `${tried[operation]}: ${words}` : tried[operation] }
}
