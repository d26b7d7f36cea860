import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const points = [option('mal', 'Mal passado'), option('ao-ponto', 'Ao ponto'), option('bem', 'Bem passado')]

const doneness = group('ponto', 'Ponto da carne', [1, 1], points)

const kidsMeat = group(
  'carne',
  'Carne',
  [1, 1],
  [option('frango', 'Franguinho grelhado'), option('bife', 'Bife'), option('nuggets', 'Nuggets')],
)

const kidsSides = group(
  'acompanhamentos',
  'Acompanhamentos',
  [1, 2],
  [
    option('arroz', 'Arroz'),
    option('feijao', 'Feijão'),
    option('batata', 'Batata frita'),
    option('massa', 'Massinha'),
  ],
)

const boxMeat = group(
  'carnes',
  'Carnes',
  [1, 2],
  [
    option('costela', 'Costela'),
    option('frango', 'Frango'),
    option('linguica', 'Linguiça'),
    option('vazio', 'Vazio', 400),
  ],
)

const boxExtras = group(
  'adicionais',
  'Adicionais',
  [0, 2],
  [option('ovo', 'Ovo frito', 300), option('farofa', 'Farofa', 200), option('salada', 'Salada', 300)],
)

const skewers = group(
  'espetos',
  'Espetinhos do combo',
  [5, 5],
  [
    option('carne', 'Carne'),
    option('frango', 'Frango'),
    option('coracao', 'Coração'),
    option('linguica', 'Linguiça'),
    option('queijo', 'Queijo coalho'),
  ],
)

const cooked = { opcoes: [doneness] }

/** Grilled meat by weight with its doneness, skewers, side dishes in two sizes, combos and a dish for children. */
export const brasaCampeira: CorpusShop = {
  id: 'brasa-campeira',
  trade: 'churrascaria e espetinho',
  nome: 'Brasa Campeira',
  city: 'Porto Alegre',
  menu: menuOf([
    {
      id: 'espetos',
      nome: 'Espetinhos',
      products: [
        product('esp-carne', 'Espetinho de Carne', 1100, {
          opcoes: [group('ponto', 'Ponto da carne', [0, 1], points)],
        }),
        product('esp-frango', 'Espetinho de Frango', 1000),
        product('esp-frango-bacon', 'Espetinho de Frango com Bacon', 1200),
        product('esp-coracao', 'Espetinho de Coração', 1200),
        product('esp-linguica', 'Espetinho de Linguiça', 1000),
        product('esp-queijo', 'Espetinho de Queijo Coalho', 1100, { alergenos: ['leite'] }),
        product('salsichao', 'Salsichão', 900),
        product('pao-alho', 'Pão de Alho', 800, { alergenos: ['glúten', 'leite'] }),
      ],
    },
    {
      id: 'carnes',
      nome: 'Carnes na brasa',
      types: ['300 g', '500 g', '1 kg'],
      products: [
        product('picanha', 'Picanha', [5900, 8900, 15900], cooked),
        product('picanha-suina', 'Picanha Suína', [3400, 5200, 8900]),
        product('maminha', 'Maminha', [4400, 6600, 11900], cooked),
        product('vazio', 'Vazio', [4600, 6900, 12500], cooked),
        product('costela', 'Costela', [3600, 5500, 9800]),
        product('costelinha', 'Costelinha Suína', [3600, 5500, 9800], {
          descricao: 'Com molho barbecue',
          alergenos: ['soja', 'mostarda'],
        }),
      ],
    },
    {
      id: 'pratos',
      nome: 'Pratos',
      products: [
        product('minuta-file', 'À la minuta de Filé', 3900, {
          ingredientes: ['filé', 'ovo frito', 'arroz', 'feijão', 'batata frita', 'salada'],
          opcoes: [doneness],
        }),
        product('minuta-frango', 'À la minuta de Frango', 3200, { alergenos: ['ovo'] }),
        product('misto', 'Churrasco Misto', 4900, {
          ingredientes: ['vazio', 'salsichão', 'coração', 'frango', 'farofa', 'maionese'],
        }),
        product('kids', 'Prato Kids', 2400, { opcoes: [kidsMeat, kidsSides] }),
      ],
    },
    {
      id: 'marmitas',
      nome: 'Marmitas',
      types: ['P', 'M', 'G'],
      products: [product('marmita', 'Marmita', [1900, 2400, 2900], { opcoes: [boxMeat, boxExtras] })],
    },
    {
      id: 'combos',
      nome: 'Combos',
      products: [
        product('combo-espetos', 'Combo 5 Espetinhos', 4500, { opcoes: [skewers] }),
        product('combo-casal', 'Combo Casal', 9900, {
          descricao: 'Picanha 300 g, arroz, farofa, vinagrete e duas latas de refrigerante',
          opcoes: [doneness],
        }),
        product('combo-picanha', 'Combo Picanha Família', 21900, {
          descricao: 'Picanha 1 kg e quatro guarnições',
          opcoes: [doneness],
        }),
      ],
    },
    {
      id: 'guarnicoes',
      nome: 'Guarnições',
      types: ['Meia porção', 'Porção'],
      products: [
        product('arroz', 'Arroz', [900, 1500]),
        product('carreteiro', 'Arroz Carreteiro', [1600, 2800]),
        product('batata', 'Batata Frita', [1600, 2800]),
        product('batata-cheddar', 'Batata Frita com Cheddar e Bacon', [2200, 3800]),
        product('polenta', 'Polenta Frita', [1500, 2600]),
        product('maionese', 'Maionese de Batata', [1400, 2400], { alergenos: ['ovo'] }),
        product('aipim', 'Aipim Frito', [1500, 2600]),
        product('salada', 'Salada Verde', [1200, 2000]),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Farofa e molhos',
      products: [
        product('farofa', 'Farofa', 600),
        product('vinagrete', 'Vinagrete', 600),
        product('chimichurri', 'Molho Chimichurri', 500),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 700),
        product('coca-600', 'Coca-Cola 600ml', 900),
        product('coca-2l', 'Coca-Cola 2L', 1600),
        product('guarana-lata', 'Guaraná Antarctica lata', 650),
        product('polar', 'Cerveja Polar 600ml', 1500),
        product('suco-uva', 'Suco de Uva 500ml', 1200),
        product('agua', 'Água sem gás', 450),
        product('agua-gas', 'Água com gás', 450),
      ],
    },
    {
      id: 'sobremesas',
      nome: 'Sobremesas',
      products: [product('sagu', 'Sagu com Creme', 1200), product('pudim', 'Pudim', 1200)],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Cidade Baixa', 'Bom Fim', 'Farroupilha'] },
    { centavos: 900, bairros: ['Menino Deus', 'Azenha', 'Santana'] },
    { centavos: 1300, bairros: ['Petrópolis', 'Moinhos de Vento', 'Partenon'] },
  ],
}
