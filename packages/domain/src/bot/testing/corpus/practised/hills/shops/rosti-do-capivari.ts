import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 4],
  [
    option('bacon', 'Bacon', 500),
    option('cheddar', 'Cheddar', 400),
    option('catupiry', 'Catupiry', 500),
    option('pinhao', 'Pinhão', 600),
    option('cebola-crispy', 'Cebola crispy', 300),
  ],
)

const sauce = group(
  'molho',
  'Molho',
  [1, 1],
  [option('mostarda-mel', 'Mostarda e mel'), option('alho', 'Alho'), option('barbecue', 'Barbecue')],
)

const toppings = group(
  'coberturas',
  'Coberturas',
  [1, 2],
  [
    option('strogonoff', 'Strogonoff de carne'),
    option('frango', 'Frango cremoso'),
    option('carne-louca', 'Carne louca'),
    option('brocolis', 'Brócolis com queijo'),
  ],
)

const rosti = { opcoes: [extras] }

/** Swiss potatoes in two sizes with extras, a baked potato with its toppings, sausages with a sauce, hot drinks. */
export const rostiDoCapivari: CorpusShop = {
  id: 'rosti-do-capivari',
  trade: 'batata suíça e batata recheada',
  nome: 'Rösti do Capivari',
  city: 'Campos do Jordão',
  voucher: true,
  menu: menuOf([
    {
      id: 'suicas',
      nome: 'Batatas suíças',
      types: ['Individual', 'Casal'],
      products: [
        product('r-queijo', 'Batata Suíça de Quatro Queijos', [3600, 5900], {
          ...rosti,
          ingredientes: ['batata', 'mussarela', 'provolone', 'gorgonzola', 'parmesão'],
          alergenos: ['leite'],
        }),
        product('r-frango', 'Batata Suíça de Frango com Requeijão', [3400, 5600], rosti),
        product('r-calabresa', 'Batata Suíça de Calabresa', [3300, 5400], rosti),
        product('r-file', 'Batata Suíça de Filé Mignon', [4500, 7500], rosti),
        product('r-truta', 'Batata Suíça de Truta', [4600, 7700], {
          ...rosti,
          alergenos: ['peixe', 'leite'],
        }),
        product('r-cogumelos', 'Batata Suíça de Cogumelos', [3700, 6000], rosti),
      ],
    },
    {
      id: 'recheada',
      nome: 'Batata recheada',
      products: [product('batata-recheada', 'Batata Recheada', 2900, { opcoes: [toppings] })],
    },
    {
      id: 'salsichoes',
      nome: 'Salsichões',
      products: [
        product('salsichao', 'Salsichão com Pão', 2200, { opcoes: [sauce] }),
        product('linguica-pinhao', 'Linguiça com Pinhão', 3200),
      ],
    },
    {
      id: 'caldos',
      nome: 'Caldos',
      products: [
        product('caldo-verde', 'Caldo Verde', 2400, {
          ingredientes: ['batata', 'couve', 'linguiça', 'alho'],
        }),
        product('sopa-cebola', 'Sopa de Cebola', 2600),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces',
      products: [
        product('apfelstrudel', 'Apfelstrudel', 1900),
        product('fondue-choc', 'Fondue de Chocolate', 6900),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('choc-quente', 'Chocolate Quente', 1600),
        product('quentao', 'Quentão', 1400),
        product('coca-lata', 'Coca-Cola lata', 800),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 800),
        product('agua', 'Água mineral', 500),
        product('baden', 'Baden Baden Cristal 600ml', 2600),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 700, bairros: ['Capivari', 'Jaguaribe'] },
    { centavos: 1000, bairros: ['Abernéssia', 'Vila Inglesa'] },
    { centavos: 1500, bairros: ['Alto da Boa Vista', 'Descansópolis'] },
  ],
}
