import { group, menuOf, option, product } from '../../build-menu'
import type { CorpusShop } from '../../corpus'

const meat = group(
  'carne',
  'Carne do dia',
  [1, 2],
  [
    option('ensopado', 'Ensopado de boi'),
    option('frango', 'Frango assado'),
    option('moqueca', 'Moqueca de peixe', 500),
    option('feijoada', 'Feijoada', 300),
    option('bife', 'Bife acebolado', 200),
    option('xinxim', 'Xinxim de galinha', 300),
    option('ovo', 'Ovo frito'),
  ],
)

const side = group(
  'guarnicao',
  'Guarnições do dia',
  [0, 4],
  [
    option('arroz', 'Arroz'),
    option('feijao', 'Feijão de caldo'),
    option('tropeiro', 'Feijão tropeiro', 200),
    option('macarrao', 'Macarrão'),
    option('farofa', 'Farofa de dendê'),
    option('pirao', 'Pirão'),
    option('salada', 'Salada'),
    option('vinagrete', 'Vinagrete'),
    option('pure', 'Purê', 200),
  ],
)

const filling = group(
  'recheio',
  'Recheio',
  [0, 4],
  [
    option('vatapa', 'Vatapá'),
    option('caruru', 'Caruru'),
    option('salada', 'Salada'),
    option('camarao', 'Camarão', 300),
    option('pimenta', 'Pimenta'),
  ],
)

const fruit = group(
  'fruta',
  'Fruta',
  [1, 1],
  [
    option('umbu', 'Umbu'),
    option('caja', 'Cajá'),
    option('mangaba', 'Mangaba'),
    option('acerola', 'Acerola'),
    option('cacau', 'Cacau', 200),
  ],
)

/** Boxed lunches with the meat and the sides of the day, and what Salvador eats besides. */
export const quentinha: CorpusShop = {
  id: 'quentinha',
  trade: 'quentinhas e comida baiana',
  nome: 'Quentinhas da Tia Rai',
  city: 'Salvador',
  menu: menuOf([
    {
      id: 'quentinhas',
      nome: 'Quentinhas',
      types: ['Pequena', 'Média', 'Grande'],
      products: [
        product('quentinha', 'Quentinha', [1500, 1900, 2400], { opcoes: [meat, side] }),
        product('fit', 'Quentinha fit', [1700, 2100, 2600]),
      ],
    },
    {
      id: 'tabuleiro',
      nome: 'Tabuleiro',
      products: [
        product('acaraje', 'Acarajé', 1200, { opcoes: [filling] }),
        product('abara', 'Abará', 1200, { opcoes: [filling] }),
        product('passarinha', 'Passarinha', 800),
        product('cocada', 'Cocada', 500),
        product('bolinho-estudante', 'Bolinho de estudante', 600),
      ],
    },
    {
      id: 'pratos',
      nome: 'Pratos para dividir',
      types: ['2 pessoas', '4 pessoas'],
      products: [
        product('moqueca-peixe', 'Moqueca de peixe', [7500, 13900]),
        product('moqueca-camarao', 'Moqueca de camarão', [9500, 17900]),
        product('bobo', 'Bobó de camarão', [8900, 16900]),
        product('feijoada', 'Feijoada completa', [6500, 11900]),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Porções',
      products: [
        product('arroz', 'Porção de arroz', 700),
        product('farofa', 'Porção de farofa de dendê', 600),
        product('pirao', 'Porção de pirão', 800),
        product('vatapa', 'Porção de vatapá', 900),
        product('salada', 'Porção de salada', 800),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('suco', 'Suco da fruta 400 ml', 800, { opcoes: [fruit] }),
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-zero', 'Coca-Cola Zero lata', 600),
        product('coca-1l', 'Coca-Cola 1 litro', 1000),
        product('guarana-lata', 'Guaraná lata', 550),
        product('agua-coco', 'Água de coco', 600),
        product('agua', 'Água mineral', 300),
        product('h2oh', 'H2OH', 700),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Brotas', 'Nazaré', 'Barris'] },
    { centavos: 800, bairros: ['Pituba', 'Itaigara', 'Rio Vermelho', 'Federação'] },
    { centavos: 1400, bairros: ['Itapuã', 'Cabula'] },
  ],
}
