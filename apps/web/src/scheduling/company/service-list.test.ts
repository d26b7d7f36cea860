import { readCatalogueJson } from '@balcao/domain/catalogue-json'
import { expect, it } from 'vitest'
import { formatText } from '../../i18n/format-text'
import { scheduling } from '../../i18n/locales/pt/agenda/scheduling'
import { servicesOf } from '../data/services'
import { durationWords } from '../words/duration-words'
import type { SchedulingWords } from '../texts'
import { categoryOf } from './category-of'

const t: SchedulingWords = (key, ...params) => formatText(scheduling[key], 'pt-BR', params[0])

it('SCHD-05 a service is listed with its name, its category and its duration', () => {
  const { categories, items } = readCatalogueJson({
    servicos: {
      categorias: [
        { nome: 'Cortes : sociais', produtos: [{ nome: 'Corte', duracao: 30, preco: 40 }] },
        { nome: 'Tatuagem', modalidade: 'dia', produtos: [{ nome: 'Fechamento', duracao: 960, preco: 900 }] },
      ],
    },
  })
  const stored = <Row extends object>(row: Row) => ({ ...row, version: 1 })
  const catalogue = { version: 1, categories: categories.map(stored), items: items.map(stored) }
  const listed = servicesOf(catalogue, 0).map((service) => [
    service.name,
    categoryOf(service),
    durationWords(t, service.duration, service.modality),
  ])
  expect(listed).toEqual([
    ['Corte', 'Cortes : sociais', '30 min'],
    ['Fechamento', 'Tatuagem', '2 dias'],
  ])
})

it.each([
  [480, '1 dia'],
  [960, '2 dias'],
  [1200, '3 dias'],
  [1100, '2 dias'],
])('SCHD-06 %i minutes of a service by day are %s: duration / 480, rounded', (minutes, words) => {
  expect(durationWords(t, minutes, 'dia')).toBe(words)
})
