import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const drink = group(
  'bebida',
  'Bebida do combo',
  [1, 1],
  [
    option('coca', 'Coca-Cola 1L'),
    option('guarana', 'Guaraná Antarctica 1L'),
    option('suco', 'Jarra de suco', 500),
  ],
)

const broths = group(
  'adicionais',
  'Adicionais do caldo',
  [0, 3],
  [
    option('ovo', 'Ovo de codorna', 200),
    option('queijo', 'Queijo ralado', 200),
    option('torrada', 'Torrada'),
  ],
)

const brothy = { opcoes: [broths] }

/** Crab by the piece or the string, broths in two sizes, starters by half or whole, and combos with a drink. */
export const caldosDaAtalaia: CorpusShop = {
  id: 'caldos-da-atalaia',
  trade: 'caranguejada, caldos e petiscos',
  nome: 'Caranguejo & Caldos da Atalaia',
  city: 'Aracaju',
  menu: menuOf([
    {
      id: 'caranguejos',
      nome: 'Caranguejo',
      types: ['Unidade', 'Corda com 6'],
      products: [product('caranguejo', 'Caranguejo Cozido', [900, 4800], { alergenos: ['crustáceos'] })],
    },
    {
      id: 'caldos',
      nome: 'Caldos',
      types: ['Caneca', 'Cumbuca'],
      products: [
        product('caldo-aratu', 'Caldo de Aratu', [1600, 2400], brothy),
        product('caldo-sururu', 'Caldo de Sururu', [1400, 2200], brothy),
        product('caldo-camarao', 'Caldo de Camarão', [1700, 2600], {
          ...brothy,
          ingredientes: ['camarão', 'leite de coco', 'tomate', 'coentro', 'dendê'],
          alergenos: ['crustáceos'],
        }),
        product('caldo-feijao', 'Caldo de Feijão', [1100, 1800], brothy),
        product('caldo-mocoto', 'Caldo de Mocotó', [1300, 2000], brothy),
      ],
    },
    {
      id: 'petiscos',
      nome: 'Petiscos',
      types: ['Meia', 'Inteira'],
      products: [
        product('pirao', 'Pirão', [900, 1500]),
        product('moela', 'Moela ao Molho', [1900, 3200]),
        product('macaxeira', 'Macaxeira Frita', [1500, 2500]),
        product('agulhinha', 'Agulhinha Frita', [2400, 4200]),
        product('camarao-bafo', 'Camarão no Bafo', [3400, 5900]),
      ],
    },
    {
      id: 'bolinhos',
      nome: 'Bolinhos',
      types: ['6 unidades', '12 unidades'],
      products: [
        product('bol-bacalhau', 'Bolinho de Bacalhau', [2400, 4400]),
        product('bol-aratu', 'Bolinho de Aratu', [2200, 4000]),
        product('bol-charque', 'Bolinho de Charque', [2000, 3600], { alergenos: ['glúten', 'leite'] }),
      ],
    },
    {
      id: 'combos',
      nome: 'Combos',
      products: [
        product('combo-mangue', 'Combo Mangue', 7900, {
          descricao: 'Corda de caranguejo, pirão e macaxeira',
          opcoes: [drink],
        }),
        product('combo-praia', 'Combo Praia', 8900, {
          descricao: 'Camarão no bafo, macaxeira e vinagrete',
          opcoes: [drink],
        }),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-1l', 'Coca-Cola 1L', 1000),
        product('guarana-1l', 'Guaraná Antarctica 1L', 900),
        product('heineken', 'Heineken long neck', 1100),
        product('skol', 'Skol 600ml', 1200),
        product('agua', 'Água mineral', 350),
        product('vinagrete', 'Vinagrete', 500),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Atalaia', 'Coroa do Meio'] },
    { centavos: 800, bairros: ['Farolândia', 'Inácio Barbosa', 'Jardins'] },
    { centavos: 1200, bairros: ['Siqueira Campos', 'São José'] },
  ],
}
