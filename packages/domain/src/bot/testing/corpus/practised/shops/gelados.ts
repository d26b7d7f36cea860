import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const toppings = group(
  'complementos',
  'Complementos',
  [0, 4],
  [
    option('granola', 'Granola'),
    option('leite-po', 'Leite em pó'),
    option('leite-condensado', 'Leite condensado'),
    option('banana', 'Banana'),
    option('pacoca', 'Paçoca'),
    option('tapioca', 'Farinha de tapioca'),
    option('sucrilhos', 'Sucrilhos'),
  ],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 4],
  [
    option('nutella', 'Nutella', 600),
    option('morango', 'Morango', 400),
    option('castanha', 'Castanha', 500),
    option('creme-cupuacu', 'Creme de cupuaçu', 400),
    option('ovomaltine', 'Ovomaltine', 400),
  ],
)

const thickness = group(
  'tipo',
  'Médio ou grosso',
  [0, 1],
  [option('medio', 'Médio'), option('grosso', 'Grosso', 400)],
)

const iceFlavours = [
  option('cupuacu', 'Cupuaçu'),
  option('tapioca', 'Tapioca'),
  option('castanha', 'Castanha'),
  option('tapereba', 'Taperebá'),
  option('graviola', 'Graviola'),
  option('chocolate', 'Chocolate'),
  option('creme', 'Creme'),
  option('flocos', 'Flocos'),
  option('morango', 'Morango'),
]

const oneFlavour = group('sabor', 'Sabor', [1, 1], iceFlavours)
const twoFlavours = group('sabores', 'Sabores', [1, 2], iceFlavours)
const threeFlavours = group('sabores', 'Sabores', [1, 3], iceFlavours)

const sauce = group(
  'calda',
  'Calda',
  [0, 1],
  [
    option('chocolate', 'Calda de chocolate'),
    option('morango', 'Calda de morango'),
    option('caramelo', 'Caramelo'),
  ],
)

const shake = group(
  'sabor',
  'Sabor',
  [1, 1],
  [
    option('chocolate', 'Chocolate'),
    option('morango', 'Morango'),
    option('cupuacu', 'Cupuaçu'),
    option('ovomaltine', 'Ovomaltine', 300),
    option('acai', 'Açaí'),
  ],
)

const popsicle = group(
  'sabor',
  'Sabor',
  [1, 1],
  [
    option('coco', 'Coco'),
    option('tapereba', 'Taperebá'),
    option('maracuja', 'Maracujá'),
    option('acai', 'Açaí'),
  ],
)

const guarana = group(
  'extra',
  'Para bater junto',
  [0, 3],
  [option('amendoim', 'Amendoim', 200), option('castanha', 'Castanha', 400), option('leite', 'Leite', 200)],
)

const acai = { opcoes: [toppings, extras] }

/** Açaí by the cup and the litre, ice cream by the scoop and the tub, ice lollies by the piece and the box. */
export const gelados: CorpusShop = {
  id: 'gelados',
  trade: 'sorveteria e açaí',
  nome: 'Sorveteria Igarapé',
  city: 'Manaus',
  menu: menuOf([
    {
      id: 'acais',
      nome: 'Açaí no copo',
      types: ['300 ml', '500 ml', '700 ml'],
      products: [
        product('acai', 'Açaí', [1400, 1900, 2500], acai),
        product('acai-cupuacu', 'Açaí com cupuaçu', [1600, 2200, 2900], acai),
        product('acai-zero', 'Açaí zero', [1700, 2300, 3000], acai),
      ],
    },
    {
      id: 'regional',
      nome: 'Açaí regional',
      types: ['500 ml', '1 litro'],
      products: [product('acai-regional', 'Açaí regional', [1100, 2000], { opcoes: [thickness] })],
    },
    {
      id: 'bolas',
      nome: 'Sorvete por bola',
      types: ['1 bola', '2 bolas', '3 bolas'],
      products: [
        product('sorvete-copo', 'Sorvete no copo', [900, 1500, 2000], { opcoes: [threeFlavours, sauce] }),
        product('cascao', 'Cascão', [1100, 1700, 2200], { opcoes: [threeFlavours, sauce] }),
      ],
    },
    {
      id: 'potes',
      nome: 'Potes',
      types: ['1 litro', '2 litros', '5 litros'],
      products: [product('pote', 'Pote de sorvete', [3200, 5500, 11900], { opcoes: [twoFlavours] })],
    },
    {
      id: 'picoles',
      nome: 'Picolés',
      types: ['Unidade', 'Caixa com 20'],
      products: [
        product('pic-cupuacu', 'Picolé de cupuaçu', [450, 8000]),
        product('pic-acai', 'Picolé de açaí', [450, 8000]),
        product('pic-castanha', 'Picolé de castanha', [600, 11000], { alergenos: ['leite', 'castanha'] }),
        product('pic-tapioca', 'Picolé de tapioca', [500, 9000]),
        product('pic-graviola', 'Picolé de graviola', [450, 8000]),
        product('pic-chocolate', 'Picolé de chocolate', [500, 9000]),
      ],
    },
    {
      id: 'batidos',
      nome: 'Batidos',
      types: ['300 ml', '500 ml'],
      products: [
        product('milk-shake', 'Milk-shake', [1400, 1900], { opcoes: [shake] }),
        product('guarana-batido', 'Guaraná batido', [1200, 1700], {
          opcoes: [guarana],
          ingredientes: ['guaraná em pó', 'xarope', 'aveia', 'banana'],
        }),
      ],
    },
    {
      id: 'tacas',
      nome: 'Taças e doces',
      products: [
        product('creme-cupuacu', 'Creme de cupuaçu', 1300),
        product('banana-split', 'Banana split', 2400, { opcoes: [threeFlavours, sauce] }),
        product('petit-gateau', 'Petit gâteau', 2200, {
          opcoes: [oneFlavour],
          alergenos: ['glúten', 'ovo', 'leite'],
        }),
        product('taca-igarape', 'Taça Igarapé', 2800, {
          ingredientes: [
            'sorvete de cupuaçu',
            'sorvete de castanha',
            'farofa de castanha',
            'calda de chocolate',
          ],
        }),
        product('dindim', 'Dindim', 400, { opcoes: [popsicle] }),
      ],
    },
    {
      id: 'combos',
      nome: 'Combos',
      products: [
        product('combo-familia', 'Combo família', 8900, {
          descricao: 'Um pote de 2 litros, dez casquinhas e uma calda',
          ingredientes: ['pote de 2 litros', '10 casquinhas', 'calda'],
          opcoes: [twoFlavours],
        }),
        product('casquinhas', 'Casquinhas avulsas (pacote com 10)', 1200),
        product('cobertura', 'Cobertura de chocolate 250 ml', 1500),
      ],
    },
    {
      id: 'lanches',
      nome: 'Lanches',
      products: [
        product('x-caboquinho', 'X-Caboquinho', 1800),
        product('tapioca-queijo', 'Tapioca de queijo coalho', 1300),
        product('coxinha', 'Coxinha', 700),
        product('pao-queijo', 'Pão de queijo', 500),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('bare-lata', 'Guaraná Baré lata', 550),
        product('coca-lata', 'Coca-Cola lata', 650),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 650),
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('agua', 'Água sem gás', 300),
        product('agua-gas', 'Água com gás', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 400, bairros: ['Parque Dez', 'Aleixo', 'Flores'] },
    { centavos: 800, bairros: ['Adrianópolis', 'Dom Pedro', 'Chapada'] },
    { centavos: 1200, bairros: ['Cidade Nova', 'Ponta Negra', 'Compensa', 'Alvorada'] },
  ],
}
