import { expect, it } from 'vitest'
import { textsNow } from '../i18n/language'
import { valuesOf } from './company-values'
import { namesOf } from './field-names'
import { fieldWords, hoursWords } from './hours-words'
import { buildRecord } from './testing/build-record'
import { companyTexts } from './texts'

const t = textsNow(companyTexts)
const values = valuesOf(buildRecord({ pix_tipo: 'cpf', pix_chave: '52998224725' }))

it('says a day in one line', () => {
  const ranges = [
    { from: '08:00', to: '12:00' },
    { from: '14:00', to: '18:00' },
  ]
  expect(hoursWords({ dia: 'Segunda', open: true, ranges }, t)).toBe('08:00–12:00, 14:00–18:00')
  expect(
    hoursWords({ dia: 'Segunda', open: true, ranges: [{ ...ranges[0]!, from: '00:00', to: '00:00' }] }, t),
  ).toBe('24 horas')
  expect(hoursWords({ dia: 'Segunda', open: false, ranges }, t)).toBe('Fechado')
})

it('says of two versions of the hours only the days that differ', () => {
  const other = { ...values, week: values.week.with(5, { ...values.week[5]!, open: false }) }
  expect(fieldWords('horario_funcionamento', values, other, t)).toEqual(['Sábado: 08:00–18:00'])
  expect(fieldWords('horario_funcionamento', other, values, t)).toEqual(['Sábado: Fechado'])
})

it('says a PIX key with its type, a niche by its name, and nothing of nothing', () => {
  expect(fieldWords('pix', values, values, t)).toEqual(['CPF: 529.982.247-25'])
  expect(fieldWords('pix', { ...values, pix_tipo: '' }, values, t)).toEqual(['Sem chave PIX'])
  expect(fieldWords('nicho_empresa', values, values, t)).toEqual(['Delivery'])
  expect(fieldWords('observacoes', values, values, t)).toEqual([])
})

it('COMP-42 names changed fields as people call them', () => {
  expect(namesOf(['email_cliente', 'cep_empresa', 'horario_funcionamento'], t)).toBe(
    'E-mail, CEP e Horário de funcionamento',
  )
})
