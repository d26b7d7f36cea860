import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const sponge = group(
  'massa',
  'Massa',
  [1, 1],
  [option('branca', 'Massa branca'), option('chocolate', 'Massa de chocolate')],
)

const decoration = group(
  'enfeite',
  'Enfeite',
  [0, 3],
  [
    option('vela', 'Vela', 500),
    option('topo', 'Topo de bolo', 2500),
    option('papel', 'Papel de arroz', 1800),
  ],
)

const icing = group(
  'cobertura',
  'Cobertura',
  [0, 1],
  [option('chocolate', 'Calda de chocolate', 400), option('goiabada', 'Goiabada', 300)],
)

const party = { opcoes: [sponge, decoration] }
const home = { opcoes: [icing] }
const counts = ['Unidade', 'Meio cento', 'Cento']

/** Cakes to order by weight with a sponge and decoration, cakes of the house, salted bites by count, bread. */
export const bolosDaVertente: CorpusShop = {
  id: 'bolos-da-vertente',
  trade: 'padaria com bolos de encomenda',
  nome: 'Bolos da Vertente',
  city: 'São João del-Rei',
  menu: menuOf([
    {
      id: 'encomendas',
      nome: 'Bolos de encomenda',
      types: ['1 kg', '2 kg', '3 kg'],
      products: [
        product('b-ninho', 'Bolo de Ninho com Morango', [7500, 14500, 21000], {
          ...party,
          alergenos: ['leite', 'ovo', 'glúten'],
        }),
        product('b-prestigio', 'Bolo Prestígio', [6900, 13500, 19500], {
          ...party,
          ingredientes: ['farinha de trigo', 'ovo', 'coco', 'leite condensado', 'chocolate'],
        }),
        product('b-brigadeiro', 'Bolo de Brigadeiro', [6900, 13500, 19500], party),
        product('b-ameixa', 'Bolo de Doce de Leite com Ameixa', [7200, 13900, 20000], party),
      ],
    },
    {
      id: 'caseiros',
      nome: 'Bolos caseiros',
      products: [
        product('fuba', 'Bolo de Fubá', 1800, {
          ...home,
          ingredientes: ['fubá', 'ovo', 'leite', 'erva-doce'],
        }),
        product('cenoura', 'Bolo de Cenoura', 2200, home),
        product('laranja', 'Bolo de Laranja', 1900, { ...home, alergenos: ['ovo', 'glúten'] }),
        product('milho', 'Bolo de Milho', 2000, home),
      ],
    },
    {
      id: 'salgados',
      nome: 'Salgados',
      types: counts,
      products: [
        product('coxinha', 'Coxinha de Frango', [150, 6500, 12000]),
        product('quibe', 'Quibe', [150, 6500, 12000]),
        product('empadinha', 'Empadinha de Palmito', [180, 8000, 15000]),
        product('enroladinho', 'Enroladinho de Salsicha', [140, 6000, 11000]),
        product('pao-queijo', 'Pão de Queijo', [150, 6500, 12000], { alergenos: ['leite', 'ovo'] }),
      ],
    },
    {
      id: 'padaria',
      nome: 'Padaria',
      products: [
        product('pao-frances', 'Pão Francês', 90),
        product('pao-doce', 'Pão Doce', 350),
        product('broa', 'Broa de Fubá', 300),
        product('rosca', 'Rosca de Coco', 1400),
        product('biscoito', 'Biscoito de Polvilho', 1200),
        product('queijo-minas', 'Queijo Minas', 3200),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('cafe-leite', 'Café com Leite', 600),
        product('suco-laranja', 'Suco de Laranja', 900),
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-2l', 'Coca-Cola 2L', 1400),
        product('guarana-2l', 'Guaraná Mineirinho 2L', 1000),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 400, bairros: ['Centro', 'Fábricas', 'Tejuco'] },
    { centavos: 700, bairros: ['Matosinhos', 'Bonfim', 'Senhor dos Montes'] },
    { centavos: 1100, bairros: ['Colônia do Marçal'] },
  ],
}
