import { errors } from '@balcao/contract'
import { describe, expect, it } from 'vitest'
import { calendarErrorText, type CalendarOperation } from './google-errors'
import { GoogleFailure, type GoogleFailureKind } from './google-failure'
import { appointment, failureOf, startConnectedGoogle } from './testing/connected-google'

const OPERATIONS: CalendarOperation[] = [
  'create',
  'update',
  'cancel',
  'get',
  'list',
  'today',
  'create-unavailability',
  'find-unavailability',
  'validate',
]
const failing = (kind: GoogleFailureKind, providerMessage: string | null = 'Backend Error') =>
  new GoogleFailure(kind, { providerMessage })

describe('the words for a failure of the calendar', () => {
  it.each<[string, CalendarOperation, string]>([
    ['GOOG-62', 'create', 'Erro ao criar evento'],
    ['GOOG-63', 'update', 'Erro ao atualizar evento'],
    ['GOOG-64', 'cancel', 'Erro ao cancelar evento'],
    ['GOOG-65', 'get', 'Erro ao obter evento'],
    ['GOOG-56', 'list', 'Erro ao buscar eventos'],
    ['GOOG-67', 'today', 'Erro ao buscar eventos de hoje'],
    ['GOOG-68', 'create-unavailability', 'Erro ao criar evento de indisponibilidade'],
    ['GOOG-69', 'find-unavailability', 'Erro ao buscar eventos de indisponibilidade'],
    ['GOOG-59', 'validate', 'Erro ao validar autenticação do Google Calendar'],
  ])('%s of %s are ‘%s’, with Google’s own after them', (_, operation, words) => {
    const code = 'GOOGLE_FAILED'
    expect(calendarErrorText(operation, failing('unavailable'))).toEqual({
      code,
      mensagem: `${words}: Backend Error`,
    })
    expect(calendarErrorText(operation, failing('unavailable', null))).toEqual({ code, mensagem: words })
  })

  it.each(OPERATIONS)('GOOG-52 GOOG-53 GOOG-57 GOOG-58 are the same for %s as for all', (operation) => {
    expect(calendarErrorText(operation, failing('expired-token'))).toEqual({
      code: 'GOOGLE_TOKEN_EXPIRED',
      mensagem: 'Token de acesso expirado. Faça login novamente com o Google.',
    })
    expect(calendarErrorText(operation, { kind: 'not-connected' })).toEqual({
      code: 'GOOGLE_NOT_CONNECTED',
      mensagem: 'Não conectado ao Google Calendar. Faça login primeiro.',
    })
    expect(calendarErrorText(operation, { kind: 'token-missing' })).toEqual({
      code: 'GOOGLE_NOT_CONNECTED',
      mensagem: 'Token de acesso do Google não encontrado',
    })
    expect(calendarErrorText(operation, { kind: 'token-unavailable' })).toEqual({
      code: 'GOOGLE_FAILED',
      mensagem: 'Token de acesso não disponível',
    })
    expect(calendarErrorText(operation, failing('revoked')).mensagem).toBe(
      'Sua autorização com o Google foi revogada. É necessário reconectar sua conta.',
    )
  })

  it('GOOG-54 is for whoever may not create events, and for nobody else', () => {
    const refused = {
      code: 'GOOGLE_NO_PERMISSION',
      mensagem: 'Sem permissão para criar eventos no calendário. Verifique as permissões da conta Google.',
    }
    const creates = OPERATIONS.filter(
      (operation) => calendarErrorText(operation, failing('no-permission')).code === refused.code,
    )
    expect(creates).toEqual(['create', 'create-unavailability'])
    expect(calendarErrorText('create', failing('no-permission'))).toEqual(refused)
  })

  it('GOOG-55 is for an appointment that Google does not take', () => {
    expect(calendarErrorText('create', failing('invalid'))).toEqual({
      code: 'GOOGLE_INVALID_EVENT',
      mensagem: 'Dados inválidos para criar o evento. Verifique as informações do agendamento.',
    })
    expect(calendarErrorText('update', failing('invalid', 'Invalid Value')).mensagem).toBe(
      'Erro ao atualizar evento: Invalid Value',
    )
  })

  it('is what the contract says by default, where it has a word of its own', () => {
    for (const kind of ['expired-token', 'no-permission', 'invalid'] as const) {
      const { code, mensagem } = calendarErrorText('create', failing(kind))
      expect(errors[code][1]).toBe(mensagem)
    }
    expect(errors.GOOGLE_NOT_CONNECTED[1]).toBe(
      calendarErrorText('create', { kind: 'not-connected' }).mensagem,
    )
  })

  it('GOOG-52 GOOG-54 GOOG-55 GOOG-62 can all be reached through Google', async () => {
    const shop = await startConnectedGoogle()
    const read = async () => {
      const failure = await failureOf(shop.calendar.insert(appointment(), 'abcde'))
      return calendarErrorText('create', failure).mensagem
    }
    const seen: string[] = []
    for (const how of ['authError', 'insufficientPermissions', 'invalid', 'quotaExceeded'] as const) {
      shop.standIn.misbehave({ fault: { how, times: 1 } })
      seen.push(await read())
    }
    await shop.stop()
    expect(seen).toEqual([
      'Token de acesso expirado. Faça login novamente com o Google.',
      'Sem permissão para criar eventos no calendário. Verifique as permissões da conta Google.',
      'Dados inválidos para criar o evento. Verifique as informações do agendamento.',
      'Erro ao criar evento: Calendar usage limits exceeded.',
    ])
  })
})
