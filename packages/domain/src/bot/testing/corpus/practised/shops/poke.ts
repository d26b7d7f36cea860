import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const base = group(
  'base',
  'Base',
  [1, 1],
  [
    option('gohan', 'Arroz japonês'),
    option('integral', 'Arroz integral'),
    option('folhas', 'Mix de folhas'),
    option('quinoa', 'Quinoa', 300),
  ],
)

const protein = group(
  'proteina',
  'Proteína',
  [1, 2],
  [
    option('salmao', 'Salmão'),
    option('atum', 'Atum'),
    option('camarao', 'Camarão empanado', 500),
    option('frango', 'Frango teriyaki'),
    option('kani', 'Kani'),
    option('tofu', 'Tofu'),
  ],
)

const toppings = group(
  'complementos',
  'Complementos',
  [0, 5],
  [
    option('manga', 'Manga'),
    option('abacate', 'Abacate'),
    option('pepino', 'Pepino'),
    option('cenoura', 'Cenoura'),
    option('edamame', 'Edamame'),
    option('sunomono', 'Sunomono'),
    option('cream-cheese', 'Cream cheese', 300),
    option('couve', 'Couve crispy'),
    option('chips', 'Chips de batata doce'),
    option('gergelim', 'Gergelim'),
  ],
)

const sauce = group(
  'molho',
  'Molho',
  [0, 2],
  [
    option('shoyu', 'Shoyu'),
    option('tare', 'Tarê'),
    option('spicy', 'Maionese spicy'),
    option('citrico', 'Molho cítrico'),
    option('maracuja', 'Molho de maracujá'),
  ],
)

const temakiExtras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('cream-cheese', 'Cream cheese', 300),
    option('cebolinha', 'Cebolinha'),
    option('sem-arroz', 'Sem arroz', 800),
    option('tare', 'Tarê'),
  ],
)

const noodles = group(
  'carne',
  'Carne',
  [1, 1],
  [
    option('frango', 'Frango'),
    option('bovina', 'Carne'),
    option('misto', 'Misto', 300),
    option('camarao', 'Camarão', 900),
  ],
)

const ready = { opcoes: [base, sauce] }
const rolled = { opcoes: [temakiExtras] }

/** Poke of one's own choice and from the menu, temaki, pieces by the eight, combos. */
export const poke: CorpusShop = {
  id: 'poke',
  trade: 'comida japonesa e poke',
  nome: 'Ohana Poke & Sushi',
  city: 'Brasília',
  menu: menuOf([
    {
      id: 'monte',
      nome: 'Monte seu poke',
      types: ['Pequeno', 'Médio', 'Grande'],
      products: [
        product('monte-poke', 'Monte seu poke', [2900, 3700, 4600], {
          opcoes: [base, protein, toppings, sauce],
        }),
      ],
    },
    {
      id: 'pokes',
      nome: 'Pokes da casa',
      types: ['Pequeno', 'Médio', 'Grande'],
      products: [
        product('poke-ohana', 'Poke Ohana', [3400, 4200, 5100], {
          ingredientes: ['salmão', 'manga', 'cream cheese', 'couve crispy', 'gergelim'],
          alergenos: ['peixe', 'leite', 'gergelim', 'soja'],
          ...ready,
        }),
        product('poke-atum', 'Poke Atum Picante', [3400, 4200, 5100], ready),
        product('poke-cerrado', 'Poke Cerrado', [3100, 3900, 4700], {
          ingredientes: ['frango teriyaki', 'manga', 'baru', 'cenoura'],
          ...ready,
        }),
        product('poke-vegano', 'Poke Vegano', [2900, 3600, 4300], ready),
      ],
    },
    {
      id: 'temakis',
      nome: 'Temakis',
      products: [
        product('temaki-salmao', 'Temaki de salmão', 2900, rolled),
        product('temaki-skin', 'Temaki skin', 2500, rolled),
        product('temaki-atum', 'Temaki de atum', 2900, rolled),
        product('temaki-hot', 'Temaki hot', 3200, rolled),
        product('temaki-camarao', 'Temaki de camarão', 3400, rolled),
      ],
    },
    {
      id: 'pecas',
      nome: 'Peças',
      types: ['4 unidades', '8 unidades'],
      products: [
        product('uramaki-salmao', 'Uramaki de salmão', [1500, 2800]),
        product('uramaki-skin', 'Uramaki skin', [1300, 2400]),
        product('uramaki-california', 'Uramaki Califórnia', [1300, 2400]),
        product('hot-roll', 'Hot roll', [1400, 2600]),
        product('niguiri-salmao', 'Niguiri de salmão', [1800, 3400]),
        product('sashimi-salmao', 'Sashimi de salmão', [2000, 3800]),
        product('sashimi-atum', 'Sashimi de atum', [2000, 3800]),
      ],
    },
    {
      id: 'combos',
      nome: 'Combinados',
      products: [
        product('combo-20', 'Combinado 20 peças', 6900, {
          ingredientes: ['8 uramakis', '4 niguiris', '4 sashimis', '4 hot rolls'],
        }),
        product('combo-40', 'Combinado 40 peças', 12900),
        product('combo-salmao', 'Combinado Salmão 24 peças', 9400),
      ],
    },
    {
      id: 'quentes',
      nome: 'Pratos quentes e entradas',
      products: [
        product('yakisoba', 'Yakisoba', 3400, { opcoes: [noodles] }),
        product('guioza', 'Guioza', 2200),
        product('sunomono', 'Sunomono', 1500),
        product('missoshiru', 'Missoshiru', 1400),
        product('rolinho', 'Rolinho primavera', 900),
        product('shimeji', 'Shimeji na manteiga', 2600),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas e doces',
      products: [
        product('coca-lata', 'Coca-Cola lata', 700),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 700),
        product('guarana-lata', 'Guaraná lata', 650),
        product('h2oh', 'H2OH limão', 800),
        product('cha-gelado', 'Chá gelado de hibisco', 1000),
        product('agua', 'Água sem gás', 450),
        product('agua-gas', 'Água com gás', 500),
        product('mochi', 'Mochi de morango', 1200),
        product('harumaki-doce', 'Harumaki de doce de leite', 1100),
        product('hashi', 'Hashi extra', 100),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 700, bairros: ['Asa Norte', 'Noroeste'] },
    { centavos: 900, bairros: ['Asa Sul', 'Sudoeste', 'Cruzeiro'] },
    { centavos: 1500, bairros: ['Lago Norte', 'Lago Sul', 'Guará'] },
  ],
}
