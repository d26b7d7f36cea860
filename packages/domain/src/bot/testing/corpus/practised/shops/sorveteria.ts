import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const scoops = group(
  'sabores',
  'Sabores',
  [1, 3],
  [
    option('tapioca', 'Tapioca'),
    option('cupuacu', 'Cupuaçu'),
    option('acai', 'Açaí'),
    option('tucuma', 'Tucumã', 100),
    option('castanha', 'Castanha da Amazônia', 200),
    option('graviola', 'Graviola'),
    option('chocolate', 'Chocolate'),
    option('flocos', 'Flocos'),
    option('morango', 'Morango'),
    option('creme', 'Creme'),
    option('passas', 'Passas ao rum', 100),
  ],
)

const syrup = group(
  'coberturas',
  'Cobertura',
  [0, 1],
  [
    option('calda-chocolate', 'Calda de chocolate'),
    option('caramelo', 'Caramelo'),
    option('calda-morango', 'Calda de morango'),
  ],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('chantilly', 'Chantilly', 300),
    option('nutella', 'Nutella', 500),
    option('confete', 'Confete', 200),
    option('bis', 'Bis', 250),
  ],
)

const shake = group(
  'sabor',
  'Sabor',
  [1, 1],
  [
    option('chocolate', 'Chocolate'),
    option('morango', 'Morango'),
    option('ovomaltine', 'Ovomaltine', 200),
    option('cupuacu', 'Cupuaçu'),
    option('tapioca', 'Tapioca'),
  ],
)

const toppings = group(
  'acompanhamentos',
  'Acompanhamentos',
  [0, 4],
  [
    option('farinha-tapioca', 'Farinha de tapioca'),
    option('granola', 'Granola'),
    option('banana', 'Banana'),
    option('leite-po', 'Leite em pó'),
    option('leite-condensado', 'Leite condensado'),
    option('pacoca', 'Paçoca'),
  ],
)

const party = group(
  'sabores',
  'Sabores do kit',
  [1, 4],
  [
    option('cupuacu', 'Cupuaçu'),
    option('acai', 'Açaí'),
    option('tapereba', 'Taperebá'),
    option('maracuja', 'Maracujá'),
    option('coco', 'Coco'),
  ],
)

/** Ice pops whose flavours are products of their own, ice cream by the scoop, the tub and the glass. */
export const sorveteria: CorpusShop = {
  id: 'sorveteria',
  trade: 'sorveteria e dindim',
  nome: 'Geladinho da Bell',
  city: 'Manaus',
  menu: menuOf([
    {
      id: 'dindins',
      nome: 'Dindins',
      products: [
        product('dd-cupuacu', 'Dindim de cupuaçu', 300),
        product('dd-acai', 'Dindim de açaí', 300),
        product('dd-tapereba', 'Dindim de taperebá', 300),
        product('dd-maracuja', 'Dindim de maracujá', 300),
        product('dd-coco', 'Dindim de coco', 300),
        product('dd-coco-queimado', 'Dindim de coco queimado', 350),
        product('dd-ninho-nutella', 'Dindim gourmet de Ninho com Nutella', 600, { alergenos: ['leite'] }),
        product('dd-morango', 'Dindim gourmet de morango com leite condensado', 550),
        product('dd-pacoca', 'Dindim gourmet de paçoca', 550, {
          ingredientes: ['leite', 'leite condensado', 'paçoca'],
          alergenos: ['leite', 'amendoim'],
        }),
      ],
    },
    {
      id: 'picoles',
      nome: 'Picolés',
      products: [
        product('pc-cupuacu', 'Picolé de cupuaçu', 400),
        product('pc-acai', 'Picolé de açaí', 400),
        product('pc-graviola', 'Picolé de graviola', 400),
        product('pc-tucuma', 'Picolé de tucumã', 450),
        product('pc-milho', 'Picolé de milho verde', 400),
        product('pc-skimo', 'Picolé skimo', 600),
      ],
    },
    {
      id: 'sorvetes',
      nome: 'Sorvetes',
      types: ['1 bola', '2 bolas', '3 bolas'],
      products: [
        product('casquinha', 'Casquinha', [700, 1200, 1600], { opcoes: [scoops] }),
        product('copo', 'Copinho de sorvete', [700, 1200, 1600], { opcoes: [scoops, syrup] }),
        product('cascao', 'Cascão', [900, 1400, 1800], { opcoes: [scoops, syrup] }),
      ],
    },
    {
      id: 'potes',
      nome: 'Potes',
      types: ['1 litro', '2 litros'],
      products: [product('pote', 'Pote de sorvete', [2800, 4900], { opcoes: [scoops] })],
    },
    {
      id: 'tacas',
      nome: 'Taças',
      products: [
        product('banana-split', 'Banana split', 2400, { opcoes: [scoops, syrup, extras] }),
        product('taca-aguas', 'Taça Encontro das Águas', 2600, { opcoes: [scoops, syrup, extras] }),
        product('taca-colegial', 'Taça colegial', 1900, { opcoes: [scoops, syrup, extras] }),
      ],
    },
    {
      id: 'shakes',
      nome: 'Milk-shakes',
      types: ['P', 'M', 'G'],
      products: [
        product('shake', 'Milk-shake', [1200, 1600, 2000], { alergenos: ['leite'], opcoes: [shake] }),
      ],
    },
    {
      id: 'acai',
      nome: 'Açaí e cupuaçu',
      types: ['300 ml', '500 ml', '700 ml'],
      products: [
        product('acai', 'Açaí', [1400, 2000, 2600], { opcoes: [toppings] }),
        product('creme-cupuacu', 'Creme de cupuaçu', [1400, 2000, 2600], {
          alergenos: ['leite'],
          opcoes: [toppings],
        }),
      ],
    },
    {
      id: 'kits',
      nome: 'Kits festa',
      types: ['20 unidades', '50 unidades'],
      products: [product('kit', 'Kit festa de dindim', [5500, 13000], { opcoes: [party] })],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('bare-lata', 'Guaraná Baré lata', 500),
        product('bare-2l', 'Guaraná Baré 2L', 1000),
        product('coca-lata', 'Coca-Cola lata', 600),
        product('agua', 'Água mineral sem gás', 300),
        product('agua-gas', 'Água mineral com gás', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 400, bairros: ['Petrópolis', 'Cachoeirinha', 'São Francisco'] },
    { centavos: 700, bairros: ['Aleixo', 'Japiim', 'Adrianópolis', 'Raiz'] },
    { centavos: 1200, bairros: ['Flores', 'Parque Dez', 'Coroado', 'Cidade Nova'] },
  ],
}
