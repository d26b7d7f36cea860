import type { AppointmentNews } from '@balcao/domain/scheduling/light'
import { formatBrl } from '@balcao/domain/money'
import { textsNow } from '../../i18n/language'
import { classTexts } from '../services/classes/texts'
import { packagesTexts } from '../../shared/customer/packages/texts'
import { kindLines } from '../services/packages/kind-lines'
import { placesTexts } from '../services/places/texts'
import type { Service } from '../data/services'
import type { SchedulingWords } from '../texts'
import { spanWords } from './minutes-select'
import { reminderLine } from './service-reminders'
import { rulesOf, type SettingsDraft, type SettingsField } from './settings-draft'

/** What a setting is called. */
export function settingName(t: SchedulingWords, field: SettingsField, services: readonly Service[]): string {
  if (field.startsWith('news.')) return t(`news_${field.slice(5) as AppointmentNews}`)
  if (field.startsWith('services.')) {
    return services.find(({ id }) => id === field.slice(9))?.name ?? field.slice(9)
  }
  if (field.startsWith('places.')) return t('placeOf')
  if (field.startsWith('package_kinds.')) return textsNow(packagesTexts)('kindOf')
  return t(`set_${field as 'grid'}`)
}

/** What a draft says of a setting, line by line. */
export function settingLines(
  t: SchedulingWords,
  draft: SettingsDraft,
  field: SettingsField,
  services: readonly Pick<Service, 'id' | 'name'>[] = [],
): string[] {
  if (field.startsWith('news.')) {
    const { on, text } = draft.news[field.slice(5) as AppointmentNews]
    return [`${text}\n(${t(on ? 'send' : 'newsOff')})`.trim()]
  }
  if (field.startsWith('services.')) {
    const rules = rulesOf(draft, field.slice(9))
    const needed = draft.places.filter(({ id }) => rules.place_ids.includes(id))
    return [
      ...(rules.bookable ? [t('bookable')] : []),
      ...(rules.seats > 1 ? [`${textsNow(classTexts)('seats')}: ${rules.seats}`] : []),
      ...(rules.seats > 1 && rules.people > 1
        ? [`${textsNow(classTexts)('together')}: ${Math.min(rules.people, rules.seats)}`]
        : []),
      `${t('bufferBefore')}: ${spanWords(t, rules.buffer_before)}`,
      `${t('bufferAfter')}: ${spanWords(t, rules.buffer_after)}`,
      ...(needed.length > 0
        ? [`${textsNow(placesTexts)('needs')}: ${needed.map(({ name }) => name).join(', ')}`]
        : []),
      ...(rules.waiting_list ? [t('hasWaitingList')] : []),
      ...(rules.reminders ? [reminderLine(t, rules.reminders)] : []),
      ...(rules.deposit_cents > 0
        ? [`${t('deposit')}: ${formatBrl(rules.deposit_cents)}, ${spanWords(t, rules.deposit_minutes)}`]
        : []),
    ]
  }
  if (field.startsWith('places.')) {
    const place = draft.places.find(({ id }) => id === field.slice(7))
    const tPlaces = textsNow(placesTexts)
    if (!place) return [tPlaces('gone')]
    const { name, units, active } = place
    return [
      name,
      ...(units > 1 ? [tPlaces('count', { count: units })] : []),
      ...(active ? [] : [tPlaces('off')]),
    ]
  }
  if (field.startsWith('package_kinds.')) {
    const kind = draft.package_kinds.find(({ id }) => id === field.slice(14))
    return kindLines(textsNow(packagesTexts), kind, services)
  }
  if (field === 'no_show_deposit') return [noShowWords(t, draft.no_show_deposit)]
  if (field === 'own_agenda') return [t(`own_${draft.own_agenda}`)]
  const value = draft[field as 'grid' | 'confirm_by_self' | 'quiet_from']
  if (typeof value === 'boolean') return [t(value ? 'yes' : 'no')]
  if (typeof value === 'string') return [value]
  return [field === 'horizon_days' ? t('days', { count: value }) : spanWords(t, value)]
}

/** What is asked of who did not come, in a line. */
function noShowWords(t: SchedulingWords, { by, cents, percent, months }: SettingsDraft['no_show_deposit']) {
  if (by === 'off') return t('no')
  return `${by === 'cents' ? formatBrl(cents) : `${percent}%`}, ${t('missedWithin', { count: months })}`
}
