import { expect, it } from 'vitest'
import { chatPane } from '../../i18n/locales/pt/chats/chat-pane'

it.each([
  ['CONV-10', chatPane.noMessages, 'Nenhuma mensagem ainda'],
  ['CONV-29', chatPane.messagesFailed, 'Erro ao carregar mensagens'],
  ['CONV-30', chatPane.sendFailed, 'Erro ao enviar mensagem'],
])('%s the pane says %j', (_id, text, specified) => {
  expect(text).toBe(specified)
})
