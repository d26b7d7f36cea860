import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const free = group(
  'acompanhamentos',
  'Acompanhamentos grátis',
  [0, 4],
  [
    option('granola', 'Granola'),
    option('banana', 'Banana'),
    option('leite-po', 'Leite em pó'),
    option('leite-condensado', 'Leite condensado'),
    option('pacoca', 'Paçoca'),
    option('sucrilhos', 'Sucrilhos'),
    option('amendoim', 'Amendoim'),
  ],
)

const paid = group(
  'adicionais',
  'Adicionais pagos',
  [0, 4],
  [
    option('nutella', 'Nutella', 500),
    option('morango', 'Morango', 300),
    option('kiwi', 'Kiwi', 300),
    option('ovomaltine', 'Ovomaltine', 300),
    option('bis', 'Bis', 250),
    option('sorvete', 'Bola de sorvete', 400),
  ],
)

const scoops = group(
  'sabores',
  'Sabores',
  [1, 3],
  [
    option('chocolate', 'Chocolate'),
    option('morango', 'Morango'),
    option('mangaba', 'Mangaba'),
    option('tapioca', 'Tapioca'),
    option('coco', 'Coco'),
    option('ninho', 'Leite Ninho'),
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
    option('acai', 'Açaí'),
  ],
)

const cup = { opcoes: [free, paid] }

/** Açaí in cups with free and paid toppings, ice cream by flavour, shakes and tapiocas. */
export const acaiDaOrla: CorpusShop = {
  id: 'acai-da-orla',
  trade: 'açaí, sorvete e tapioca',
  nome: 'Açaí da Orla',
  city: 'Aracaju',
  menu: menuOf([
    {
      id: 'acai',
      nome: 'Açaí no copo',
      types: ['300 ml', '500 ml', '700 ml'],
      products: [
        product('acai', 'Açaí', [1300, 1800, 2400], cup),
        product('acai-banana', 'Açaí batido com banana', [1400, 1900, 2500], cup),
        product('cupuacu', 'Creme de cupuaçu', [1400, 1900, 2500], cup),
      ],
    },
    {
      id: 'sorvetes',
      nome: 'Sorvetes',
      types: ['1 bola', '2 bolas', '3 bolas'],
      products: [
        product('casquinha', 'Casquinha', [700, 1100, 1500], { opcoes: [scoops] }),
        product('copinho', 'Copinho', [700, 1100, 1500], { opcoes: [scoops] }),
      ],
    },
    {
      id: 'shakes',
      nome: 'Milk-shakes',
      types: ['400 ml', '600 ml'],
      products: [product('shake', 'Milk-shake', [1500, 1900], { opcoes: [shake] })],
    },
    {
      id: 'tapiocas',
      nome: 'Tapiocas',
      products: [
        product('tap-manteiga', 'Tapioca com manteiga', 700, { alergenos: ['leite'] }),
        product('tap-coco', 'Tapioca com coco', 900, {
          ingredientes: ['goma', 'coco ralado', 'leite condensado'],
        }),
        product('tap-queijo', 'Tapioca com queijo coalho', 1100),
        product('tap-carne-sol', 'Tapioca de carne do sol', 1600),
        product('tap-frango', 'Tapioca de frango', 1400),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces',
      products: [
        product('brownie', 'Brownie', 900, { alergenos: ['glúten', 'ovo', 'leite'] }),
        product('pudim', 'Pudim', 800),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('agua', 'Água mineral', 300),
        product('agua-gas', 'Água com gás', 400),
        product('agua-coco', 'Água de coco', 700),
        product('coca-lata', 'Coca-Cola lata', 600),
        product('guarana-lata', 'Guaraná lata', 600),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 400, bairros: ['Atalaia', 'Coroa do Meio'] },
    { centavos: 600, bairros: ['Treze de Julho', 'Salgado Filho', 'Jardins'] },
    { centavos: 900, bairros: ['Siqueira Campos', 'Farolândia', 'Luzia'] },
  ],
}
