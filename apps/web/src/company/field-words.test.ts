import { expect, it } from 'vitest'
import { textsNow } from '../i18n/language'
import { listWords } from '../shared/words/list-words'
import { valuesOf, type CompanyFieldName } from './company-values'
import { hoursTexts } from '../shared/hours/texts'
import { fieldWords } from './field-words'
import { buildRecord } from './testing/build-record'
import { companyTexts } from './texts'

const t = textsNow(companyTexts)
const words = { t, tHours: textsNow(hoursTexts) }
const values = valuesOf(buildRecord({ pix_tipo: 'cpf', pix_chave: '52998224725' }))

it('says of two versions of the hours only the days that differ', () => {
  const other = { ...values, week: values.week.with(5, { ...values.week[5]!, open: false }) }
  expect(fieldWords('horario_funcionamento', values, other, words)).toEqual(['Sábado: 08:00–18:00'])
  expect(fieldWords('horario_funcionamento', other, values, words)).toEqual(['Sábado: Fechado'])
})

it('says a PIX key with its type, a niche by its name, and nothing of nothing', () => {
  expect(fieldWords('pix', values, values, words)).toEqual(['CPF: 529.982.247-25'])
  expect(fieldWords('pix', { ...values, pix_tipo: '' }, values, words)).toEqual(['Sem chave PIX'])
  expect(fieldWords('nicho_empresa', values, values, words)).toEqual(['Delivery'])
  expect(fieldWords('observacoes', values, values, words)).toEqual([])
  expect(fieldWords('aceita_vale', { ...values, aceita_vale: true }, values, words)).toEqual(['Aceito'])
  expect(
    fieldWords('aceite_automatico', { ...values, aceite_automatico: ['menu', 'api'] }, values, words),
  ).toEqual(['Cardápio online', 'Integração'])
})

it('COMP-42 names changed fields as people call them', () => {
  const names: CompanyFieldName[] = ['email_cliente', 'cep_empresa', 'horario_funcionamento']
  expect(listWords(names.map((name) => t(`field_${name}`)))).toBe('E-mail, CEP e Horário de funcionamento')
})
