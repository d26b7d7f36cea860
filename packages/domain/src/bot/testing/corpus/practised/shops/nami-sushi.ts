import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const rice = group(
  'arroz',
  'Arroz',
  [1, 1],
  [option('com-arroz', 'Com arroz'), option('sem-arroz', 'Sem arroz', 700)],
)

const fillings = group(
  'complementos',
  'Complementos',
  [0, 3],
  [
    option('cream-cheese', 'Cream cheese', 400),
    option('cebolinha', 'Cebolinha'),
    option('gergelim', 'Gergelim'),
    option('couve', 'Couve crispy', 300),
  ],
)

const gyoza = group(
  'recheio',
  'Recheio',
  [1, 1],
  [option('porco', 'Porco'), option('frango', 'Frango'), option('legumes', 'Legumes')],
)

const temaki = { opcoes: [rice, fillings] }

/** Combinados by pieces, temaki with a required choice, rolls in two sizes. */
export const namiSushi: CorpusShop = {
  id: 'nami-sushi',
  trade: 'restaurante japonês',
  nome: 'Nami Sushi',
  city: 'Belo Horizonte',
  menu: menuOf([
    {
      id: 'combinados',
      nome: 'Combinados',
      products: [
        product('comb-20', 'Combinado 20 peças', 6900, {
          ingredientes: ['4 niguiris', '8 uramakis', '8 hot rolls'],
        }),
        product('comb-30', 'Combinado 30 peças', 9900),
        product('comb-50', 'Combinado 50 peças', 15900),
        product('comb-salmao-15', 'Combinado Salmão 15 peças', 7200, { alergenos: ['peixe', 'leite'] }),
        product('comb-salmao-30', 'Combinado Salmão 30 peças', 12900, { alergenos: ['peixe', 'leite'] }),
        product('comb-veg', 'Combinado Vegetariano', 5900, {
          ingredientes: ['pepino', 'manga', 'cream cheese', 'shimeji'],
        }),
      ],
    },
    {
      id: 'temakis',
      nome: 'Temakis',
      products: [
        product('temaki-salmao', 'Temaki de Salmão', 3200, { ...temaki, alergenos: ['peixe'] }),
        product('temaki-salmao-completo', 'Temaki de Salmão Completo', 3800, temaki),
        product('temaki-atum', 'Temaki de Atum', 3400, temaki),
        product('temaki-skin', 'Temaki Skin', 2800, temaki),
        product('temaki-camarao', 'Temaki de Camarão', 3900, { ...temaki, alergenos: ['crustáceos'] }),
        product('temaki-hot', 'Temaki Hot', 3600, temaki),
      ],
    },
    {
      id: 'hots',
      nome: 'Hot rolls',
      types: ['8 peças', '16 peças'],
      products: [
        product('hot-roll', 'Hot Roll', [2600, 4600], {
          ingredientes: ['salmão', 'cream cheese', 'cebolinha'],
          alergenos: ['peixe', 'leite', 'glúten'],
        }),
        product('hot-filadelfia', 'Hot Filadélfia', [2900, 5200]),
        product('hot-camarao', 'Hot de Camarão', [3300, 5900]),
        product('hot-banana', 'Hot de Banana com Nutella', [2400, 4200], { alergenos: ['avelã', 'leite'] }),
      ],
    },
    {
      id: 'uramakis',
      nome: 'Uramakis',
      types: ['4 peças', '8 peças'],
      products: [
        product('ura-filadelfia', 'Uramaki Filadélfia', [1500, 2700]),
        product('ura-california', 'Uramaki Califórnia', [1400, 2500]),
        product('ura-skin', 'Uramaki Skin', [1300, 2300]),
      ],
    },
    {
      id: 'sashimis',
      nome: 'Sashimis',
      types: ['5 fatias', '10 fatias'],
      products: [
        product('sashimi-salmao', 'Sashimi de Salmão', [2700, 4900]),
        product('sashimi-atum', 'Sashimi de Atum', [2900, 5300]),
      ],
    },
    {
      id: 'duplas',
      nome: 'Duplas',
      products: [
        product('niguiri', 'Niguiri de Salmão', 1400),
        product('joy', 'Joy de Salmão', 1700),
        product('joy-maracuja', 'Joy de Salmão com Maracujá', 1900),
      ],
    },
    {
      id: 'yakisobas',
      nome: 'Yakisobas',
      types: ['P', 'G'],
      products: [
        product('yaki-carne', 'Yakisoba de Carne', [2900, 4200], { alergenos: ['glúten', 'soja'] }),
        product('yaki-frango', 'Yakisoba de Frango', [2700, 3900]),
        product('yaki-misto', 'Yakisoba Misto', [2900, 4200]),
        product('yaki-legumes', 'Yakisoba de Legumes', [2500, 3600]),
      ],
    },
    {
      id: 'quentes',
      nome: 'Quentes e entradas',
      products: [
        product('guioza', 'Guioza (6 unidades)', 2600, { opcoes: [gyoza] }),
        product('rolinho', 'Rolinho Primavera', 900),
        product('sunomono', 'Sunomono', 1500),
        product('missoshiro', 'Missoshiro', 1400),
      ],
    },
    {
      id: 'molhos',
      nome: 'Molhos e extras',
      products: [
        product('shoyu', 'Shoyu', 100),
        product('shoyu-light', 'Shoyu Light', 150),
        product('tare', 'Molho Tarê', 300),
        product('agridoce', 'Molho Agridoce', 300),
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
        product('h2oh', 'H2OH Limão', 800),
        product('cha', 'Chá Verde gelado', 900),
        product('sapporo', 'Cerveja Sapporo', 2200),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 700, bairros: ['Savassi', 'Funcionários', 'Lourdes'] },
    { centavos: 1000, bairros: ['Sion', 'Serra', 'Santo Antônio', 'Anchieta'] },
    { centavos: 1500, bairros: ['Buritis', 'Castelo', 'Padre Eustáquio'] },
  ],
}
