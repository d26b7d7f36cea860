import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('cream-cheese', 'Cream cheese', 300),
    option('cebolinha', 'Cebolinha'),
    option('crispy', 'Crispy de couve', 200),
    option('tare', 'Tarê', 200),
  ],
)

const two = group(
  'temakis',
  'Temakis do combo',
  [2, 2],
  [
    option('salmao', 'Salmão'),
    option('kani', 'Kani'),
    option('skin', 'Skin'),
    option('camarao', 'Camarão', 500),
  ],
)

const drink = group(
  'bebida',
  'Bebida',
  [1, 1],
  [option('coca', 'Coca-Cola'), option('coca-zero', 'Coca-Cola Zero'), option('gengibirra', 'Gengibirra')],
)

const protein = group(
  'proteina',
  'Proteína',
  [1, 2],
  [
    option('frango', 'Frango'),
    option('carne', 'Carne'),
    option('legumes', 'Legumes'),
    option('camarao', 'Camarão', 800),
  ],
)

const dumpling = group('recheio', 'Recheio', [1, 1], [option('porco', 'Porco'), option('legumes', 'Legumes')])

const roll = group(
  'recheio',
  'Recheio',
  [1, 1],
  [option('queijo', 'Queijo'), option('carne', 'Carne'), option('legumes', 'Legumes')],
)

const temaki = { opcoes: [extras] }

/** Combinados whose names stand within one another, hot rolls by five and ten, temakis and yakisoba. */
export const kazeSushi: CorpusShop = {
  id: 'kaze-sushi',
  trade: 'sushi delivery com combinados',
  nome: 'Kaze Sushi',
  city: 'Curitiba',
  menu: menuOf([
    {
      id: 'combinados',
      nome: 'Combinados',
      products: [
        product('comb-16', 'Combinado 16 peças', 4500, {
          ingredientes: ['4 hossomaki', '4 uramaki', '4 niguiri', '4 hot roll'],
        }),
        product('comb-24', 'Combinado 24 peças', 6200),
        product('comb-40', 'Combinado 40 peças', 9900),
        product('comb-salmao-24', 'Combinado Salmão 24 peças', 7900),
        product('combo-temaki', 'Combo Temaki', 5900, {
          descricao: 'Dois temakis e uma lata',
          opcoes: [two, drink],
        }),
      ],
    },
    {
      id: 'temakis',
      nome: 'Temakis',
      products: [
        product('temaki-salmao', 'Temaki Salmão', 3200, temaki),
        product('temaki-salmao-grelhado', 'Temaki Salmão Grelhado', 3400, temaki),
        product('temaki-skin', 'Temaki Skin', 2600, temaki),
        product('temaki-kani', 'Temaki Kani', 2500, temaki),
        product('temaki-camarao', 'Temaki Camarão', 3600, temaki),
        product('temaki-hot', 'Temaki Hot', 3300, temaki),
      ],
    },
    {
      id: 'hots',
      nome: 'Hot rolls',
      types: ['5 unidades', '10 unidades'],
      products: [
        product('hot-salmao', 'Hot Roll Salmão', [1600, 2900]),
        product('hot-camarao', 'Hot Roll Camarão', [1900, 3500], {
          alergenos: ['crustáceos', 'glúten', 'leite'],
        }),
        product('hot-skin', 'Hot Roll Skin', [1400, 2500]),
        product('hot-romeu', 'Hot Roll Romeu e Julieta', [1400, 2500]),
      ],
    },
    {
      id: 'pecas',
      nome: 'Uramakis',
      types: ['4 peças', '8 peças'],
      products: [
        product('ura-filadelfia', 'Uramaki Filadélfia', [1500, 2700]),
        product('ura-california', 'Uramaki Califórnia', [1300, 2400]),
      ],
    },
    {
      id: 'sashimis',
      nome: 'Sashimis',
      types: ['5 fatias', '10 fatias'],
      products: [
        product('sashimi-salmao', 'Sashimi de Salmão', [2400, 4400]),
        product('sashimi-atum', 'Sashimi de Atum', [2600, 4800], { disponivel: false }),
      ],
    },
    {
      id: 'yakisobas',
      nome: 'Yakisoba',
      types: ['P', 'G'],
      products: [product('yakisoba', 'Yakisoba', [2900, 4200], { opcoes: [protein] })],
    },
    {
      id: 'entradas',
      nome: 'Entradas',
      products: [
        product('sunomono', 'Sunomono', 1400),
        product('missoshiro', 'Missoshiro', 1200),
        product('guioza', 'Guioza', 2400, { opcoes: [dumpling] }),
        product('rolinho', 'Rolinho Primavera', 900, { opcoes: [roll] }),
      ],
    },
    {
      id: 'extras',
      nome: 'Extras',
      products: [
        product('shoyu', 'Shoyu', 150),
        product('wasabi', 'Wasabi', 200),
        product('gengibre', 'Gengibre', 200),
        product('hashi', 'Hashi', 100),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 700),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 700),
        product('guarana-lata', 'Guaraná Antarctica lata', 650),
        product('gengibirra', 'Gengibirra lata', 700),
        product('cha', 'Chá verde gelado', 900),
        product('agua', 'Água sem gás', 450),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 700, bairros: ['Batel', 'Água Verde', 'Bigorrilho'] },
    { centavos: 1000, bairros: ['Portão', 'Mercês', 'Juvevê'] },
    { centavos: 1500, bairros: ['Santa Felicidade', 'Boqueirão', 'Cajuru'] },
  ],
}
