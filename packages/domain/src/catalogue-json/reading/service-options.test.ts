import { expect, test } from 'vitest'
import { readCatalogueJson, serviceOptions } from '../index'

const { categories, items } = readCatalogueJson({
  cardapio: { categorias: [{ nome: 'Lanches', produtos: [{ nome: 'X-Bacon', preco: 20 }] }] },
  servicos: {
    categorias: [
      {
        nome: 'Cortes',
        produtos: [
          { id: 7, nome: 'Corte', duracao: 30 },
          { nome: 'Barba', modalidade: 'dia', duracao: 480 },
          { nome: 'Luzes', disponivel: false, ativo: false },
        ],
      },
      { nome: 'Tatuagem', modalidade: 'dia', produtos: [{ nome: 'Fechamento' }] },
      { nome: 'Massagem', ativo: false, produtos: [{ nome: 'Relaxante' }] },
    ],
  },
})

test('CATAL-24 CATAL-25 CATAL-28 a service has its names, its joined id and a stable one', () => {
  expect(serviceOptions({ categories, items }, { onlyActive: true })[0]).toEqual({
    id: 'Cortes-Corte',
    itemId: '7',
    name: 'Corte',
    category: 'Cortes',
    duration: 30,
    modalidade: 'tempo',
    displayName: 'Cortes : Corte',
  })
})

test('CATAL-26 CATAL-27 CONST-07 duration is 60 minutes and modality the category’s unless said', () => {
  const options = serviceOptions({ categories, items }, { onlyActive: false })
  expect(options.map(({ name, duration, modalidade }) => [name, duration, modalidade])).toEqual([
    ['Corte', 30, 'tempo'],
    ['Barba', 480, 'dia'],
    ['Luzes', 60, 'tempo'],
    ['Fechamento', 60, 'dia'],
    ['Relaxante', 60, 'tempo'],
  ])
  const unsaid = categories.map((category) => ({ ...category, modalidade: null }))
  expect(serviceOptions({ categories: unsaid, items }, { onlyActive: false }).at(-2)?.modalidade).toBe(
    'tempo',
  )
})

test('what is not active or not available, or lies in an inactive category, is left out on request', () => {
  const names = serviceOptions({ categories, items }, { onlyActive: true }).map(({ name }) => name)
  expect(names).toEqual(['Corte', 'Barba', 'Fechamento'])
})

test('W23 a rename changes the joined id, never the stable one', () => {
  const renamed = items.map((item) => (item.nome === 'Corte' ? { ...item, nome: 'Corte novo' } : item))
  const [option] = serviceOptions({ categories, items: renamed }, { onlyActive: true })
  expect(option).toMatchObject({ id: 'Cortes-Corte novo', itemId: '7' })
})
