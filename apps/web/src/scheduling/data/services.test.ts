import type { Catalogue, Category, Item } from '@balcao/domain/catalogue'
import { expect, test } from 'vitest'
import { servicesOf } from './services'

const now = Date.parse('2026-11-20T15:00:00Z')

const category = (changes: Partial<Category>): Category => ({
  id: 'saude',
  version: 1,
  section: 'servicos',
  nome: 'Saúde',
  ativo: true,
  tipos_preco: ['Particular', 'Convênio'],
  modalidade: 'tempo',
  position: 1,
  extras: {},
  ...changes,
})
const item = (changes: Partial<Item>): Item => ({
  id: 'consulta',
  version: 1,
  category_id: 'saude',
  nome: 'Consulta',
  descricao: '',
  centavos: { Particular: 20_000 },
  disponivel: true,
  ativo: true,
  ingredientes: [],
  alergenos: [],
  tempo_preparo: null,
  duracao: 45,
  modalidade: null,
  position: 1,
  opcoes: [],
  imagem: null,
  pausado_ate: null,
  codigo: null,
  extras: {},
  ...changes,
})
const catalogue = (items: Item[], categories = [category({})]): Catalogue => ({
  version: 1,
  categories,
  items,
})

test('APPT-40 a service brings its duration, and its price for each price type', () => {
  expect(servicesOf(catalogue([item({})]), now)).toEqual([
    {
      id: 'consulta',
      name: 'Consulta',
      label: 'Saúde : Consulta',
      duration: 45,
      modality: 'tempo',
      prices: [
        { type: 'Particular', cents: 20_000 },
        { type: 'Convênio', cents: 0 },
      ],
    },
  ])
})

test('the modality is the category’s where the service has none', () => {
  const works = [category({ modalidade: 'dia' })]
  expect(servicesOf(catalogue([item({})], works), now)).toMatchObject([{ modality: 'dia' }])
  expect(servicesOf(catalogue([item({ modalidade: 'tempo' })], works), now)).toMatchObject([
    { modality: 'tempo' },
  ])
})

test.each<[string, Partial<Item>, Partial<Category>]>([
  ['inactive', { ativo: false }, {}],
  ['not available', { disponivel: false }, {}],
  ['paused', { pausado_ate: '2026-11-20T18:00:00Z' }, {}],
  ['of an inactive category', {}, { ativo: false }],
  ['a product of the menu', {}, { section: 'cardapio' }],
])('APPT-11 what is %s cannot be booked', (_, ofItem, ofCategory) => {
  expect(servicesOf(catalogue([item(ofItem)], [category(ofCategory)]), now)).toEqual([])
})

test('a pause that is over hinders nobody', () => {
  expect(servicesOf(catalogue([item({ pausado_ate: '2026-11-20T14:00:00Z' })]), now)).toHaveLength(1)
})
