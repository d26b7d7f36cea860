import type { PublicMenu } from '@balcao/contract/menu'
import { useLanguage, useTexts } from '../../i18n/language'
import { openingWord } from './opening-word'
import { menuTexts } from '../texts'

/** When a closed shop opens, in its own clock: today by the hour, another day by its name. */
export function OpensAt({
  menu,
  now,
}: {
  menu: Pick<PublicMenu, 'opens_at' | 'company' | 'paused'>
  now: number
}) {
  const t = useTexts(menuTexts)
  const { locale } = useLanguage()
  if (!menu.opens_at) return null
  const at = new Date(menu.opens_at)
  const zone = menu.company.time_zone
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const weekday = new Intl.DateTimeFormat(locale, { timeZone: zone, weekday: 'long' })
  return (
    <span>{t(openingWord(menu, at.getTime(), now), { day: weekday.format(at), time: time.format(at) })}</span>
  )
}
