import { expect, test } from 'vitest'
import { formatText } from '../../i18n/format-text'
import { conversations } from '../../i18n/locales/pt/chats/conversations'
import { buildChat } from '../testing/build-chat'
import { briefWaitWords, waitWords } from './wait-words'

const now = Date.parse('2026-11-21T15:00:00Z')
const t = ((key: keyof typeof conversations, params: Record<string, string | number>) =>
  formatText(conversations[key], 'pt-BR', params)) as Parameters<typeof waitWords>[0]

test.each([
  [20, 1, 'Zé Carioca espera por uma pessoa', 'Zé Carioca, agora'],
  [3 * 60, 1, 'Zé Carioca espera por uma pessoa há 3 min', 'Zé Carioca, há 3 min'],
  [125 * 60, 1, 'Zé Carioca espera por uma pessoa há 2 h', 'Zé Carioca, há 2 h'],
  [12 * 60, 3, '3 clientes esperam por uma pessoa, o primeiro há 12 min', '3 clientes, há 12 min'],
  [-30, 2, '2 clientes esperam por uma pessoa', '2 clientes, agora'],
])('after %d seconds, of %d who wait: %s; in brief: %s', (seconds, count, words, brief) => {
  const since = new Date(now - seconds * 1000).toISOString()
  const first = { ...buildChat({ title: 'Zé Carioca' }), waiting_since: since }
  expect(waitWords(t, { first, count }, now)).toBe(words)
  const { who, since: waited } = briefWaitWords(t, { first, count }, now)
  expect(`${who}, ${waited}`).toBe(brief)
})
