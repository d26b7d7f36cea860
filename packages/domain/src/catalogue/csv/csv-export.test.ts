import { expect, test } from 'vitest'
import { exportRows } from './csv-export'
import { buildCatalogue, buildCategory, buildItem } from '../testing/build-catalogue'

test('the table has a column for each price type and a line for each item, section by section', () => {
  const shop = buildCatalogue({
    categories: [
      buildCategory({ id: 'corte', section: 'servicos', nome: 'Corte' }),
      buildCategory({ id: 'pizzas', nome: 'Pizzas', tipos_preco: ['Broto', 'Grande'] }),
      buildCategory({ tipos_preco: ['padrao', 'GRANDE'] }),
    ],
    items: [
      buildItem({
        id: 'corte',
        category_id: 'corte',
        nome: 'Corte',
        centavos: { padrao: 5000 },
        duracao: 60,
        ativo: false,
      }),
      buildItem({ codigo: '-7', descricao: '=1+1', centavos: { padrao: 2490, antigo: 1 } }),
      buildItem({
        category_id: 'pizzas',
        nome: 'Calabresa',
        centavos: { Broto: 5, Grande: 100_000 },
        disponivel: false,
      }),
    ],
  })
  expect(exportRows(shop)).toEqual([
    [
      'codigo',
      'secao',
      'categoria',
      'nome',
      'descricao',
      'preco padrao',
      'preco Broto',
      'preco Grande',
      'disponivel',
      'duracao',
    ],
    ['', 'cardapio', 'Pizzas', 'Calabresa', '', '', '0,05', '1000,00', 'nao', ''],
    ["'-7", 'cardapio', 'Lanches', 'X-Bacon', "'=1+1", '24,90', '', '', 'sim', ''],
    ['', 'servicos', 'Corte', 'Corte', '', '50,00', '', '', 'nao', '60'],
  ])
})

test('an empty catalogue is a heading', () => {
  expect(exportRows(buildCatalogue())).toHaveLength(1)
})
