import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const slice = group(
  'corte',
  'Corte',
  [0, 1],
  [option('fina', 'Fatia fina'), option('grossa', 'Fatia grossa'), option('peca', 'Em pedaço')],
)

const sonho = group(
  'recheio',
  'Recheio',
  [1, 1],
  [option('creme', 'Creme'), option('doce-leite', 'Doce de leite'), option('goiabada', 'Goiabada')],
)

const topping = group(
  'adicionais',
  'Adicionais',
  [0, 2],
  [option('requeijao', 'Requeijão', 300), option('ovo', 'Ovo', 250), option('queijo', 'Queijo', 300)],
)

const deli = { opcoes: [slice] }
const hot = { opcoes: [topping] }

/** Bread by the piece, cold cuts by weight, cakes whole and by the slice, and breakfast made to order. */
export const paoDoGonzaga: CorpusShop = {
  id: 'pao-do-gonzaga',
  trade: 'padaria e lanches da manhã',
  nome: 'Panificadora Pão do Gonzaga',
  city: 'Santos',
  menu: menuOf([
    {
      id: 'paes',
      nome: 'Pães',
      products: [
        product('pao-frances', 'Pão francês', 90),
        product('pao-integral', 'Pão integral', 1400),
        product('pao-forma', 'Pão de forma', 1200),
        product('pao-leite', 'Pão de leite', 150),
        product('pao-queijo', 'Pão de queijo', 450),
        product('croissant', 'Croissant de manteiga', 800, { alergenos: ['glúten', 'leite', 'ovo'] }),
        product('broa', 'Broa de milho', 600),
      ],
    },
    {
      id: 'frios',
      nome: 'Frios',
      types: ['100 g', '200 g', '500 g'],
      products: [
        product('mussarela', 'Mussarela', [650, 1250, 2900], deli),
        product('presunto', 'Presunto', [550, 1050, 2500], deli),
        product('peito-peru', 'Peito de peru', [850, 1650, 3900], deli),
        product('mortadela', 'Mortadela', [400, 750, 1700], deli),
      ],
    },
    {
      id: 'chapa',
      nome: 'Na chapa',
      products: [
        product('pao-chapa', 'Pão na chapa', 600, hot),
        product('misto', 'Misto quente', 1200, hot),
        product('bauru', 'Bauru', 1500, {
          ...hot,
          ingredientes: ['pão francês', 'presunto', 'mussarela', 'tomate', 'orégano'],
        }),
      ],
    },
    {
      id: 'bolos',
      nome: 'Bolos',
      types: ['Fatia', 'Inteiro'],
      products: [
        product('bolo-cenoura', 'Bolo de cenoura', [900, 4500]),
        product('bolo-fuba', 'Bolo de fubá', [700, 3500]),
        product('bolo-laranja', 'Bolo de laranja', [700, 3500]),
        product('torta-limao', 'Torta de limão', [1200, 7500]),
      ],
    },
    {
      id: 'doces',
      nome: 'Salgados e doces',
      products: [
        product('coxinha', 'Coxinha', 750),
        product('esfiha', 'Esfiha de carne', 750),
        product('empada', 'Empada de palmito', 850),
        product('sonho', 'Sonho', 800, { opcoes: [sonho] }),
        product('carolina', 'Carolina', 400),
      ],
    },
    {
      id: 'cafes',
      nome: 'Café da manhã',
      types: ['Pequeno', 'Grande'],
      products: [
        product('cafe', 'Café', [400, 700]),
        product('media', 'Café com leite', [550, 900]),
        product('chocolate', 'Chocolate quente', [900, 1400]),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas e laticínios',
      products: [
        product('suco-laranja', 'Suco de laranja natural', 1100),
        product('coca-lata', 'Coca-Cola lata', 650),
        product('leite', 'Leite integral 1L', 700),
        product('manteiga', 'Manteiga 200 g', 1500),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Gonzaga', 'Pompeia'] },
    { centavos: 700, bairros: ['Boqueirão', 'José Menino', 'Embaré'] },
    { centavos: 1000, bairros: ['Ponta da Praia', 'Aparecida', 'Marapé'] },
  ],
}
