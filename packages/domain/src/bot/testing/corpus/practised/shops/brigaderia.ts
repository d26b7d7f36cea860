import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const packs = ['Unidade', '25 unidades', '50 unidades', 'Cento']

const cups = group(
  'forminha',
  'Cor da forminha',
  [0, 1],
  [
    option('branca', 'Branca'),
    option('rosa', 'Rosa'),
    option('azul', 'Azul'),
    option('dourada', 'Dourada', 500),
    option('vermelha', 'Vermelha'),
  ],
)

const boxed = group(
  'sabores',
  'Sabores da caixa',
  [1, 4],
  [
    option('brigadeiro', 'Brigadeiro'),
    option('ninho', 'Ninho'),
    option('beijinho', 'Beijinho'),
    option('pistache', 'Pistache', 400),
    option('belga', 'Belga', 300),
    option('limao', 'Limão'),
  ],
)

const dough = group(
  'massa',
  'Massa',
  [1, 1],
  [option('branca', 'Massa branca'), option('chocolate', 'Massa de chocolate')],
)

const cakeFilling = group(
  'recheio',
  'Recheio',
  [1, 2],
  [
    option('brigadeiro', 'Brigadeiro'),
    option('doce-leite', 'Doce de leite'),
    option('ninho', 'Ninho'),
    option('abacaxi', 'Abacaxi'),
    option('morango', 'Morango', 1200),
    option('nozes', 'Nozes', 1500),
  ],
)

const cakeExtras = group(
  'adicionais',
  'Adicionais do bolo',
  [0, 2],
  [
    option('topo', 'Topo personalizado', 2500),
    option('vela', 'Vela', 800),
    option('papel-arroz', 'Papel de arroz', 2000),
  ],
)

const potFlavour = group(
  'sabor',
  'Sabor',
  [1, 1],
  [
    option('ninho-morango', 'Ninho com morango'),
    option('prestigio', 'Prestígio'),
    option('brigadeiro', 'Brigadeiro'),
    option('doce-leite', 'Doce de leite com ameixa'),
  ],
)

const party = { opcoes: [cups] }

/** Sweets by the piece, by 25, 50 and the hundred, gift boxes and cakes by the kilo. */
export const brigaderia: CorpusShop = {
  id: 'brigaderia',
  trade: 'brigaderia e doces de festa',
  nome: 'Docim da Zélia',
  city: 'Belo Horizonte',
  menu: menuOf([
    {
      id: 'brigadeiros',
      nome: 'Brigadeiros',
      types: packs,
      products: [
        product('brigadeiro', 'Brigadeiro', [180, 4000, 7600, 14000], { ...party, alergenos: ['leite'] }),
        product('brig-ninho', 'Brigadeiro de Ninho', [200, 4500, 8600, 16000], party),
        product('brig-ninho-nutella', 'Brigadeiro de Ninho com Nutella', [250, 5800, 11000, 21000], party),
        product('brig-belga', 'Brigadeiro belga', [250, 5800, 11000, 21000], party),
        product('brig-pistache', 'Brigadeiro de pistache', [300, 7000, 13500, 26000], party),
        product('brig-limao', 'Brigadeiro de limão', [200, 4500, 8600, 16000], party),
        product('brig-cafe', 'Brigadeiro de café', [200, 4500, 8600, 16000], party),
      ],
    },
    {
      id: 'tradicionais',
      nome: 'Docinhos de festa',
      types: packs,
      products: [
        product('beijinho', 'Beijinho', [180, 4000, 7600, 14000], party),
        product('cajuzinho', 'Cajuzinho', [180, 4000, 7600, 14000], {
          ...party,
          alergenos: ['amendoim', 'leite'],
        }),
        product('casadinho', 'Casadinho', [190, 4300, 8200, 15000], party),
        product('olho-sogra', 'Olho de sogra', [220, 5000, 9500, 18000], party),
        product('surpresa-uva', 'Surpresa de uva', [250, 5800, 11000, 21000], party),
        product('camafeu', 'Camafeu de nozes', [350, 8200, 16000, 31000], party),
        product('bem-casado', 'Bem-casado', [400, 9500, 18500, 36000]),
      ],
    },
    {
      id: 'caixas',
      nome: 'Caixas presente',
      types: ['4 unidades', '9 unidades', '16 unidades'],
      products: [product('caixa', 'Caixa presente', [1800, 3600, 5900], { opcoes: [boxed] })],
    },
    {
      id: 'bolos',
      nome: 'Bolos de festa',
      types: ['1 kg', '2 kg', '3 kg'],
      products: [
        product('bolo', 'Bolo recheado', [9000, 17000, 25000], { opcoes: [dough, cakeFilling, cakeExtras] }),
        product('naked', 'Naked cake', [10000, 19000, 28000], { opcoes: [dough, cakeFilling, cakeExtras] }),
      ],
    },
    {
      id: 'simples',
      nome: 'Doces e bolos do dia',
      products: [
        product('bolo-pote', 'Bolo no pote', 1400, { opcoes: [potFlavour] }),
        product('bolo-cenoura', 'Bolo de cenoura com chocolate', 3800),
        product('bolo-fuba', 'Bolo de fubá', 2800),
        product('pao-mel', 'Pão de mel', 800),
        product('palha', 'Palha italiana', 900),
        product('brownie', 'Brownie', 1000),
        product('copo', 'Copo da felicidade', 2200),
        product('brig-colher', 'Brigadeiro de colher', 1500),
      ],
    },
    {
      id: 'kits',
      nome: 'Kits festa',
      products: [
        product('kit-p', 'Kit Festa P', 16900, {
          ingredientes: ['bolo de 1 kg', '50 docinhos', '1 vela'],
          opcoes: [dough, cakeFilling],
        }),
        product('kit-g', 'Kit Festa G', 31900, {
          ingredientes: ['bolo de 2 kg', '100 docinhos', '1 vela', 'topo personalizado'],
          opcoes: [dough, cakeFilling],
        }),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('guarana-2l', 'Guaraná 2L', 1200),
        product('mate-couro', 'Mate Couro 2L', 1100),
        product('agua', 'Água mineral', 350),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 800, bairros: ['Santa Tereza', 'Floresta', 'Sagrada Família'] },
    { centavos: 1200, bairros: ['Savassi', 'Funcionários', 'Lourdes'] },
    { centavos: 1800, bairros: ['Buritis', 'Castelo', 'Barreiro'] },
  ],
}
