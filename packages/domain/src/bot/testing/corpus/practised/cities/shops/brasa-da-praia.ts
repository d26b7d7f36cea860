import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const points = [option('mal', 'Mal passado'), option('ao-ponto', 'Ao ponto'), option('bem', 'Bem passado')]
const grilled = { opcoes: [group('ponto', 'Ponto da carne', [1, 1], points)] }

const skewer = group(
  'espeto',
  'Espeto da jantinha',
  [1, 1],
  [
    option('carne', 'Carne'),
    option('frango', 'Frango'),
    option('linguica', 'Linguiça'),
    option('queijo', 'Queijo coalho'),
    option('camarao', 'Camarão', 700),
  ],
)

const sides = group(
  'acompanhamentos',
  'Acompanhamentos',
  [0, 4],
  [
    option('baiao', 'Baião'),
    option('arroz', 'Arroz'),
    option('feijao', 'Feijão verde'),
    option('farofa', 'Farofa'),
    option('vinagrete', 'Vinagrete'),
    option('macaxeira', 'Macaxeira'),
  ],
)

const ten = group(
  'espetos',
  'Espetos do combo',
  [10, 10],
  [
    option('carne', 'Carne'),
    option('frango', 'Frango'),
    option('coracao', 'Coração'),
    option('linguica', 'Linguiça'),
    option('queijo', 'Queijo coalho'),
  ],
)

/** Skewers by the piece and by ten, meat by weight, half and whole portions. */
export const brasaDaPraia: CorpusShop = {
  id: 'brasa-da-praia',
  trade: 'espetinhos e jantinha',
  nome: 'Brasa da Praia',
  city: 'Fortaleza',
  menu: menuOf([
    {
      id: 'espetos',
      nome: 'Espetos',
      products: [
        product('esp-carne', 'Espeto de Carne', 900, {
          opcoes: [group('ponto', 'Ponto da carne', [0, 1], points)],
        }),
        product('esp-frango', 'Espeto de Frango', 800),
        product('esp-frango-bacon', 'Espeto de Frango com Bacon', 1000),
        product('esp-coracao', 'Espeto de Coração', 900),
        product('esp-linguica', 'Espeto de Linguiça', 800),
        product('esp-queijo', 'Espeto de Queijo Coalho', 900, { alergenos: ['leite'] }),
        product('esp-camarao', 'Espeto de Camarão', 1600, { alergenos: ['crustáceos'] }),
        product('esp-carneiro', 'Espeto de Carneiro', 1200, { disponivel: false }),
        product('pao-alho', 'Pão de Alho', 700),
      ],
    },
    {
      id: 'jantinhas',
      nome: 'Jantinhas e combos',
      products: [
        product('jantinha', 'Jantinha', 2200, {
          opcoes: [skewer, sides],
          ingredientes: ['um espeto', 'baião', 'farofa', 'vinagrete', 'macaxeira'],
        }),
        product('combo-10', 'Combo 10 Espetos', 7500, { opcoes: [ten] }),
      ],
    },
    {
      id: 'carnes',
      nome: 'Carnes na brasa',
      types: ['300 g', '500 g', '1 kg'],
      products: [
        product('picanha', 'Picanha', [5500, 8500, 15500], grilled),
        product('maminha', 'Maminha', [4200, 6500, 11500], grilled),
        product('costela', 'Costela', [3400, 5300, 9500]),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Porções',
      types: ['Meia', 'Inteira'],
      products: [
        product('macaxeira', 'Macaxeira frita', [1500, 2600]),
        product('batata', 'Batata frita', [1500, 2600]),
        product('baiao', 'Baião de dois', [1400, 2400]),
        product('pacoca', 'Paçoca de carne de sol', [1700, 3000]),
        product('camarao', 'Camarão alho e óleo', [3200, 5800]),
      ],
    },
    {
      id: 'caldos',
      nome: 'Caldos',
      types: ['Copo', 'Tigela'],
      products: [
        product('caldo-carne', 'Caldo de Carne', [800, 1500]),
        product('caldo-mocoto', 'Caldo de Mocotó', [900, 1700]),
        product('caldo-camarao', 'Caldo de Camarão', [1100, 2000]),
      ],
    },
    {
      id: 'extras',
      nome: 'Extras',
      products: [
        product('farofa', 'Farofa', 500),
        product('vinagrete', 'Vinagrete', 500),
        product('molho-alho', 'Molho de Alho', 300),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('skol-lata', 'Skol lata', 600),
        product('skol-litrao', 'Skol litrão', 1400),
        product('heineken-ln', 'Heineken long neck', 1100),
        product('heineken-600', 'Heineken 600ml', 1700),
        product('cajuina-1l', 'Cajuína São Geraldo 1L', 1100),
        product('coca-lata', 'Coca-Cola lata', 650),
        product('coca-1l', 'Coca-Cola 1L', 1100),
        product('agua', 'Água mineral', 350),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Mucuripe', 'Varjota', 'Meireles'] },
    { centavos: 800, bairros: ['Aldeota', 'Papicu', 'Vicente Pinzón'] },
    { centavos: 1200, bairros: ['Benfica', 'Cocó', 'Fátima'] },
  ],
}
