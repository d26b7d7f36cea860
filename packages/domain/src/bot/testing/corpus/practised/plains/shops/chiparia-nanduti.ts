import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const cooking = group('preparo', 'Preparo', [1, 1], [option('assada', 'Assada'), option('frita', 'Frita')])

const herb = group(
  'sabor',
  'Sabor',
  [1, 1],
  [option('tradicional', 'Tradicional'), option('menta', 'Menta com limão'), option('abacaxi', 'Abacaxi')],
)

const pie = { opcoes: [cooking] }

/** Cheese bread of the border by one and by the dozen, corn pies by the slice, empanadas and cold mate. */
export const chipariaNanduti: CorpusShop = {
  id: 'chiparia-nanduti',
  trade: 'chipas, empanadas e tereré',
  nome: 'Chiparia Ñanduti',
  city: 'Ponta Porã',
  menu: menuOf([
    {
      id: 'chipas',
      nome: 'Chipas',
      types: ['Unidade', 'Meia dúzia', 'Dúzia'],
      products: [
        product('chipa-tradicional', 'Chipa Tradicional', [500, 2700, 5000], {
          ingredientes: ['polvilho', 'queijo', 'ovo', 'banha', 'erva-doce'],
          alergenos: ['leite', 'ovo'],
        }),
        product('chipa-presunto', 'Chipa de Presunto e Queijo', [700, 3900, 7200]),
        product('chipa-catupiry', 'Chipa de Catupiry', [700, 3900, 7200]),
      ],
    },
    {
      id: 'tortas',
      nome: 'Tortas de milho',
      types: ['Fatia', 'Inteira'],
      products: [
        product('sopa', 'Sopa Paraguaia', [1000, 5500], {
          ingredientes: ['fubá', 'queijo', 'cebola', 'leite', 'ovo'],
          alergenos: ['leite', 'ovo'],
        }),
        product('guazu', 'Chipa Guazu', [1200, 6500]),
      ],
    },
    {
      id: 'empanadas',
      nome: 'Empanadas',
      products: [
        product('emp-carne', 'Empanada de Carne', 900, pie),
        product('emp-frango', 'Empanada de Frango', 900, pie),
        product('emp-queijo', 'Empanada de Queijo', 900, pie),
        product('emp-palmito', 'Empanada de Palmito', 1000, pie),
      ],
    },
    {
      id: 'terere',
      nome: 'Tereré',
      products: [
        product('erva-500', 'Erva-mate 500 g', 1800, { opcoes: [herb] }),
        product('guampa', 'Guampa de Chifre', 4500),
        product('bomba', 'Bomba de Inox', 3500),
        product('garrafa', 'Garrafa Térmica 2,5 L', 12000),
        product('gelo', 'Gelo 3 kg', 900),
      ],
    },
    {
      id: 'quentes',
      nome: 'Bebidas quentes',
      types: ['Pequeno', 'Grande'],
      products: [
        product('cocido', 'Cocido', [500, 800]),
        product('cafe-leite', 'Café com Leite', [500, 800]),
      ],
    },
    {
      id: 'geladas',
      nome: 'Bebidas geladas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-2l', 'Coca-Cola 2L', 1400),
        product('guarana-lata', 'Guaraná Antarctica lata', 600),
        product('pulp', 'Pulp Pomelo lata', 700),
        product('suco-laranja', 'Suco de Laranja', 900),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'Granja'] },
    { centavos: 800, bairros: ['São João', 'Jardim Aeroporto'] },
    { centavos: 1200, bairros: ['Jardim Marambaia', 'Vila Áurea'] },
  ],
}
