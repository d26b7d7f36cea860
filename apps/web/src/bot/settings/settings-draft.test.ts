import { saveBotSettings, type BotSettings } from '@balcao/contract/bot'
import { defaultBotTexts } from '@balcao/domain/bot'
import { defaultOrderNotices } from '@balcao/domain/messaging'
import { orderStandings } from '@balcao/domain/orders'
import { describe, expect, test } from 'vitest'
import { blankNotices, settingsBody, settingsDraft, textNames, textsOf } from './settings-draft'

const unchanged: BotSettings = {
  version: 0,
  texts: {},
  notices: { ...defaultOrderNotices },
  silence_minutes: 30,
}

describe('the settings of the bot', () => {
  test('what the owner never changed is the product’s own', () => {
    const draft = settingsDraft(unchanged)
    for (const name of textNames) expect(draft[`text_${name}`]).toBe(defaultBotTexts[name])
    for (const name of orderStandings) expect(draft[`notice_${name}`]).toEqual(defaultOrderNotices[name])
    expect(draft.silence).toBe(30)
  })

  test('all texts written out are no different from none', () => {
    expect(settingsDraft({ ...unchanged, texts: { ...defaultBotTexts } })).toEqual(settingsDraft(unchanged))
  })

  test('only texts that say something else are saved', () => {
    const draft = settingsDraft(unchanged)
    expect(settingsBody(draft).texts).toEqual({})
    const changed = { ...draft, text_greeting: ' Bem-vindo! ', text_closed: '   ' }
    expect(settingsBody(changed).texts).toEqual({ greeting: 'Bem-vindo!' })
    expect(textsOf(changed)).toEqual({ ...defaultBotTexts, greeting: 'Bem-vindo!' })
  })

  test('what is sent is what the contract takes', () => {
    const body = { version: 3, ...settingsBody(settingsDraft(unchanged)) }
    expect(saveBotSettings.body?.safeParse(body)).toMatchObject({ success: true, data: body })
  })

  test('news without words are named only while they are sent', () => {
    const draft = settingsDraft(unchanged)
    expect(blankNotices(draft)).toEqual([])
    expect(
      blankNotices({
        ...draft,
        notice_analysis: { on: true, text: ' ' },
        notice_refused: { on: false, text: '' },
      }),
    ).toEqual(['analysis'])
  })
})
