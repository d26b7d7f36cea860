import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const flavours = [
  option('tapereba', 'Taperebá'),
  option('cupuacu', 'Cupuaçu'),
  option('acai', 'Açaí'),
  option('graviola', 'Graviola'),
  option('murici', 'Murici'),
  option('bacuri', 'Bacuri', 200),
  option('tapioca', 'Tapioca'),
  option('castanha', 'Castanha-do-pará', 200),
  option('chocolate', 'Chocolate'),
  option('flocos', 'Flocos'),
  option('coco', 'Coco'),
]

const scoops = (min: number, max: number) => group('sabores', 'Sabores', [min, max], flavours)

const syrup = group(
  'calda',
  'Calda',
  [0, 1],
  [
    option('chocolate', 'Calda de chocolate', 100),
    option('morango', 'Calda de morango', 100),
    option('caramelo', 'Calda de caramelo', 100),
  ],
)

const toppings = group(
  'acompanhamentos',
  'Acompanhamentos',
  [0, 3],
  [
    option('tapioca', 'Farinha de tapioca'),
    option('granola', 'Granola', 100),
    option('banana', 'Banana', 100),
    option('leite-cond', 'Leite condensado', 150),
    option('leite-po', 'Leite em pó', 200),
    option('pacoca', 'Paçoca', 150),
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
    option('ninho', 'Leite Ninho', 200),
  ],
)

/** Fruit of the Amazon: ice cream by flavour groups, dindim and picolé as products of their own. */
export const frutaDaIlha: CorpusShop = {
  id: 'fruta-da-ilha',
  trade: 'sorveteria e dindim de frutas do norte',
  nome: 'Fruta da Ilha',
  city: 'Belém',
  menu: menuOf([
    {
      id: 'sorvetes',
      nome: 'Sorvetes',
      products: [
        product('casquinha-1', 'Casquinha 1 bola', 900, { opcoes: [scoops(1, 1), syrup] }),
        product('casquinha-2', 'Casquinha 2 bolas', 1500, { opcoes: [scoops(2, 2), syrup] }),
        product('copo-3', 'Copo 3 bolas', 2000, { opcoes: [scoops(1, 3), syrup] }),
        product('pote-1l', 'Pote 1 litro', 4200, { opcoes: [scoops(1, 2)], alergenos: ['leite'] }),
        product('pote-2l', 'Pote 2 litros', 7800, { opcoes: [scoops(1, 3)], alergenos: ['leite'] }),
      ],
    },
    {
      id: 'dindins',
      nome: 'Dindim',
      products: [
        product('dd-tapereba', 'Dindim de Taperebá', 400),
        product('dd-cupuacu', 'Dindim de Cupuaçu', 400),
        product('dd-acai', 'Dindim de Açaí', 450),
        product('dd-graviola', 'Dindim de Graviola', 400),
        product('dd-murici', 'Dindim de Murici', 400),
        product('dd-coco', 'Dindim de Coco', 400),
        product('dd-maracuja', 'Dindim de Maracujá', 400),
        product('dd-ninho', 'Dindim de Leite Ninho', 600, { alergenos: ['leite'] }),
        product('dd-ninho-nutella', 'Dindim de Leite Ninho com Nutella', 800, {
          ingredientes: ['leite Ninho', 'Nutella', 'creme de leite'],
          alergenos: ['leite', 'avelã', 'soja'],
        }),
      ],
    },
    {
      id: 'picoles',
      nome: 'Picolés',
      products: [
        product('pic-tapereba', 'Picolé de Taperebá', 600),
        product('pic-cupuacu', 'Picolé de Cupuaçu', 600),
        product('pic-acai', 'Picolé de Açaí', 600),
        product('pic-coco', 'Picolé de Coco', 600),
        product('pic-castanha', 'Picolé de Castanha', 800, { alergenos: ['castanhas', 'leite'] }),
      ],
    },
    {
      id: 'acai-copo',
      nome: 'Açaí no copo',
      types: ['300 ml', '500 ml', '700 ml'],
      products: [product('acai-copo', 'Açaí no copo', [1400, 1900, 2500], { opcoes: [toppings] })],
    },
    {
      id: 'acai-litro',
      nome: 'Açaí do dia',
      types: ['Meio litro', '1 litro'],
      products: [
        product('acai-grosso', 'Açaí grosso', [1800, 3400]),
        product('acai-medio', 'Açaí médio', [1300, 2400]),
        product('acai-fino', 'Açaí fino', [900, 1600]),
      ],
    },
    {
      id: 'cremes',
      nome: 'Cremes',
      products: [
        product('creme-cupuacu', 'Creme de Cupuaçu', 1300, {
          ingredientes: ['polpa de cupuaçu', 'leite condensado', 'creme de leite'],
        }),
        product('creme-bacuri', 'Creme de Bacuri', 1600),
      ],
    },
    {
      id: 'shakes',
      nome: 'Milk-shakes',
      types: ['400 ml', '700 ml'],
      products: [product('shake', 'Milk-shake', [1600, 2300], { opcoes: [shake] })],
    },
    {
      id: 'sucos',
      nome: 'Sucos',
      types: ['Copo', 'Jarra'],
      products: [
        product('suco-tapereba', 'Suco de Taperebá', [900, 2200]),
        product('suco-cupuacu', 'Suco de Cupuaçu', [900, 2200]),
        product('suco-graviola', 'Suco de Graviola', [1000, 2400]),
        product('suco-acerola', 'Suco de Acerola', [800, 2000]),
      ],
    },
    {
      id: 'outros',
      nome: 'Outros',
      products: [
        product('tapioquinha', 'Tapioquinha com Coco', 800),
        product('tapioquinha-queijo', 'Tapioquinha com Queijo', 1000),
        product('agua', 'Água mineral', 350),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Nazaré', 'Umarizal', 'Reduto'] },
    { centavos: 700, bairros: ['Batista Campos', 'Marco', 'Pedreira'] },
    { centavos: 1000, bairros: ['Jurunas', 'Marambaia', 'Cidade Velha'] },
  ],
}
