import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const noodle = group('macarrao', 'Macarrão', [0, 1], [option('bifum', 'Bifum (macarrão de arroz)', 300)])

const extras = group(
  'extras',
  'Extras',
  [0, 4],
  [
    option('camarao', 'Camarão', 1200),
    option('shimeji', 'Shimeji', 700),
    option('castanha', 'Castanha de caju', 500),
    option('brocolis', 'Brócolis', 400),
    option('ovo', 'Ovo', 250),
  ],
)

const cooking = group(
  'preparo',
  'Preparo',
  [0, 1],
  [option('chapa', 'Na chapa'), option('vapor', 'No vapor'), option('frito', 'Frito')],
)

const comboFlavour = group(
  'sabor',
  'Yakisoba do combo',
  [1, 1],
  [
    option('carne', 'Carne'),
    option('frango', 'Frango'),
    option('misto', 'Misto', 200),
    option('vegetariano', 'Vegetariano'),
  ],
)

const comboDrink = group(
  'bebida',
  'Bebida do combo',
  [1, 1],
  [option('coca', 'Coca-Cola lata'), option('guarana', 'Guaraná lata'), option('agua', 'Água')],
)

const boxDish = group(
  'prato',
  'Prato',
  [1, 1],
  [
    option('frango-xadrez', 'Frango xadrez'),
    option('carne-brocolis', 'Carne com brócolis'),
    option('lombo-agridoce', 'Lombo agridoce'),
  ],
)

const boxBase = group(
  'base',
  'Acompanhamento',
  [1, 1],
  [
    option('arroz-branco', 'Arroz branco'),
    option('arroz-chop', 'Arroz chop suey'),
    option('yakisoba', 'Yakisoba', 300),
  ],
)

const noodles = { opcoes: [noodle, extras] }
const dumpling = { opcoes: [cooking] }
const combo = { opcoes: [comboFlavour, comboDrink] }

/** Yakisoba in three sizes, dishes by half and whole portion, rolls and dumplings by count, numbered combos. */
export const yakisoba: CorpusShop = {
  id: 'yakisoba',
  trade: 'comida chinesa',
  nome: 'Yaki do Wang',
  city: 'Campinas',
  menu: menuOf([
    {
      id: 'yakisobas',
      nome: 'Yakisobas',
      types: ['Pequeno', 'Médio', 'Grande'],
      products: [
        product('yaki-carne', 'Yakisoba de carne', [2400, 3400, 4900], noodles),
        product('yaki-frango', 'Yakisoba de frango', [2200, 3200, 4600], noodles),
        product('yaki-misto', 'Yakisoba misto', [2500, 3500, 5000], noodles),
        product('yaki-camarao', 'Yakisoba de camarão', [3200, 4600, 6800], {
          ...noodles,
          alergenos: ['crustáceos', 'glúten', 'soja'],
        }),
        product('yaki-vegetariano', 'Yakisoba vegetariano', [2000, 2900, 4200], {
          ...noodles,
          ingredientes: ['macarrão', 'acelga', 'cenoura', 'brócolis', 'cebola', 'shoyu'],
          alergenos: ['glúten', 'soja'],
        }),
      ],
    },
    {
      id: 'pratos',
      nome: 'Pratos',
      types: ['Meia', 'Inteira'],
      products: [
        product('frango-xadrez', 'Frango xadrez', [2800, 4800], { alergenos: ['amendoim', 'soja'] }),
        product('carne-brocolis', 'Carne com brócolis', [3200, 5600]),
        product('lombo-agridoce', 'Lombo agridoce', [3000, 5200]),
        product('frango-agridoce', 'Frango agridoce', [2800, 4800]),
        product('camarao-empanado', 'Camarão empanado', [4200, 7600]),
        product('arroz-chop', 'Arroz chop suey', [1500, 2600]),
        product('arroz-branco', 'Arroz branco', [800, 1400]),
      ],
    },
    {
      id: 'rolinhos',
      nome: 'Rolinhos primavera',
      types: ['Unidade', '6 unidades'],
      products: [
        product('rolinho-carne', 'Rolinho primavera de carne', [700, 3600]),
        product('rolinho-legumes', 'Rolinho primavera de legumes', [650, 3300]),
        product('rolinho-queijo', 'Rolinho primavera de queijo', [700, 3600]),
        product('rolinho-chocolate', 'Rolinho de chocolate', [750, 3900]),
      ],
    },
    {
      id: 'guiozas',
      nome: 'Guiozas',
      types: ['6 unidades', '12 unidades'],
      products: [
        product('guioza-carne', 'Guioza de carne', [2600, 4600], dumpling),
        product('guioza-legumes', 'Guioza de legumes', [2400, 4300], dumpling),
      ],
    },
    {
      id: 'combos',
      nome: 'Combos e marmita',
      products: [
        product('combo-1', 'Combo 1', 3400, {
          ...combo,
          descricao: 'Yakisoba pequeno, um rolinho de queijo e uma bebida',
          ingredientes: ['yakisoba pequeno', 'rolinho de queijo', 'bebida'],
        }),
        product('combo-2', 'Combo 2', 4500, {
          ...combo,
          descricao: 'Yakisoba médio, dois rolinhos de carne e uma bebida',
        }),
        product('combo-3', 'Combo 3', 7900, {
          ...combo,
          descricao: 'Yakisoba grande, frango xadrez meia porção e uma bebida',
        }),
        product('marmita', 'Marmita chinesa', 2700, { opcoes: [boxDish, boxBase] }),
      ],
    },
    {
      id: 'sobremesas',
      nome: 'Sobremesas',
      products: [
        product('banana', 'Banana caramelada', 1500),
        product('abacaxi', 'Abacaxi caramelado', 1600),
        product('biscoito', 'Biscoito da sorte', 200),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 650),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 650),
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('guarana-lata', 'Guaraná Antarctica lata', 600),
        product('guarana-2l', 'Guaraná Antarctica 2L', 1300),
        product('cha-limao', 'Ice tea limão', 700),
        product('cha-pessego', 'Ice tea pêssego', 700),
        product('tsingtao', 'Cerveja Tsingtao', 1800),
        product('agua', 'Água sem gás', 400),
        product('agua-gas', 'Água com gás', 450),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Cambuí', 'Centro', 'Guanabara'] },
    { centavos: 900, bairros: ['Taquaral', 'Jardim Chapadão', 'Nova Campinas'] },
    { centavos: 1500, bairros: ['Barão Geraldo', 'Sousas', 'Ouro Verde'] },
  ],
}
