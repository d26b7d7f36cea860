import type { CorpusShop } from '../../corpus'
import { category, group, item, menu } from '../../build-menu'

const doneness = group(
  'ponto',
  'Ponto da carne',
  [1, 1],
  [
    ['mal', 'Mal passado'],
    ['ao-ponto', 'Ao ponto'],
    ['bem', 'Bem passado'],
  ],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 4],
  [
    ['bacon', 'Bacon', 600],
    ['cheddar', 'Cheddar', 500],
    ['ovo', 'Ovo', 300],
    ['carne', 'Carne extra', 1000],
    ['cebola', 'Cebola caramelizada', 400],
    ['picles', 'Picles', 200],
    ['gorgonzola', 'Gorgonzola', 700],
  ],
)

const xisExtras = group(
  'adicionais',
  'Adicionais do xis',
  [0, 3],
  [
    ['bacon', 'Bacon', 500],
    ['ovo', 'Ovo', 250],
    ['queijo', 'Queijo', 400],
    ['milho', 'Milho', 150],
    ['coracao', 'Coração', 800],
  ],
)

const drink = group(
  'bebida',
  'Bebida do combo',
  [1, 1],
  [
    ['coca', 'Coca-Cola'],
    ['coca-zero', 'Coca-Cola Zero'],
    ['guarana', 'Guaraná'],
    ['sprite', 'Sprite'],
  ],
)

const two = (of: typeof drink) => ({ ...of, min: 2, max: 2 })

const portion = (Pequena: number, Grande: number) => ({ Pequena, Grande })
const shake = { '300 ml': 1600, '500 ml': 2200 }

