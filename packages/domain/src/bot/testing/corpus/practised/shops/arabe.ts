import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const protein = group(
  'proteina',
  'Proteína',
  [1, 1],
  [
    option('carne', 'Carne'),
    option('frango', 'Frango'),
    option('misto', 'Misto (carne e frango)', 200),
    option('falafel', 'Falafel'),
  ],
)

const extras = group(
  'extras',
  'Extras',
  [0, 4],
  [
    option('batata', 'Batata frita', 300),
    option('queijo', 'Queijo', 400),
    option('molho-alho', 'Molho de alho', 200),
    option('picles', 'Picles', 150),
    option('hommus', 'Hommus', 300),
  ],
)

const stuffed = group(
  'acompanhamento',
  'Acompanhamento',
  [1, 1],
  [
    option('arroz', 'Arroz com aletria'),
    option('batata', 'Batata frita'),
    option('salada', 'Salada fatuche', 300),
  ],
)

/** Open and closed esfihas by flavour, kibe, shawarma with its protein, dishes and portions. */
export const arabe: CorpusShop = {
  id: 'arabe',
  trade: 'comida árabe',
  nome: 'Cedro da Fronteira',
  city: 'Foz do Iguaçu',
  menu: menuOf([
    {
      id: 'abertas',
      nome: 'Esfihas abertas',
      products: [
        product('ea-carne', 'Esfiha aberta de carne', 650),
        product('ea-queijo', 'Esfiha aberta de queijo', 700),
        product('ea-frango', 'Esfiha aberta de frango', 700),
        product('ea-calabresa', 'Esfiha aberta de calabresa', 700),
        product('ea-zaatar', 'Esfiha aberta de zaatar', 650, {
          ingredientes: ['zaatar', 'gergelim', 'azeite'],
          alergenos: ['glúten', 'gergelim'],
        }),
        product('ea-chocolate', 'Esfiha aberta de chocolate', 900),
      ],
    },
    {
      id: 'fechadas',
      nome: 'Esfihas fechadas',
      products: [
        product('ef-carne', 'Esfiha fechada de carne', 800),
        product('ef-queijo', 'Esfiha fechada de queijo', 850),
        product('ef-frango', 'Esfiha fechada de frango', 850),
        product('ef-espinafre', 'Esfiha fechada de espinafre', 850),
      ],
    },
    {
      id: 'kibes',
      nome: 'Kibes',
      products: [
        product('kibe-frito', 'Kibe frito', 900),
        product('kibe-frito-queijo', 'Kibe frito com queijo', 1100),
        product('kibe-cru', 'Kibe cru', 3800, {
          ingredientes: ['patinho', 'trigo', 'cebola', 'hortelã', 'azeite'],
          alergenos: ['glúten'],
        }),
        product('kibe-assado', 'Kibe assado', 1600),
      ],
    },
    {
      id: 'shawarmas',
      nome: 'Shawarmas',
      types: ['Normal', 'Gigante'],
      products: [
        product('shawarma', 'Shawarma', [2400, 3400], { opcoes: [protein, extras] }),
        product('shawarma-prato', 'Shawarma no prato', [3600, 5200], { opcoes: [protein, extras] }),
      ],
    },
    {
      id: 'pratos',
      nome: 'Pratos',
      products: [
        product('charuto-uva', 'Charuto de folha de uva', 3900),
        product('charuto-repolho', 'Charuto de repolho', 3500),
        product('mjadra', 'Mjadra', 2800, { ingredientes: ['arroz', 'lentilha', 'cebola frita'] }),
        product('kafta', 'Kafta na brasa', 4200, { opcoes: [stuffed] }),
        product('michui', 'Michui de frango', 4000, { opcoes: [stuffed] }),
        product('carneiro', 'Carneiro com arroz', 5900),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Porções e pastas',
      products: [
        product('hommus', 'Hommus', 2200, { alergenos: ['gergelim'] }),
        product('babaganuche', 'Babaganuche', 2400),
        product('coalhada', 'Coalhada seca', 2300, { alergenos: ['leite'] }),
        product('trio', 'Trio de pastas', 4500),
        product('tabule', 'Tabule', 2200),
        product('falafel', 'Falafel (6 unidades)', 2400),
        product('pao-sirio', 'Pão sírio', 400),
        product('batata', 'Batata frita', 2200),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces árabes',
      products: [
        product('baklava', 'Baklava', 1100, { alergenos: ['nozes', 'glúten'] }),
        product('ninho', 'Ninho de pistache', 1300),
        product('malabie', 'Malabie', 1200),
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
        product('ayran', 'Ayran', 1000),
        product('agua', 'Água sem gás', 400),
        product('agua-gas', 'Água com gás', 450),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'Vila Yolanda', 'Jardim Central'] },
    { centavos: 900, bairros: ['Vila A', 'Jardim São Paulo', 'Morumbi'] },
    { centavos: 1400, bairros: ['Porto Meira', 'Três Lagoas', 'Vila C'] },
  ],
}
