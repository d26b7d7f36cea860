import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const sauces = group(
  'molhos',
  'Molhos',
  [0, 4],
  [
    option('shoyu', 'Shoyu'),
    option('tare', 'Tarê', 200),
    option('agridoce', 'Agridoce', 200),
    option('wasabi', 'Wasabi'),
    option('gengibre', 'Gengibre'),
  ],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('cream-cheese', 'Cream cheese', 300),
    option('cebolinha', 'Cebolinha', 100),
    option('crispy', 'Crispy de couve', 250),
    option('salmao', 'Salmão extra', 700),
    option('tare', 'Molho tarê', 200),
  ],
)

const protein = group(
  'proteina',
  'Proteína',
  [1, 2],
  [
    option('carne', 'Carne'),
    option('frango', 'Frango'),
    option('camarao', 'Camarão', 900),
    option('legumes', 'Só legumes'),
  ],
)

const dumpling = group('recheio', 'Recheio', [1, 1], [option('carne', 'Carne'), option('legumes', 'Legumes')])

const springRoll = group(
  'recheio',
  'Recheio',
  [1, 1],
  [option('legumes', 'Legumes'), option('queijo', 'Queijo'), option('chocolate', 'Chocolate', 200)],
)

const mochi = group(
  'sabor',
  'Sabor',
  [1, 1],
  [option('morango', 'Morango'), option('maracuja', 'Maracujá'), option('doce-leite', 'Doce de leite')],
)

/** Japanese food to take home: combinations by pieces, temaki by filling, noodles by size. */
export const sushi: CorpusShop = {
  id: 'sushi',
  trade: 'sushi e temaki',
  nome: 'Temakeria Araucária',
  city: 'Curitiba',
  menu: menuOf([
    {
      id: 'combinados',
      nome: 'Combinados',
      products: [
        product('combo-20', 'Combinado 20 peças', 5490, { opcoes: [sauces] }),
        product('combo-30', 'Combinado 30 peças', 7990, { opcoes: [sauces] }),
        product('combo-40', 'Combinado 40 peças', 10490, { opcoes: [sauces] }),
        product('combo-hot-20', 'Combinado hot 20 peças', 4990, { opcoes: [sauces] }),
        product('combo-salmao-30', 'Combinado salmão 30 peças', 9490, {
          ingredientes: ['salmão', 'arroz', 'alga', 'cream cheese'],
          opcoes: [sauces],
        }),
        product('barca', 'Barca 60 peças', 15900, { opcoes: [sauces] }),
      ],
    },
    {
      id: 'rolos',
      nome: 'Hot rolls e uramakis',
      products: [
        product('hot-salmao', 'Hot roll de salmão 10 unidades', 2990, {
          ingredientes: ['salmão', 'cream cheese', 'arroz', 'alga', 'farinha panko'],
          alergenos: ['peixe', 'leite', 'glúten'],
        }),
        product('hot-camarao', 'Hot roll de camarão 10 unidades', 3690),
        product('uramaki-philadelphia', 'Uramaki philadelphia 8 unidades', 2890),
        product('uramaki-california', 'Uramaki califórnia 8 unidades', 2290),
        product('uramaki-skin', 'Uramaki skin 8 unidades', 2190),
        product('joy', 'Joy de salmão 4 unidades', 2490),
        product('niguiri', 'Niguiri de salmão 4 unidades', 2190),
        product('sashimi-salmao', 'Sashimi de salmão 10 fatias', 3990),
        product('sashimi-atum', 'Sashimi de atum 10 fatias', 4190),
      ],
    },
    {
      id: 'temakis',
      nome: 'Temakis',
      products: [
        product('temaki-salmao', 'Temaki salmão', 2690, { opcoes: [extras] }),
        product('temaki-completo', 'Temaki salmão completo', 2990, {
          ingredientes: ['salmão', 'cream cheese', 'cebolinha', 'gergelim'],
          opcoes: [extras],
        }),
        product('temaki-hot', 'Temaki hot', 2890, { opcoes: [extras] }),
        product('temaki-skin', 'Temaki skin', 2190, { opcoes: [extras] }),
        product('temaki-atum', 'Temaki atum', 2790, { opcoes: [extras] }),
        product('temaki-camarao', 'Temaki camarão', 3190, { alergenos: ['crustáceos'], opcoes: [extras] }),
        product('temaki-kani', 'Temaki kani', 1990, { opcoes: [extras] }),
        product('temaki-nutella', 'Temaki de Nutella com morango', 2490),
      ],
    },
    {
      id: 'yakisobas',
      nome: 'Yakisobas',
      types: ['Pequeno', 'Médio', 'Grande'],
      products: [product('yakisoba', 'Yakisoba', [2490, 3290, 4290], { opcoes: [protein] })],
    },
    {
      id: 'entradas',
      nome: 'Entradas e doces',
      products: [
        product('sunomono', 'Sunomono', 1490),
        product('guioza', 'Guioza 6 unidades', 2290, { alergenos: ['glúten', 'soja'], opcoes: [dumpling] }),
        product('rolinho', 'Rolinho primavera', 890, { opcoes: [springRoll] }),
        product('shimeji', 'Shimeji na manteiga', 2690),
        product('missoshiro', 'Missoshiro', 1290),
        product('poke', 'Poke de salmão', 4290),
        product('mochi', 'Mochi', 1200, { opcoes: [mochi] }),
        product('banana', 'Banana caramelizada', 1490),
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
        product('gengibirra', 'Gengibirra Cini 600 ml', 900),
        product('cha-verde', 'Chá verde gelado', 800),
        product('agua', 'Água sem gás', 400),
        product('agua-gas', 'Água com gás', 450),
        product('heineken', 'Heineken long neck', 1200),
        product('saque', 'Dose de saquê', 1600),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Água Verde', 'Batel', 'Portão'] },
    { centavos: 900, bairros: ['Bigorrilho', 'Rebouças', 'Centro', 'Vila Izabel'] },
    { centavos: 1500, bairros: ['Santa Felicidade', 'Boqueirão', 'Cabral'] },
  ],
}
