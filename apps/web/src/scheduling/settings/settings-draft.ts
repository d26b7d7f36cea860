import type { SchedulingSettings } from '@balcao/contract/scheduling'
import {
  appointmentNews,
  serviceRules,
  type AppointmentNews,
  type ServiceRules,
} from '@balcao/domain/scheduling/light'
import { takePlace, tidyPlaces } from '../places/places-draft'
import { isSame, type Fields } from '../../shared/edit/rules/fields'

/** The settings as the form has them. */
export type SettingsDraft = Omit<SchedulingSettings, 'version' | 'agendas' | 'booking_url'>

/** What is changed and compared by itself: a plain setting, one text, the rules of one service, or one place. */
export type SettingsField =
  | Exclude<keyof SettingsDraft, 'news' | 'services' | 'places'>
  | `news.${AppointmentNews}`
  | `services.${string}`
  | `places.${string}`

const plain = [
  'grid',
  'notice_minutes',
  'horizon_days',
  'hold_minutes',
  'confirm_by_self',
  'cancel_notice_minutes',
  'quiet_from',
  'quiet_to',
] as const satisfies readonly (keyof SettingsDraft)[]

/** What of the stored settings can be edited. */
export function settingsDraft(stored: SchedulingSettings): SettingsDraft {
  const { version: _version, agendas: _agendas, booking_url: _url, ...draft } = stored
  return draft
}

/** A setting of a draft; the rules of a service with their defaults. */
function settingOf(draft: SettingsDraft, field: SettingsField): unknown {
  if (field.startsWith('news.')) return draft.news[field.slice(5) as AppointmentNews]
  if (field.startsWith('services.')) return rulesOf(draft, field.slice(9))
  if (field.startsWith('places.')) return draft.places.find(({ id }) => id === field.slice(7)) ?? null
  return draft[field as (typeof plain)[number]]
}

/** How a service is booked: what the draft says of it, else the defaults. */
export function rulesOf(draft: SettingsDraft, serviceId: string): ServiceRules {
  return serviceRules(draft, serviceId)
}

/** The settings divided into fields. */
export const settingsFields: Fields<SettingsDraft, SettingsField> = {
  changed(before, after) {
    const services = new Set([...Object.keys(before.services), ...Object.keys(after.services)])
    const places = new Set([...before.places, ...after.places].map(({ id }) => id))
    const fields: SettingsField[] = [
      ...plain,
      ...appointmentNews.map((name) => `news.${name}` as const),
      ...[...services].map((id) => `services.${id}` as const),
      ...[...places].map((id) => `places.${id}` as const),
    ]
    return fields.filter((field) => !isSame(settingOf(before, field), settingOf(after, field)))
  },
  take: (draft, other, fields) =>
    fields.reduce<SettingsDraft>((next, field) => {
      if (field.startsWith('news.')) {
        const name = field.slice(5) as AppointmentNews
        return { ...next, news: { ...next.news, [name]: other.news[name] } }
      }
      if (field.startsWith('services.')) {
        const id = field.slice(9)
        return { ...next, services: { ...next.services, [id]: rulesOf(other, id) } }
      }
      if (field.startsWith('places.'))
        return { ...next, places: takePlace(next.places, other.places, field.slice(7)) }
      return { ...next, [field]: settingOf(other, field) }
    }, draft),
}

/** What a save sends: the settings that are another now, texts trimmed. */
export function settingsBody(base: SettingsDraft, draft: SettingsDraft): Partial<SettingsDraft> {
  const changed = settingsFields.changed(base, draft)
  const news = appointmentNews.map((name) => {
    const { on, text } = draft.news[name]
    return [name, { on, text: text.trim() }]
  })
  return {
    ...Object.fromEntries(
      plain.filter((field) => changed.includes(field)).map((field) => [field, draft[field]]),
    ),
    ...(changed.some((field) => field.startsWith('news.'))
      ? { news: Object.fromEntries(news) as SettingsDraft['news'] }
      : {}),
    ...(changed.some((field) => field.startsWith('services.')) ? { services: draft.services } : {}),
    ...(changed.some((field) => field.startsWith('places.')) ? { places: tidyPlaces(draft.places) } : {}),
  }
}

/** News that are sent but say nothing. */
export function blankNews({ news }: SettingsDraft): AppointmentNews[] {
  return appointmentNews.filter((name) => news[name].on && news[name].text.trim() === '')
}
