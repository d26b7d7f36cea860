import type { BotSettings } from '@balcao/contract/bot'
import { defaultBotTexts, HUMAN_SILENCE_MINUTES, type BotTexts } from '@balcao/domain/bot'
import { defaultOrderNotices, type OrderNotice, type OrderNoticeSetting } from '@balcao/domain/messaging'
import { orderStandings } from '@balcao/domain/orders'

export type TextName = keyof BotTexts
export const textNames = Object.keys(defaultBotTexts) as TextName[]

/** Characters of a text, as the contract takes them. */
export const MAX_TEXT = 1000
export const MIN_SILENCE = 1
export const MAX_SILENCE = 1440

/** The settings as the form has them, flat, so that each is compared and merged by itself. */
export type SettingsDraft = { [Name in TextName as `text_${Name}`]: string } & {
  [Name in OrderNotice as `notice_${Name}`]: OrderNoticeSetting
} & { silence: number }

/** Everything as it holds: the product's own where the owner changed nothing. */
export function settingsDraft({ texts, notices, silence_minutes }: BotSettings): SettingsDraft {
  const ownTexts = textNames.map((name) => [`text_${name}`, texts[name] || defaultBotTexts[name]])
  const ownNotices = orderStandings.map((name) => {
    const { on, text } = notices[name] ?? defaultOrderNotices[name]
    return [`notice_${name}`, { on, text }]
  })
  const silence = silence_minutes || HUMAN_SILENCE_MINUTES
  return { ...Object.fromEntries(ownTexts), ...Object.fromEntries(ownNotices), silence } as SettingsDraft
}

/** What a save sends: texts that say the same as the product's own, or nothing, are left out. */
export function settingsBody(draft: SettingsDraft): Omit<BotSettings, 'version'> {
  const texts = textNames.flatMap((name) => {
    const text = draft[`text_${name}`].trim()
    return text === '' || text === defaultBotTexts[name] ? [] : [[name, text]]
  })
  const notices = orderStandings.map((name) => {
    const { on, text } = draft[`notice_${name}`]
    return [name, { on, text: text.trim() }]
  })
  return {
    texts: Object.fromEntries(texts) as Record<string, string>,
    notices: Object.fromEntries(notices) as Record<OrderNotice, OrderNoticeSetting>,
    silence_minutes: draft.silence,
  }
}

/** The texts that the bot speaks with: the product's own where nothing is written. */
export function textsOf(draft: SettingsDraft): BotTexts {
  const spoken = textNames.map((name) => [name, draft[`text_${name}`].trim() || defaultBotTexts[name]])
  return Object.fromEntries(spoken) as unknown as BotTexts
}

/** News that are sent but say nothing. */
export function blankNotices(draft: SettingsDraft): OrderNotice[] {
  return orderStandings.filter(
    (name) => draft[`notice_${name}`].on && draft[`notice_${name}`].text.trim() === '',
  )
}
