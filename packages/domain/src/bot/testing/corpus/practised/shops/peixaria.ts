import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const palmOil = group('preparo', 'Preparo', [0, 1], [option('sem-dende', 'Sem dendê (no leite de coco)')])

const besides = group(
  'acompanhamentos',
  'Acompanhamentos a mais',
  [0, 4],
  [
    option('arroz', 'Arroz', 600),
    option('pirao', 'Pirão', 800),
    option('farofa', 'Farofa de dendê', 600),
    option('feijao', 'Feijão fradinho', 800),
  ],
)

const sides = group(
  'guarnicoes',
  'Guarnições',
  [2, 2],
  [
    option('arroz', 'Arroz'),
    option('feijao', 'Feijão fradinho'),
    option('pure', 'Purê'),
    option('pirao', 'Pirão'),
    option('salada', 'Salada'),
    option('farofa', 'Farofa de dendê'),
  ],
)

const filling = group(
  'recheio',
  'Recheio',
  [0, 5],
  [
    option('vatapa', 'Vatapá'),
    option('caruru', 'Caruru'),
    option('salada', 'Salada'),
    option('pimenta', 'Pimenta'),
    option('camarao', 'Camarão', 500),
  ],
)

const cleaning = group(
  'limpeza',
  'Como vai',
  [0, 1],
  [option('inteiro', 'Limpo inteiro'), option('postas', 'Em postas'), option('file', 'Em filé', 500)],
)

const stew = { opcoes: [palmOil, besides] }
const plate = { opcoes: [sides] }
const filled = { opcoes: [filling] }
const fish = { opcoes: [cleaning] }

/** Moquecas for one, two or four, fried fish, acarajé, shellfish by the dozen and fresh fish by the kilo. */
export const peixaria: CorpusShop = {
  id: 'peixaria',
  trade: 'peixaria e marisqueira para viagem',
  nome: 'Marisqueira da Dinha',
  city: 'Salvador',
  menu: menuOf([
    {
      id: 'moquecas',
      nome: 'Moquecas',
      types: ['Individual', 'Para 2', 'Para 4'],
      products: [
        product('moq-camarao', 'Moqueca de camarão', [5500, 10500, 19500], stew),
        product('moq-peixe', 'Moqueca de peixe', [4500, 8500, 16000], stew),
        product('moq-mista', 'Moqueca mista', [5200, 9900, 18500], {
          ...stew,
          ingredientes: ['peixe', 'camarão', 'dendê', 'leite de coco', 'pimentão', 'tomate'],
          alergenos: ['peixe', 'crustáceos'],
        }),
        product('moq-siri', 'Moqueca de siri catado', [4800, 9000, 17000], stew),
        product('bobo', 'Bobó de camarão', [4900, 9200, 17500], {
          opcoes: [besides],
          alergenos: ['crustáceos'],
        }),
      ],
    },
    {
      id: 'pratos',
      nome: 'Pratos',
      products: [
        product('pescada-grelhada', 'Filé de pescada grelhado', 3200, plate),
        product('vermelho-frito', 'Vermelho frito', 4200, plate),
        product('escondidinho', 'Escondidinho de camarão', 3800, { alergenos: ['crustáceos', 'leite'] }),
        product('salada-polvo', 'Salada de polvo', 4600),
      ],
    },
    {
      id: 'baianos',
      nome: 'Tabuleiro',
      products: [
        product('acaraje', 'Acarajé', 1200, filled),
        product('abara', 'Abará', 1200, filled),
        product('casquinha', 'Casquinha de siri', 1500),
        product('caranguejo', 'Caranguejo', 1200),
      ],
    },
    {
      id: 'lambretas',
      nome: 'Lambretas',
      types: ['Meia dúzia', 'Dúzia'],
      products: [product('lambreta', 'Lambreta no bafo', [2200, 3900])],
    },
    {
      id: 'porcoes',
      nome: 'Porções',
      types: ['Meia', 'Inteira'],
      products: [
        product('camarao-alho', 'Camarão alho e óleo', [3900, 6900]),
        product('isca', 'Isca de peixe', [2800, 4900]),
        product('agulhinha', 'Agulhinha frita', [2400, 4200]),
        product('pititinga', 'Pititinga', [2000, 3500]),
      ],
    },
    {
      id: 'caldos',
      nome: 'Caldos',
      types: ['200 ml', '400 ml'],
      products: [
        product('caldo-sururu', 'Caldo de sururu', [1200, 2000]),
        product('caldo-camarao', 'Caldo de camarão', [1400, 2300]),
        product('caldo-mocoto', 'Caldo de mocotó', [1200, 2000]),
      ],
    },
    {
      id: 'frescos',
      nome: 'Peixaria (por quilo)',
      types: ['500 g', '1 kg'],
      products: [
        product('camarao-rosa', 'Camarão rosa limpo', [4200, 8000]),
        product('file-pescada', 'Filé de pescada', [2500, 4800]),
        product('vermelho', 'Vermelho fresco', [2300, 4400], fish),
        product('cavala', 'Cavala', [2000, 3800], fish),
        product('sururu', 'Sururu catado', [1900, 3600]),
        product('polvo', 'Polvo limpo', [4000, 7600]),
      ],
    },
    {
      id: 'sobremesas',
      nome: 'Sobremesas',
      products: [
        product('cocada-branca', 'Cocada branca', 700),
        product('cocada-preta', 'Cocada preta', 700),
        product('pudim-tapioca', 'Pudim de tapioca', 1200),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('suco-caja', 'Suco de cajá', 1000),
        product('suco-umbu', 'Suco de umbu', 1000),
        product('suco-mangaba', 'Suco de mangaba', 1100),
        product('agua-coco', 'Água de coco 500 ml', 900),
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 600),
        product('coca-2l', 'Coca-Cola 2L', 1400),
        product('guarana-lata', 'Guaraná Antarctica lata', 550),
        product('skol-lata', 'Skol lata', 600),
        product('heineken-ln', 'Heineken long neck', 1100),
        product('agua', 'Água sem gás', 400),
        product('agua-gas', 'Água com gás', 450),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Rio Vermelho', 'Ondina', 'Federação'] },
    { centavos: 900, bairros: ['Barra', 'Graça', 'Pituba', 'Itaigara'] },
    { centavos: 1500, bairros: ['Brotas', 'Imbuí', 'Boca do Rio', 'Cabula'] },
  ],
}
