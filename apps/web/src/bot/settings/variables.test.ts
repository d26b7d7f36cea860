import { defaultBotTexts } from '@balcao/domain/bot'
import { defaultOrderNotices, orderNotices } from '@balcao/domain/messaging'
import { describe, expect, test } from 'vitest'
import { insertVariable } from './insert-variable'
import { textNames } from './settings-draft'
import { noticeVariables, previewMessage, previewText, textVariables } from './variables'

const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

describe('variables', () => {
  test('every variable of the product’s own texts is offered', () => {
    for (const name of textNames)
      expect(textVariables[name]).toEqual(expect.arrayContaining(named(defaultBotTexts[name])))
    for (const name of orderNotices)
      expect(noticeVariables).toEqual(expect.arrayContaining(named(defaultOrderNotices[name].text)))
  })

  test('the preview leaves none of them open', () => {
    for (const name of textNames)
      expect(previewText(name, defaultBotTexts[name], 'Bella')).not.toMatch(/[{}]/)
    for (const name of orderNotices)
      expect(previewMessage(defaultOrderNotices[name].text, 'Bella')).not.toMatch(/[{}]/)
  })

  test('a variable that the bot does not fill in stays to be seen', () => {
    expect(previewText('greeting', 'Oi {pedido} em {loja}', 'Bella')).toBe('Oi {pedido} em Bella')
  })
})

describe('a variable is put where the caret stands', () => {
  test.each([
    ['at the end', 'Oi ', 3, 3, { text: 'Oi {nome}', caret: 9 }],
    ['in the middle', 'Oi !', 3, 3, { text: 'Oi {nome}!', caret: 9 }],
    ['in place of a selection', 'Oi fulano!', 3, 9, { text: 'Oi {nome}!', caret: 9 }],
    ['after a word, with a space', 'Oi', 2, 2, { text: 'Oi {nome}', caret: 9 }],
    ['in nothing', '', 0, 0, { text: '{nome}', caret: 6 }],
  ])('%s', (_, text, from, to, result) => {
    expect(insertVariable(text, 'nome', { from, to }, 1000)).toEqual(result)
  })

  test('but never past the length of a text', () => {
    expect(insertVariable('12345', 'nome', { from: 5, to: 5 }, 10)).toEqual({ text: '12345', caret: 5 })
  })
})
