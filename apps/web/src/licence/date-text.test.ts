import { expect, it } from 'vitest'
import { textsNow } from '../i18n/language'
import { dateText } from './date-text'
import { licencePageTexts } from './page-texts'

it.each([
  ['LIC-07', '2026-11-22', '22/11/2026'],
  ['LIC-08', null, 'Não informado'],
  ['LIC-09', '2026-02-30', 'Data inválida'],
  ['LIC-09', 'ontem', 'Data inválida'],
])('%s the last renewal %j is shown as %s', (_, value, words) => {
  expect(dateText(value, textsNow(licencePageTexts))).toBe(words)
})

it('LIC-04 LIC-15 LIC-16 LIC-25 the page’s own words are exact', () => {
  const t = textsNow(licencePageTexts)
  expect([t('loading'), t('plan_bundle'), t('mostPopular')]).toEqual([
    'Carregando...',
    'SUPREMA',
    'Mais popular',
  ])
  expect([t('status_active'), t('moduleInactive'), t('status_expired')]).toEqual([
    'Ativa',
    'Inativo',
    'Expirada',
  ])
})
