import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('cream-cheese', 'Cream cheese', 300),
    option('cebolinha', 'Cebolinha'),
    option('couve', 'Couve crispy', 300),
    option('tare', 'Molho tarê', 150),
  ],
)

const rice = group(
  'arroz',
  'Arroz',
  [0, 1],
  [option('sem-arroz', 'Sem arroz', 400), option('pouco', 'Pouco arroz')],
)

const base = group(
  'base',
  'Base',
  [1, 1],
  [option('gohan', 'Arroz japonês'), option('integral', 'Arroz integral'), option('folhas', 'Mix de folhas')],
)

const fish = group(
  'proteina',
  'Proteína',
  [1, 2],
  [
    option('salmao', 'Salmão'),
    option('atum', 'Atum'),
    option('camarao', 'Camarão empanado', 500),
    option('tofu', 'Tofu'),
  ],
)

const toppings = group(
  'complementos',
  'Complementos',
  [0, 5],
  [
    option('pepino', 'Pepino'),
    option('manga', 'Manga'),
    option('cenoura', 'Cenoura'),
    option('edamame', 'Edamame'),
    option('chips', 'Chips de batata doce', 200),
    option('gergelim', 'Gergelim'),
  ],
)

const temaki = { opcoes: [extras, rice] }

/** Temaki with extras, combos by pieces, rolls in two sizes and pokes put together by the customer. */
export const umiTemakeria: CorpusShop = {
  id: 'umi-temakeria',
  trade: 'temakeria e poke',
  nome: 'Umi Temakeria',
  city: 'Vitória',
  menu: menuOf([
    {
      id: 'temakis',
      nome: 'Temakis',
      products: [
        product('temaki-salmao', 'Temaki de salmão', 2800, temaki),
        product('temaki-atum', 'Temaki de atum', 3000, temaki),
        product('temaki-camarao', 'Temaki de camarão', 3200, { ...temaki, alergenos: ['crustáceos'] }),
        product('temaki-skin', 'Temaki skin', 2200, temaki),
        product('temaki-hot', 'Temaki hot', 3000, temaki),
        product('temaki-nutella', 'Temaki de Nutella com morango', 2600),
      ],
    },
    {
      id: 'combinados',
      nome: 'Combinados',
      products: [
        product('comb-16', 'Combinado 16 peças', 5200, {
          ingredientes: ['4 sashimis de salmão', '4 niguiris', '8 uramakis'],
        }),
        product('comb-30', 'Combinado 30 peças', 8900),
        product('comb-salmao-20', 'Combinado só salmão 20 peças', 7900),
        product('comb-50', 'Combinado família 50 peças', 13900),
      ],
    },
    {
      id: 'rolls',
      nome: 'Rolls',
      types: ['5 unidades', '10 unidades'],
      products: [
        product('hot-filadelfia', 'Hot filadélfia', [1700, 2900]),
        product('uramaki-salmao', 'Uramaki de salmão', [1900, 3300]),
        product('hossomaki-pepino', 'Hossomaki de pepino', [1200, 2000]),
        product('joe', 'Joe de salmão', [2200, 3900]),
      ],
    },
    {
      id: 'pokes',
      nome: 'Pokes',
      types: ['Pequeno', 'Grande'],
      products: [product('poke', 'Poke', [3200, 4200], { opcoes: [base, fish, toppings] })],
    },
    {
      id: 'entradas',
      nome: 'Entradas',
      products: [
        product('sunomono', 'Sunomono', 1600),
        product('shimeji', 'Shimeji na manteiga', 2800, { alergenos: ['leite', 'soja'] }),
        product('guioza', 'Guioza de porco', 2400),
        product('rolinho', 'Rolinho primavera', 900),
        product('missoshiro', 'Missoshiro', 1400),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 700),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 700),
        product('h2o', 'H2OH limão', 800),
        product('cha', 'Chá verde gelado', 900),
        product('agua', 'Água sem gás', 450),
        product('agua-gas', 'Água com gás', 500),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Praia do Canto', 'Santa Lúcia'] },
    { centavos: 900, bairros: ['Jardim da Penha', 'Mata da Praia', 'Bento Ferreira'] },
    { centavos: 1300, bairros: ['Jardim Camburi', 'Centro'] },
  ],
}
