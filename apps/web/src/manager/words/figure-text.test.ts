import { changeOf, kpis } from '@balcao/domain/manager'
import { describe, expect, test } from 'vitest'
import { textsNow } from '../../i18n/language'
import { managerTexts } from '../texts'
import { changeText, figureText, shareText, shortMoney } from './figure-text'

const words = { t: textsNow(managerTexts), locale: 'pt-BR' }
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null

describe('figures in words', () => {
  test('MGR-02 the four cards have their names, in their order', () => {
    expect(kpis.map(({ key }) => words.t(`kpi_${key}`))).toEqual([
      'Faturamento',
      'Pedidos',
      'Novos clientes',
      'Tempo médio',
    ])
  })

  test.each([
    ['MGR-07', 1_542_050, 'cents', 'R$ 15.420,50'],
    ['MGR-07', 1_285_030, 'cents', 'R$ 12.850,30'],
    ['MGR-08', 156, 'count', '156'],
    ['MGR-09', 89, 'count', '89'],
    ['MGR-10', 18, 'minutes', '18 min'],
    ['a decimal', 18.5, 'minutes', '18,5 min'],
    ['thousands', 12_345, 'count', '12.345'],
    ['a true zero', 0, 'cents', 'R$ 0,00'],
    ['never measured', null, 'minutes', 'sem medida'],
  ] as const)('%s: %s %s read %s', (_, value, unit, text) => {
    expect(plain(figureText(value, unit, words))).toBe(text)
  })

  test.each([
    ['MGR-07', 1_542_050, 1_285_030, 'higher', '+20%', 'better'],
    ['MGR-08', 156, 142, 'higher', '+9,9%', 'better'],
    ['MGR-09', 89, 76, 'higher', '+17,1%', 'better'],
    ['MGR-10 waiting less', 18, 22, 'lower', '-18,2%', 'better'],
    ['waiting more', 22, 18, 'lower', '+22,2%', 'worse'],
    ['selling less', 50, 100, 'higher', '-50%', 'worse'],
    ['from nothing', 3, 0, 'higher', null, 'better'],
    ['nothing at all', 0, 0, 'higher', null, 'same'],
    ['never measured', null, 18, 'lower', null, 'unknown'],
  ] as const)(
    '%s: %s against %s, %s is better, is %s and %s',
    (_, current, previous, better, percent, word) => {
      expect(changeText(changeOf(current, previous, better), 'pt-BR')).toEqual({ percent, word })
    },
  )

  test.each([
    [0, 'R$ 0'],
    [50_000, 'R$ 500'],
    [150_000, 'R$ 1,5 mil'],
    [200_000_000, 'R$ 2 mi'],
  ])('%d cents on an axis are %s', (cents, text) => {
    expect(plain(shortMoney(cents))).toBe(text)
  })

  test('a share is a percentage', () => {
    expect(shareText(0.0456, 'pt-BR')).toBe('4,6%')
  })
})
