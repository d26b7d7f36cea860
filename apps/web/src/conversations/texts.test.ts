import { expect, it } from 'vitest'
import { conversations as pt } from '../i18n/locales/pt/chats/conversations'
import { ApiError } from '../lib/http/api-error'
import { asksForReload } from './reload-hint'
import { titleOf } from './use-screen-title'

it.each([
  ['CONV-02', pt.title, 'WhatsApp'],
  ['CONV-04', pt.searchPlaceholder, 'Pesquisar conversas...'],
  ['CONV-08', pt.choose, 'Selecione uma conversa'],
  ['CONV-09', pt.empty, 'Nenhuma conversa encontrada'],
  ['CONV-12', pt.reloadPage, 'Atualizar Página'],
  ['CONV-28', pt.loadChatsFailed, 'Erro ao carregar conversas'],
  ['CONV-31', pt.streamFailed, 'Erro na conexão em tempo real'],
  ['CONV-32', pt.botFailed, 'Erro ao alterar status do bot'],
])('%s says %j', (_, text, expected) => {
  expect(text).toBe(expected)
})

it.each([
  ['Sessão antiga: atualize a página.', true],
  ['Atualize a página e tente de novo', true],
  ['Tente de novo', false],
])('CONV-11 an error that says %j asks for a reload: %s', (mensagem, asks) => {
  expect(asksForReload(new ApiError('x', { status: 400, code: 'X', mensagem }))).toBe(asks)
  expect(asksForReload(new Error(mensagem))).toBe(asks)
})

it('CONV-11 what is no error asks for nothing', () => {
  expect([asksForReload(null), asksForReload('atualize a página')]).toEqual([false, false])
})

it('the tab says how many conversations are unread', () => {
  expect(titleOf('WhatsApp', 3).replace('\u00a0', ' ')).toBe('(3) WhatsApp')
  expect(titleOf('WhatsApp', 0)).toBe('WhatsApp')
})
