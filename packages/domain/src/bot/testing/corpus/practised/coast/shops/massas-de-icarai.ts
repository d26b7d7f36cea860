import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const sauce = group(
  'molho',
  'Molho',
  [1, 1],
  [
    option('sugo', 'Ao sugo'),
    option('bolonhesa', 'Bolonhesa'),
    option('branco', 'Branco'),
    option('quatro-queijos', 'Quatro queijos', 500),
    option('pesto', 'Pesto', 600),
  ],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('parmesao', 'Parmesão ralado', 400),
    option('bacon', 'Bacon', 500),
    option('camarao', 'Camarão', 1200),
  ],
)

const withSauce = { opcoes: [sauce, extras] }

const drink = group(
  'bebida',
  'Bebida',
  [1, 1],
  [option('coca', 'Coca-Cola lata'), option('guarana', 'Guaraná lata'), option('mate', 'Mate gelado')],
)

/** Fresh pasta with a sauce to choose, lasagne in two sizes, roast chicken with sides, and set meals. */
export const massasDeIcarai: CorpusShop = {
  id: 'massas-de-icarai',
  trade: 'massas frescas e rotisseria',
  nome: 'Massas de Icaraí',
  city: 'Niterói',
  menu: menuOf([
    {
      id: 'massas',
      nome: 'Massas',
      types: ['Individual', 'Família'],
      products: [
        product('espaguete', 'Espaguete', [2600, 5900], { ...withSauce, alergenos: ['glúten', 'ovo'] }),
        product('talharim', 'Talharim', [2700, 6100], { ...withSauce, alergenos: ['glúten', 'ovo'] }),
        product('nhoque', 'Nhoque de Batata', [2800, 6400], {
          ...withSauce,
          ingredientes: ['batata', 'farinha de trigo', 'ovo', 'noz-moscada'],
          alergenos: ['glúten', 'ovo'],
        }),
        product('ravioli', 'Ravioli de Ricota', [3000, 6900], {
          ...withSauce,
          alergenos: ['glúten', 'leite'],
        }),
        product('canelone', 'Canelone de Presunto e Queijo', [3000, 6900], withSauce),
      ],
    },
    {
      id: 'lasanhas',
      nome: 'Lasanhas',
      types: ['500 g', '1 kg'],
      products: [
        product('las-bolonhesa', 'Lasanha à Bolonhesa', [3400, 6200]),
        product('las-frango', 'Lasanha de Frango', [3400, 6200]),
        product('las-berinjela', 'Lasanha de Berinjela', [3200, 5900]),
      ],
    },
    {
      id: 'rotisseria',
      nome: 'Rotisseria',
      products: [
        product('frango', 'Frango Assado', 4900),
        product('pernil', 'Pernil Fatiado', 5200),
        product('arroz-forno', 'Arroz de Forno', 2900),
        product('maionese', 'Salada de Maionese', 1900, { alergenos: ['ovo'] }),
        product('farofa', 'Farofa da Casa', 1200),
      ],
    },
    {
      id: 'executivos',
      nome: 'Pratos executivos',
      products: [
        product('exec-parmegiana', 'Executivo Parmegiana', 3600, {
          descricao: 'Filé à parmegiana, arroz, batata e bebida',
          opcoes: [drink],
        }),
        product('exec-strogonoff', 'Executivo Strogonoff', 3300, {
          ingredientes: ['carne', 'creme de leite', 'champignon', 'arroz', 'batata palha'],
          opcoes: [drink],
        }),
      ],
    },
    {
      id: 'molhos',
      nome: 'Molhos para levar',
      products: [
        product('pote-sugo', 'Pote de Molho Sugo', 1500),
        product('pote-pesto', 'Pote de Molho Pesto', 2200),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 700),
        product('coca-15', 'Coca-Cola 1,5L', 1300),
        product('guaravita', 'Guaravita', 350),
        product('mate', 'Mate gelado 500ml', 800),
        product('vinho', 'Vinho Tinto da Casa 750ml', 4500),
      ],
    },
    {
      id: 'doces',
      nome: 'Sobremesas',
      products: [product('tiramisu', 'Tiramisù', 1800), product('pave', 'Pavê de Chocolate', 1400)],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Icaraí', 'Ingá'] },
    { centavos: 800, bairros: ['Santa Rosa', 'São Francisco', 'Centro'] },
    { centavos: 1500, bairros: ['Itaipu', 'Fonseca'] },
  ],
}
