import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('ovo', 'Ovo', 300),
    option('queijo', 'Queijo extra', 400),
    option('requeijao', 'Requeijão', 300),
    option('bacon', 'Bacon', 500),
  ],
)

const cream = group(
  'recheio',
  'Recheio',
  [1, 1],
  [option('creme', 'Creme'), option('doce-leite', 'Doce de leite')],
)
const grilled = { opcoes: [extras] }

/** Bread by the piece and the dozen, cold cuts by weight, cakes by the slice, the half and whole, and breakfast. */
export const paoDaMooca: CorpusShop = {
  id: 'pao-da-mooca',
  trade: 'padaria por unidade e dúzia',
  nome: 'Padaria Pão da Mooca',
  city: 'São Paulo',
  menu: menuOf([
    {
      id: 'paes',
      nome: 'Pães',
      types: ['Unidade', 'Dúzia'],
      products: [
        product('pao-frances', 'Pão francês', [100, 1100], { alergenos: ['glúten'] }),
        product('pao-leite', 'Pão de leite', [180, 1900]),
        product('pao-queijo', 'Pão de queijo', [450, 4800], { alergenos: ['leite', 'ovo'] }),
      ],
    },
    {
      id: 'frios',
      nome: 'Frios fatiados',
      types: ['100 g', '200 g', '300 g'],
      products: [
        product('mussarela', 'Mussarela', [650, 1250, 1850]),
        product('presunto', 'Presunto', [500, 950, 1400]),
        product('mortadela', 'Mortadela', [350, 650, 950]),
        product('peru', 'Peito de peru', [800, 1550, 2300]),
      ],
    },
    {
      id: 'salgados',
      nome: 'Salgados',
      products: [
        product('coxinha', 'Coxinha', 750, {
          ingredientes: ['massa de batata', 'frango', 'leite'],
          alergenos: ['glúten', 'leite'],
        }),
        product('coxinha-catupiry', 'Coxinha com Catupiry', 850),
        product('kibe', 'Kibe', 750),
        product('esfiha', 'Esfiha de carne', 750),
        product('empada-palmito', 'Empada de palmito', 900),
        product('empada-frango', 'Empada de frango', 850),
      ],
    },
    {
      id: 'lanches',
      nome: 'Lanches',
      products: [
        product('pao-chapa', 'Pão na chapa', 700, grilled),
        product('misto', 'Misto quente', 1400, grilled),
        product('bauru', 'Bauru', 1800, grilled),
        product('x-salada', 'X-Salada', 2200, grilled),
      ],
    },
    {
      id: 'bolos',
      nome: 'Bolos',
      types: ['Fatia', 'Metade', 'Inteiro'],
      products: [
        product('bolo-fuba', 'Bolo de fubá', [800, 1600, 3000]),
        product('bolo-laranja', 'Bolo de laranja', [800, 1600, 3000]),
        product('bolo-cenoura', 'Bolo de cenoura com chocolate', [1000, 2200, 4200]),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces',
      products: [
        product('sonho', 'Sonho', 900, { opcoes: [cream] }),
        product('brigadeiro', 'Brigadeiro', 400),
        product('quindim', 'Quindim', 800, { disponivel: false }),
      ],
    },
    {
      id: 'cafes',
      nome: 'Cafés',
      types: ['Pequeno', 'Grande'],
      products: [
        product('cafe', 'Café coado', [400, 700]),
        product('cafe-leite', 'Café com leite', [600, 1000]),
      ],
    },
    {
      id: 'sucos',
      nome: 'Sucos',
      types: ['300 ml', '500 ml'],
      products: [product('suco-laranja', 'Suco de laranja', [900, 1300])],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas e mercearia',
      products: [
        product('coca-lata', 'Coca-Cola lata', 650),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 650),
        product('agua', 'Água sem gás', 400),
        product('leite', 'Leite integral 1L', 700),
        product('manteiga', 'Manteiga 200g', 1500),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 400, bairros: ['Mooca', 'Belém', 'Brás'] },
    { centavos: 700, bairros: ['Tatuapé', 'Ipiranga', 'Vila Prudente'] },
  ],
}
