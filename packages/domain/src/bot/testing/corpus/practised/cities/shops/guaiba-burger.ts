import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const points = [option('mal', 'Mal passado'), option('ao-ponto', 'Ao ponto'), option('bem', 'Bem passado')]
const doneness = group('ponto', 'Ponto da carne', [1, 1], points)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 5],
  [
    option('bacon', 'Bacon', 500),
    option('cheddar', 'Cheddar', 400),
    option('ovo', 'Ovo', 300),
    option('carne', 'Hambúrguer extra', 900),
    option('cebola', 'Cebola caramelizada', 350),
    option('picles', 'Picles', 250),
    option('colonial', 'Queijo colonial', 500),
  ],
)

const xisExtras = group(
  'adicionais',
  'Adicionais do xis',
  [0, 3],
  [
    option('ovo', 'Ovo', 300),
    option('bacon', 'Bacon', 500),
    option('queijo', 'Queijo', 400),
    option('catupiry', 'Catupiry', 400),
  ],
)

const sodas = [
  option('coca', 'Coca-Cola'),
  option('coca-zero', 'Coca-Cola Zero'),
  option('guarana', 'Guaraná'),
  option('sprite', 'Sprite'),
]
const drink = group('bebida', 'Bebida', [1, 1], sodas)

const side = group(
  'acompanhamento',
  'Acompanhamento',
  [1, 1],
  [option('batata', 'Batata frita'), option('polenta', 'Polenta frita'), option('onion', 'Onion rings', 400)],
)

const shakeFlavour = group(
  'sabor',
  'Sabor',
  [1, 1],
  [
    option('chocolate', 'Chocolate'),
    option('morango', 'Morango'),
    option('ovomaltine', 'Ovomaltine', 200),
    option('doce-leite', 'Doce de leite'),
  ],
)

const beef = { opcoes: [doneness, extras] }
const thin = { opcoes: [extras] }
const xis = { opcoes: [xisExtras] }

/** Burgers with their doneness, smash ones without, xis, and combos that are called like their burger. */
export const guaibaBurger: CorpusShop = {
  id: 'guaiba-burger',
  trade: 'hamburgueria e xis',
  nome: 'Guaíba Burger',
  city: 'Porto Alegre',
  menu: menuOf([
    {
      id: 'burgers',
      nome: 'Hambúrgueres',
      products: [
        product('classic', 'Classic', 2600, {
          ...beef,
          ingredientes: ['pão brioche', 'hambúrguer de 160 g', 'queijo prato', 'alface', 'tomate'],
          alergenos: ['glúten', 'leite', 'ovo'],
        }),
        product('classic-bacon', 'Classic Bacon', 3000, beef),
        product('guaiba', 'Guaíba', 3900, { ...beef, descricao: 'Dois hambúrgueres, cheddar e bacon' }),
        product('farroupilha', 'Farroupilha', 3600, {
          ...beef,
          ingredientes: ['pão de milho', 'hambúrguer de costela', 'queijo colonial', 'chimichurri'],
        }),
        product('chicken', 'Chicken', 2700, thin),
        product('veggie', 'Veggie', 2900, { ...thin, disponivel: false }),
        product('smash-simples', 'Smash Simples', 1900, thin),
        product('smash-duplo', 'Smash Duplo', 2600, thin),
        product('smash-triplo', 'Smash Triplo', 3200, thin),
      ],
    },
    {
      id: 'combos',
      nome: 'Combos',
      products: [
        product('combo-classic', 'Combo Classic', 3900, { opcoes: [doneness, side, drink] }),
        product('combo-smash-duplo', 'Combo Smash Duplo', 3700, { opcoes: [side, drink] }),
        product('combo-casal', 'Combo Casal', 8500, {
          descricao: 'Dois Classic, uma batata grande e duas latas',
          opcoes: [
            group('ponto', 'Ponto da carne', [2, 2], points),
            group('bebida', 'Bebida', [2, 2], sodas),
          ],
        }),
      ],
    },
    {
      id: 'xis',
      nome: 'Xis',
      products: [
        product('xis-salada', 'Xis Salada', 2300, {
          ...xis,
          ingredientes: ['pão', 'hambúrguer', 'queijo', 'ovo', 'milho', 'ervilha', 'alface', 'tomate'],
        }),
        product('xis-bacon', 'Xis Bacon', 2700, xis),
        product('xis-frango', 'Xis Frango', 2500, xis),
        product('xis-coracao', 'Xis Coração', 3000, xis),
        product('xis-tudo', 'Xis Tudo', 3500, xis),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Porções',
      types: ['P', 'G'],
      products: [
        product('batata', 'Batata frita', [1500, 2600]),
        product('batata-cheddar', 'Batata com cheddar e bacon', [2200, 3400]),
        product('onion', 'Onion rings', [1800, 2900]),
        product('polenta', 'Polenta frita', [1400, 2400]),
      ],
    },
    {
      id: 'molhos',
      nome: 'Molhos',
      products: [
        product('maionese-verde', 'Maionese verde', 300, { alergenos: ['ovo'] }),
        product('barbecue', 'Molho barbecue', 300),
      ],
    },
    {
      id: 'shakes',
      nome: 'Milk-shakes',
      types: ['300 ml', '500 ml'],
      products: [product('shake', 'Milk-shake', [1500, 2100], { opcoes: [shakeFlavour] })],
    },
    { id: 'sobremesas', nome: 'Sobremesas', products: [product('brownie', 'Brownie', 1200)] },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 700),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 700),
        product('coca-2l', 'Coca-Cola 2L', 1600),
        product('fruki-lata', 'Guaraná Fruki lata', 650),
        product('fruki-2l', 'Guaraná Fruki 2L', 1300),
        product('sprite-lata', 'Sprite lata', 650),
        product('suco-uva', 'Suco de uva integral', 1100),
        product('agua', 'Água sem gás', 450),
        product('agua-gas', 'Água com gás', 500),
        product('polar', 'Polar long neck', 1000),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Bom Fim', 'Rio Branco', 'Santana'] },
    { centavos: 900, bairros: ['Cidade Baixa', 'Menino Deus', 'Petrópolis'] },
    { centavos: 1300, bairros: ['Cristal', 'Tristeza', 'Sarandi'] },
  ],
}
