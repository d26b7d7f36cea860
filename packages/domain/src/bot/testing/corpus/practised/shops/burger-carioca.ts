import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const bun = group(
  'pao',
  'Pão',
  [1, 1],
  [
    option('brioche', 'Brioche'),
    option('australiano', 'Australiano'),
    option('parmesao', 'Parmesão', 300),
    option('sem-gluten', 'Sem glúten', 500),
  ],
)

const doneness = group(
  'ponto',
  'Ponto',
  [1, 1],
  [option('mal', 'Mal passado'), option('ponto', 'Ao ponto'), option('bem', 'Bem passado')],
)

const extras = group(
  'extras',
  'Extras',
  [0, 4],
  [
    option('bacon', 'Bacon', 600),
    option('cheddar', 'Cheddar', 500),
    option('gorgonzola', 'Gorgonzola', 700),
    option('ovo', 'Ovo', 300),
    option('burger', 'Burger extra', 1200),
    option('cebola', 'Cebola crispy', 400),
    option('picles', 'Picles', 200),
  ],
)

const sauces = group(
  'molhos',
  'Molhos',
  [0, 2],
  [
    option('verde', 'Maionese verde'),
    option('defumada', 'Maionese defumada'),
    option('barbecue', 'Barbecue'),
    option('mostarda-mel', 'Mostarda e mel'),
  ],
)

const side = group(
  'guarnicao',
  'Acompanhamento do combo',
  [1, 1],
  [
    option('fritas', 'Batata frita'),
    option('rustica', 'Batata rústica', 300),
    option('onion', 'Onion rings', 400),
  ],
)

const drink = group(
  'bebida',
  'Bebida do combo',
  [1, 1],
  [
    option('coca', 'Coca-Cola'),
    option('coca-zero', 'Coca-Cola Zero'),
    option('guarana', 'Guaraná'),
    option('mate', 'Mate com limão'),
  ],
)

const handmade = { opcoes: [bun, doneness, extras, sauces] }
const smashed = { opcoes: [extras, sauces] }
const combo = { opcoes: [side, drink, extras] }

/** Burgers whose bun and doneness are asked, smash by the number of patties, combos with two choices. */
export const burgerCarioca: CorpusShop = {
  id: 'burger-carioca',
  trade: 'hamburgueria artesanal',
  nome: 'Brasa da Tijuca',
  city: 'Rio de Janeiro',
  menu: menuOf([
    {
      id: 'artesanais',
      nome: 'Artesanais 180 g',
      products: [
        product('maracana', 'Maracanã', 3400, {
          ingredientes: ['burger 180 g', 'queijo prato', 'alface', 'tomate', 'maionese verde'],
          ...handmade,
        }),
        product('arpoador', 'Arpoador', 3800, {
          ingredientes: ['burger 180 g', 'cheddar', 'bacon', 'cebola crispy', 'barbecue'],
          alergenos: ['leite', 'glúten'],
          ...handmade,
        }),
        product('lapa', 'Lapa', 3900, {
          ingredientes: ['burger 180 g', 'gorgonzola', 'cebola caramelizada', 'rúcula'],
          ...handmade,
        }),
        product('pao-acucar', 'Pão de Açúcar', 4900, {
          descricao: 'Dois burgers de 180 g, cheddar e bacon',
          ...handmade,
        }),
        product('redentor', 'Redentor', 4200, {
          descricao: 'Burger de costela e queijo coalho',
          ...handmade,
        }),
      ],
    },
    {
      id: 'smash',
      nome: 'Smash',
      types: ['Simples', 'Duplo', 'Triplo'],
      products: [
        product('smash-classico', 'Smash clássico', [1900, 2500, 3100], smashed),
        product('smash-bacon', 'Smash bacon', [2300, 2900, 3500], smashed),
        product('smash-salada', 'Smash salada', [2000, 2600, 3200], smashed),
        product('smash-oklahoma', 'Smash Oklahoma', [2200, 2800, 3400], smashed),
      ],
    },
    {
      id: 'outros',
      nome: 'Frango e vegetarianos',
      products: [
        product('crispy', 'Chicken crispy', 2900, smashed),
        product('veggie', 'Veggie de falafel', 3100, smashed),
        product('cogumelo', 'Burger de cogumelo', 3300, smashed),
      ],
    },
    {
      id: 'combos',
      nome: 'Combos',
      products: [
        product('combo-smash', 'Combo Smash', 3600, { descricao: 'Smash clássico duplo', ...combo }),
        product('combo-crispy', 'Combo Crispy', 3900, combo),
        product('combo-kids', 'Combo Kids', 2900, { opcoes: [drink] }),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Porções',
      types: ['P', 'G'],
      products: [
        product('fritas', 'Batata frita', [1400, 2400]),
        product('rustica', 'Batata rústica', [1600, 2800]),
        product('fritas-cheddar', 'Batata com cheddar e bacon', [2200, 3600]),
        product('onion', 'Onion rings', [1800, 3000]),
        product('dadinho', 'Dadinho de tapioca', [2000, 3400]),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 700),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 700),
        product('coca-600', 'Coca-Cola 600 ml', 900),
        product('guarana-lata', 'Guaraná lata', 650),
        product('mate-limao', 'Mate com limão', 900),
        product('mate-natural', 'Mate natural', 800),
        product('guaravita', 'Guaravita', 400),
        product('limonada', 'Limonada suíça', 1200),
        product('agua', 'Água sem gás', 450),
        product('agua-gas', 'Água com gás', 500),
        product('ipa', 'Chope IPA 500 ml', 2200),
        product('pilsen', 'Chope Pilsen 500 ml', 1800),
      ],
    },
    {
      id: 'doces',
      nome: 'Shakes e doces',
      products: [
        product('shake-ovomaltine', 'Milk-shake de Ovomaltine', 2200),
        product('shake-morango', 'Milk-shake de morango', 2000),
        product('brownie', 'Brownie', 1200),
        product('brownie-sorvete', 'Brownie com sorvete', 1900),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Tijuca', 'Andaraí', 'Vila Isabel'] },
    { centavos: 900, bairros: ['Grajaú', 'Méier', 'Rio Comprido'] },
    { centavos: 1400, bairros: ['Botafogo', 'Flamengo', 'Copacabana'] },
  ],
}
