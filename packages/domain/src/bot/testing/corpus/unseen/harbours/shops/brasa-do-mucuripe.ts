import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const doneness = group(
  'ponto',
  'Ponto da carne',
  [1, 1],
  [option('mal', 'Mal passada'), option('ao-ponto', 'Ao ponto'), option('bem', 'Bem passada')],
)

const extras = group(
  'extras',
  'Extras',
  [0, 5],
  [
    option('bacon', 'Bacon', 500),
    option('ovo', 'Ovo', 300),
    option('coalho', 'Queijo coalho', 400),
    option('caramelizada', 'Cebola caramelizada', 300),
    option('carne', 'Carne extra', 900),
  ],
)

const onTop = group(
  'cobertura',
  'Cobertura',
  [0, 2],
  [option('cheddar', 'Cheddar', 500), option('bacon', 'Farofa de bacon', 400)],
)

const beef = { opcoes: [doneness, extras] }
const fried = { opcoes: [onTop] }

/** Burgers by doneness with paid extras, sides in two sizes, milkshakes, drinks of Ceará. */
export const brasaDoMucuripe: CorpusShop = {
  id: 'brasa-do-mucuripe',
  trade: 'hamburgueria na brasa',
  nome: 'Brasa do Mucuripe',
  city: 'Fortaleza',
  menu: menuOf([
    {
      id: 'burgers',
      nome: 'Hambúrgueres',
      products: [
        product('x-burger', 'X-Burger', 1800, beef),
        product('x-salada', 'X-Salada', 2000, beef),
        product('x-bacon', 'X-Bacon', 2400, beef),
        product('x-bacon-duplo', 'X-Bacon Duplo', 3300, beef),
        product('x-tudo', 'X-Tudo', 2900, {
          ...beef,
          ingredientes: ['pão', 'carne', 'queijo', 'presunto', 'ovo', 'bacon', 'alface', 'tomate'],
          alergenos: ['glúten', 'leite', 'ovo'],
        }),
        product('mucuripe', 'Mucuripe Burger', 3400, beef),
        product('frango', 'Frango Crocante', 2600, { opcoes: [extras] }),
        product('veggie', 'Veggie de Grão-de-Bico', 2500, { opcoes: [extras], alergenos: ['glúten'] }),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Porções',
      types: ['Pequena', 'Grande'],
      products: [
        product('batata', 'Batata Frita', [1200, 2000], fried),
        product('macaxeira', 'Macaxeira Frita', [1200, 1900], fried),
        product('onion', 'Onion Rings', [1500, 2400], fried),
      ],
    },
    {
      id: 'shakes',
      nome: 'Milk-shakes',
      types: ['300 ml', '500 ml'],
      products: [
        product('shake-morango', 'Milk-shake de Morango', [1300, 1700]),
        product('shake-chocolate', 'Milk-shake de Chocolate', [1300, 1700]),
        product('shake-sapoti', 'Milk-shake de Sapoti', [1400, 1900]),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-zero', 'Coca-Cola Zero lata', 600),
        product('coca-1l', 'Coca-Cola 1L', 1000),
        product('guarana', 'Guaraná lata', 600),
        product('cajuina', 'Cajuína', 800),
        product('suco-caju', 'Suco de Caju', 800),
        product('suco-acerola', 'Suco de Acerola', 800),
        product('agua', 'Água mineral', 300),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Mucuripe', 'Meireles', 'Varjota'] },
    { centavos: 800, bairros: ['Aldeota', 'Papicu', 'Praia de Iracema'] },
    { centavos: 1400, bairros: ['Benfica', 'Messejana'] },
  ],
}
