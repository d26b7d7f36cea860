import { defaultBotTexts } from '@balcao/domain/bot'
import { defaultOrderNotices } from '@balcao/domain/messaging'
import { orderStandings } from '@balcao/domain/orders'
import { describe, expect, test } from 'vitest'
import { textNames } from './settings-draft'
import { noticeVariables, previewMessage, previewText, textVariables } from './variables'

const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

describe('variables', () => {
  test('every variable of the product’s own texts is offered', () => {
    for (const name of textNames)
      expect(textVariables[name]).toEqual(expect.arrayContaining(named(defaultBotTexts[name])))
    for (const name of orderStandings)
      expect(noticeVariables).toEqual(expect.arrayContaining(named(defaultOrderNotices[name].text)))
  })

  test('the preview leaves none of them open', () => {
    for (const name of textNames)
      expect(previewText(name, defaultBotTexts[name], 'Bella')).not.toMatch(/[{}]/)
    for (const name of orderStandings)
      expect(previewMessage(defaultOrderNotices[name].text, 'Bella')).not.toMatch(/[{}]/)
  })

  test('a variable that the bot does not fill in stays to be seen', () => {
    expect(previewText('greeting', 'Oi {pedido} em {loja}', 'Bella')).toBe('Oi {pedido} em Bella')
  })
})
