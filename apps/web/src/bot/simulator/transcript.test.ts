import { expect, test } from 'vitest'
import type { TextMap } from '../../i18n/format-text'
import { textsNow } from '../../i18n/language'
import { bot as en } from '../../i18n/locales/en/chats/bot'
import { bot as es } from '../../i18n/locales/es/chats/bot'
import { bot as pt } from '../../i18n/locales/pt/chats/bot'
import { botTexts } from '../texts'
import { lineWords } from './line-words'
import type { Entry } from './simulation'
import { transcriptOf } from './transcript'

const at = Date.parse('2026-11-20T23:00:00Z')
const entries: Entry[] = [
  { id: 1, at, by: 'customer', text: 'oi', media: null },
  {
    id: 2,
    at,
    by: 'bot',
    prompt: {
      text: 'Como posso ajudar?',
      options: [
        { id: 'a', title: 'Fazer pedido' },
        { id: 'b', title: 'Atendente', description: 'uma pessoa' },
      ],
    },
  },
  { id: 3, at, by: 'customer', text: '', media: 'audio' },
  { id: 4, at, by: 'system', line: { kind: 'hand-over', why: 'asked', summary: 'Estava no menu.' } },
]

test('a conversation is copied as plain text, options as numbers', () => {
  const t = textsNow(botTexts)
  const text = transcriptOf(entries, {
    customer: t('from_customer'),
    bot: t('from_bot'),
    shop: t('from_shop'),
    media: (media) => t(`media_${media}`),
    line: (line) => lineWords(line, t),
    time: () => '19:00',
  })
  expect(text).toBe(
    [
      '[19:00] Cliente: oi',
      '[19:00] Bot: Como posso ajudar?',
      '',
      '1. Fazer pedido',
      '2. Atendente (uma pessoa)',
      '[19:00] Cliente: 🎤 Áudio',
      '[19:00] Balcão: Um atendente foi chamado: o cliente pediu.',
    ].join('\n'),
  )
})

test.each([
  [{ kind: 'receipt', orderNumber: null }, 'A loja foi avisada de um comprovante.'],
  [{ kind: 'receipt', orderNumber: 7 }, 'A loja foi avisada de um comprovante do pedido nº 7.'],
  [{ kind: 'mute', minutes: 60 }, 'O cliente pediu silêncio: o bot se cala por 60 min.'],
  [
    { kind: 'order', number: 1, totalCents: 4980 },
    'Pedido de faz de conta nº 1, R$\u00A049,80. Nada foi criado.',
  ],
  [{ kind: 'passed', minutes: 1 }, 'Passou 1 minuto'],
  [{ kind: 'passed', minutes: 35 }, 'Passaram 35 minutos'],
  [{ kind: 'no-agenda' }, 'Sem agenda para consultar: quem agenda é uma pessoa.'],
  [{ kind: 'quiet' }, 'O bot está quieto: agora quem responde é a loja.'],
] as const)('%o is told', (line, words) => {
  expect(lineWords(line, textsNow(botTexts))).toBe(words)
})

test.each<[string, TextMap]>([
  ['en', en],
  ['es', es],
])('I18N-01 %s: every sentence of the bot’s page names the same parameters', (_, translation) => {
  const names = (text: unknown) => [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  for (const [key, text] of Object.entries(pt)) {
    expect([key, ...new Set(names(translation[key]))]).toEqual([key, ...new Set(names(text))])
  }
})