/** Burgers whose doneness has to be said, combos named after them, and the South's xis. */
export const hamburgueria: CorpusShop = {
  id: 'hamburgueria',
  trade: 'hamburgueria',
  nome: 'Bah Burger',
  city: 'Porto Alegre',
  menu: menu(
    [
      category('burgers', 'Hambúrgueres'),
      category('combos', 'Combos'),
      category('xis', 'Xis'),
      category('porcoes', 'Porções', ['Pequena', 'Grande']),
      category('molhos', 'Molhos'),
      category('bebidas', 'Bebidas'),
      category('shakes', 'Milk-shakes', ['300 ml', '500 ml']),
      category('sobremesas', 'Sobremesas'),
    ],
    [
      item('burgers', 'classic', 'Classic', 2800, {
        descricao: 'Blend de 150 g, queijo, alface e tomate no pão brioche',
        ingredientes: ['pão brioche', 'blend bovino', 'queijo prato', 'alface', 'tomate', 'maionese'],
        alergenos: ['glúten', 'leite', 'ovo'],
        opcoes: [doneness, extras],
      }),
      item('burgers', 'classic-duplo', 'Classic Duplo', 3700, { opcoes: [doneness, extras] }),
      item('burgers', 'cheddar-bacon', 'Cheddar Bacon', 3400, { opcoes: [doneness, extras] }),
      item('burgers', 'bbq-bacon', 'BBQ Bacon', 3500, {
        ingredientes: [
          'pão australiano',
          'blend bovino',
          'bacon',
          'cheddar',
          'molho barbecue',
          'onion rings',
        ],
        opcoes: [doneness, extras],
      }),
      item('burgers', 'gorgonzola', 'Gorgonzola', 3700, { opcoes: [doneness, extras] }),
      item('burgers', 'smash', 'Smash', 2200, { opcoes: [extras] }),
      item('burgers', 'smash-duplo', 'Smash Duplo', 2900, { opcoes: [extras] }),
      item('burgers', 'chicken', 'Chicken Crispy', 2900, { opcoes: [extras] }),
      item('burgers', 'veggie', 'Veggie', 3000, {
        ingredientes: ['pão brioche', 'hambúrguer de grão-de-bico', 'queijo', 'rúcula', 'tomate'],
        alergenos: ['glúten', 'leite'],
        opcoes: [extras],
      }),
      item('combos', 'combo-classic', 'Combo Classic', 4300, {
        descricao: 'Classic, batata frita e lata',
        opcoes: [doneness, drink, extras],
      }),
      item('combos', 'combo-cheddar-bacon', 'Combo Cheddar Bacon', 4900, { opcoes: [doneness, drink] }),
      item('combos', 'combo-smash', 'Combo Smash', 3700, { opcoes: [drink, extras] }),
      item('combos', 'combo-casal', 'Combo Casal', 7900, {
        descricao: 'Dois Classic, batata grande e duas latas',
        opcoes: [two(doneness), two(drink)],
      }),
      item('combos', 'combo-kids', 'Combo Kids', 3200, { opcoes: [drink] }),
      item('xis', 'x-salada', 'X-Salada', 2400, {
        ingredientes: ['pão de xis', 'carne', 'queijo', 'ovo', 'milho', 'ervilha', 'alface', 'tomate'],
        alergenos: ['glúten', 'leite', 'ovo'],
        opcoes: [xisExtras],
      }),
      item('xis', 'x-salada-especial', 'X-Salada Especial', 2900, { opcoes: [xisExtras] }),
      item('xis', 'x-bacon', 'X-Bacon', 2800, { opcoes: [xisExtras] }),
      item('xis', 'x-egg', 'X-Egg', 2500, { opcoes: [xisExtras] }),
      item('xis', 'x-frango', 'X-Frango', 2700, { opcoes: [xisExtras] }),
      item('xis', 'x-coracao', 'X-Coração', 3200, { opcoes: [xisExtras] }),
      item('xis', 'x-tudo', 'X-Tudo', 3600, { opcoes: [xisExtras] }),
      item('porcoes', 'batata', 'Batata frita', portion(1500, 2600)),
      item('porcoes', 'batata-cheddar', 'Batata com cheddar e bacon', portion(2200, 3400)),
      item('porcoes', 'onion', 'Onion rings', portion(1900, 3000)),
      item('porcoes', 'nuggets', 'Nuggets', portion(1600, 2800)),
      item('molhos', 'maionese', 'Maionese da casa', 300, { alergenos: ['ovo'] }),
      item('molhos', 'barbecue', 'Molho barbecue', 300),
      item('bebidas', 'coca-lata', 'Coca-Cola lata', 700),
      item('bebidas', 'coca-zero-lata', 'Coca-Cola Zero lata', 700),
      item('bebidas', 'coca-2l', 'Coca-Cola 2L', 1600),
      item('bebidas', 'guarana-lata', 'Guaraná lata', 650),
      item('bebidas', 'guarana-2l', 'Guaraná 2L', 1400),
      item('bebidas', 'sprite-lata', 'Sprite lata', 650),
      item('bebidas', 'suco-uva', 'Suco de uva integral', 1200),
      item('bebidas', 'agua', 'Água sem gás', 450),
      item('bebidas', 'agua-gas', 'Água com gás', 500),
      item('bebidas', 'polar', 'Polar lata', 800),
      item('shakes', 'shake-chocolate', 'Milk-shake de chocolate', shake, { alergenos: ['leite'] }),
      item('shakes', 'shake-morango', 'Milk-shake de morango', shake),
      item('shakes', 'shake-ovomaltine', 'Milk-shake de Ovomaltine', shake),
      item('sobremesas', 'brownie', 'Brownie', 1200),
      item('sobremesas', 'brownie-sorvete', 'Brownie com sorvete', 1900),
    ],
  ),
  feeGroups: [
    { centavos: 600, bairros: ['Cidade Baixa', 'Bom Fim', 'Menino Deus'] },
    { centavos: 900, bairros: ['Centro Histórico', 'Santana', 'Moinhos de Vento'] },
    { centavos: 1300, bairros: ['Petrópolis', 'Azenha', 'Partenon'] },
  ],
}
