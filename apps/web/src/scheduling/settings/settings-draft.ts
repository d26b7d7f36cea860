import type { SchedulingSettings } from '@balcao/contract/scheduling'
import {
  appointmentNews,
  serviceRules,
  type AppointmentNews,
  type ServiceRules,
} from '@balcao/domain/scheduling/light'
import { tidyKinds } from '../services/packages/kinds-draft'
import { tidyPlaces } from '../services/places/places-draft'
import { isSame, type Fields } from '../../shared/edit/rules/fields'
import { takeListed } from '../../shared/edit/rules/take-listed'

/** The settings as the form has them. */
export type SettingsDraft = Omit<SchedulingSettings, 'version' | 'agendas' | 'booking_url'>

/** What is changed and compared by itself: a plain setting, one text, the rules of one service, one place, or one kind of package. */
export type SettingsField =
  | Exclude<keyof SettingsDraft, 'news' | 'services' | 'places' | 'package_kinds'>
  | `news.${AppointmentNews}`
  | `services.${string}`
  | `places.${string}`
  | `package_kinds.${string}`

const plain = [
  'grid',
  'notice_minutes',
  'horizon_days',
  'hold_minutes',
  'own_agenda',
  'confirm_by_self',
  'cancel_notice_minutes',
  'no_show_deposit',
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
  if (field.startsWith('package_kinds.'))
    return draft.package_kinds.find(({ id }) => id === field.slice(14)) ?? null
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
    const kinds = new Set([...before.package_kinds, ...after.package_kinds].map(({ id }) => id))
    const fields: SettingsField[] = [
      ...plain,
      ...appointmentNews.map((name) => `news.${name}` as const),
      ...[...services].map((id) => `services.${id}` as const),
      ...[...places].map((id) => `places.${id}` as const),
      ...[...kinds].map((id) => `package_kinds.${id}` as const),
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
        return { ...next, places: takeListed(next.places, other.places, field.slice(7)) }
      if (field.startsWith('package_kinds.'))
        return {
          ...next,
          package_kinds: takeListed(next.package_kinds, other.package_kinds, field.slice(14)),
        }
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
    ...(changed.some((field) => field.startsWith('package_kinds.'))
      ? { package_kinds: tidyKinds(draft.package_kinds) }
      : {}),
  }
}

/** News that are sent but say nothing. */
export function blankNews({ news }: SettingsDraft): AppointmentNews[] {
  return appointmentNews.filter((name) => news[name].on && news[name].text.trim() === '')
}
