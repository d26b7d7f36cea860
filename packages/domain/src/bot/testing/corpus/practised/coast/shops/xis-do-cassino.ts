import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 5],
  [
    option('ovo', 'Ovo', 200),
    option('bacon', 'Bacon', 400),
    option('queijo', 'Queijo', 300),
    option('catupiry', 'Catupiry', 400),
    option('cheddar', 'Cheddar', 400),
  ],
)

const xis = { opcoes: [extras] }

const steak = group(
  'ponto',
  'Ponto do filé',
  [1, 1],
  [option('mal', 'Mal passado'), option('ponto', 'Ao ponto'), option('bem', 'Bem passado')],
)

const soda = group(
  'refri',
  'Refrigerante',
  [1, 1],
  [option('coca', 'Coca-Cola lata'), option('guarana', 'Guaraná lata'), option('sprite', 'Sprite lata')],
)

/** Pressed sandwiches in two sizes with extras, steak plates with a doneness, sets, sides and beer. */
export const xisDoCassino: CorpusShop = {
  id: 'xis-do-cassino',
  trade: 'xis e bauru',
  nome: 'Xis do Cassino',
  city: 'Rio Grande',
  menu: menuOf([
    {
      id: 'xis',
      nome: 'Xis',
      types: ['Mini', 'Normal'],
      products: [
        product('xis-salada', 'Xis Salada', [1800, 2600], {
          ...xis,
          ingredientes: [
            'pão',
            'hambúrguer',
            'queijo',
            'ovo',
            'milho',
            'ervilha',
            'alface',
            'tomate',
            'maionese',
          ],
          alergenos: ['glúten', 'ovo', 'leite'],
        }),
        product('xis-coracao', 'Xis Coração', [2200, 3200], xis),
        product('xis-frango', 'Xis Frango', [1900, 2800], xis),
        product('xis-calabresa', 'Xis Calabresa', [2000, 2900], xis),
        product('xis-file', 'Xis Filé', [2500, 3600], xis),
        product('xis-camarao', 'Xis Camarão', [2800, 3900], {
          ...xis,
          alergenos: ['crustáceos', 'glúten', 'ovo'],
        }),
      ],
    },
    {
      id: 'baurus',
      nome: 'Baurus no prato',
      products: [
        product('bauru-file', 'Bauru de Filé', 5200, { opcoes: [steak] }),
        product('bauru-frango', 'Bauru de Frango', 4200, {
          ingredientes: ['peito de frango', 'queijo', 'presunto', 'ovo', 'arroz', 'batata frita'],
        }),
      ],
    },
    {
      id: 'combos',
      nome: 'Combos',
      products: [
        product('combo-praia', 'Combo Praia', 3900, {
          descricao: 'Xis salada normal, batata e refrigerante',
          opcoes: [soda],
        }),
        product('combo-guri', 'Combo Guri', 2800, {
          descricao: 'Mini xis, batata e refrigerante',
          opcoes: [soda],
        }),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Porções',
      types: ['Meia', 'Inteira'],
      products: [
        product('fritas', 'Batata Frita', [1500, 2600]),
        product('polenta', 'Polenta Frita', [1400, 2400]),
        product('isca-tainha', 'Isca de Tainha', [2900, 5200], { alergenos: ['peixe', 'glúten'] }),
      ],
    },
    {
      id: 'cachorros',
      nome: 'Cachorros',
      products: [
        product('cachorro', 'Cachorro-Quente Simples', 1400, xis),
        product('cachorro-duplo', 'Cachorro-Quente Duplo', 1800, xis),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('guarana-lata', 'Guaraná lata', 600),
        product('sprite-lata', 'Sprite lata', 600),
        product('agua', 'Água mineral', 400),
        product('suco-laranja', 'Suco de Laranja', 1000),
      ],
    },
    {
      id: 'cervejas',
      nome: 'Cervejas',
      types: ['Unidade', 'Fardo com 12'],
      products: [product('polar', 'Polar lata', [600, 6600]), product('brahma', 'Brahma lata', [600, 6600])],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Cassino', 'Querência'] },
    { centavos: 1000, bairros: ['Parque Marinha', 'Bolaxa'] },
    { centavos: 1500, bairros: ['Centro', 'Cidade Nova', 'Getúlio Vargas'] },
  ],
}
