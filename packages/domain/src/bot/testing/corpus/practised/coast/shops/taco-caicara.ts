import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const filling = group(
  'proteina',
  'Proteína',
  [1, 1],
  [
    option('carne', 'Carne moída'),
    option('frango', 'Frango'),
    option('porco', 'Porco desfiado'),
    option('peixe', 'Peixe', 400),
    option('feijao', 'Feijão (vegetariano)'),
  ],
)

const trio = group(
  'tacos',
  'Sabores dos tacos',
  [3, 3],
  [
    option('carne', 'Carne moída'),
    option('frango', 'Frango'),
    option('porco', 'Porco desfiado'),
    option('peixe', 'Peixe', 300),
  ],
)

const heat = group(
  'ardencia',
  'Ardência',
  [0, 1],
  [option('suave', 'Suave'), option('media', 'Média'), option('forte', 'Forte')],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 4],
  [
    option('guacamole', 'Guacamole', 500),
    option('cheddar', 'Cheddar', 400),
    option('sour', 'Sour cream', 400),
    option('jalapeno', 'Jalapeño', 300),
  ],
)

const made = { opcoes: [filling, heat, extras] }

/** Tacos, burritos and bowls with a filling and a heat to choose, trios, nachos to share and drinks. */
export const tacoCaicara: CorpusShop = {
  id: 'taco-caicara',
  trade: 'comida mexicana',
  nome: 'Taco Caiçara',
  city: 'Paranaguá',
  menu: menuOf([
    {
      id: 'tacos',
      nome: 'Tacos',
      products: [
        product('taco', 'Taco', 1400, made),
        product('trio', 'Trio de Tacos', 3600, { opcoes: [trio, heat] }),
      ],
    },
    {
      id: 'burritos',
      nome: 'Burritos e bowls',
      types: ['Normal', 'Gigante'],
      products: [
        product('burrito', 'Burrito', [2600, 3600], {
          ...made,
          ingredientes: ['tortilha de trigo', 'arroz', 'feijão', 'queijo', 'alface'],
          alergenos: ['glúten', 'leite'],
        }),
        product('bowl', 'Bowl Mexicano', [2800, 3800], {
          ...made,
          descricao: 'Sem tortilha, com arroz e salada',
        }),
      ],
    },
    {
      id: 'quesadillas',
      nome: 'Quesadillas',
      products: [
        product('q-queijo', 'Quesadilla de Queijo', 1900, { alergenos: ['glúten', 'leite'] }),
        product('q-frango', 'Quesadilla de Frango', 2300),
        product('q-porco', 'Quesadilla de Porco', 2400),
      ],
    },
    {
      id: 'nachos',
      nome: 'Nachos',
      types: ['Pequeno', 'Grande'],
      products: [
        product('nachos', 'Nachos com Guacamole', [2200, 3600]),
        product('nachos-chili', 'Nachos com Chili', [2600, 4200], {
          ingredientes: ['tortilha de milho', 'carne moída', 'feijão', 'cheddar', 'pimenta'],
        }),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces',
      products: [
        product('churros-dl', 'Churros de Doce de Leite', 900),
        product('churros-choc', 'Churros de Chocolate', 900),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 600),
        product('sprite-lata', 'Sprite lata', 600),
        product('agua-gas', 'Água com gás', 400),
        product('limonada', 'Limonada 500ml', 1000),
        product('corona', 'Corona long neck', 1300),
        product('margarita', 'Margarita', 2400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro Histórico', 'Rocio', 'Estradinha'] },
    { centavos: 900, bairros: ['Raia', 'Vila Guarani', 'Jardim Samambaia'] },
  ],
}
