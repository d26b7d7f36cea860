import type { Translate } from '../i18n/language'
import type { company } from '../i18n/locales/pt/shop/company'
import type { hours } from '../i18n/locales/pt/shop/hours'
import { hoursWords } from '../shared/hours/words/hours-words'
import type { CompanyFieldName, CompanyValues } from './company-values'

type T = Translate<typeof company>

/**
 * What a field says, in words, one line each; empty when it says nothing. Of the hours only the days that differ from
 * `other` are named.
 */
export function fieldWords(
  name: CompanyFieldName,
  values: CompanyValues,
  other: CompanyValues,
  { t, tHours }: { t: T; tHours: Translate<typeof hours> },
): string[] {
  if (name === 'horario_funcionamento') {
    return values.week
      .map((day, place) => ({
        day,
        same: hoursWords(day, tHours) === hoursWords(other.week[place] ?? day, tHours),
      }))
      .filter(({ same }) => !same)
      .map(({ day }) => `${tHours(`day_${day.dia}`)}: ${hoursWords(day, tHours)}`)
  }
  if (name === 'pix') {
    if (values.pix_tipo === '') return [t('pixNone')]
    return [`${t(`pixType_${values.pix_tipo}` as 'pixType_cpf')}: ${values.pix_chave}`]
  }
  if (name === 'logo' || name === 'capa') return [t(values[name] ? 'imageOwn' : 'imageNone')]
  if (name === 'cor') return [values.cor ?? t('colourHouse')]
  if (name === 'endereco_curto') return values.endereco_curto ? [`/${values.endereco_curto}`] : []
  if (name === 'aceita_vale') return [t(values.aceita_vale ? 'voucherTaken' : 'voucherNotTaken')]
  if (name === 'aceita_agendados')
    return [t(values.aceita_agendados ? 'scheduledTaken' : 'scheduledNotTaken')]
  if (name === 'aceite_automatico') {
    const channels = values.aceite_automatico.map((channel) => t(`accept_${channel}`))
    return channels.length === 0 ? [t('acceptNone')] : channels
  }
  if (name === 'nicho_empresa') return [t(`niche_${values.nicho_empresa}` as 'niche_delivery')]
  return values[name] === '' ? [] : [values[name]]
}
