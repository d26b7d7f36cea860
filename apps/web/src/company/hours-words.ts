import { isAllDay } from '@balcao/domain/hours'
import type { Translate } from '../i18n/language'
import type { company } from '../i18n/locales/pt/company'
import type { CompanyFieldName, CompanyValues } from './company-values'
import type { DayDraft } from './week-draft'

type T = Translate<typeof company>

/** A day's hours in one line: '08:00–12:00, 14:00–18:00', or that it is closed. */
export function hoursWords({ open, ranges }: DayDraft, t: T): string {
  if (!open) return t('closed')
  return ranges.map(({ from, to }) => (isAllDay(from, to) ? t('wholeDay') : `${from}–${to}`)).join(', ')
}

/**
 * What a field says, in words, one line each; empty when it says nothing. Of the hours only the days that differ from
 * `other` are named.
 */
export function fieldWords(
  name: CompanyFieldName,
  values: CompanyValues,
  other: CompanyValues,
  t: T,
): string[] {
  if (name === 'horario_funcionamento') {
    return values.week
      .map((day, place) => ({ day, same: hoursWords(day, t) === hoursWords(other.week[place] ?? day, t) }))
      .filter(({ same }) => !same)
      .map(({ day }) => `${t(`day_${day.dia}`)}: ${hoursWords(day, t)}`)
  }
  if (name === 'pix') {
    if (values.pix_tipo === '') return [t('pixNone')]
    return [`${t(`pixType_${values.pix_tipo}` as 'pixType_cpf')}: ${values.pix_chave}`]
  }
  if (name === 'nicho_empresa') return [t(`niche_${values.nicho_empresa}` as 'niche_delivery')]
  return values[name] === '' ? [] : [values[name]]
}
