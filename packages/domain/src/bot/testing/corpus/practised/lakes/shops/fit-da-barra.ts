import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const carb = group(
  'base',
  'Base',
  [1, 1],
  [
    option('arroz-integral', 'Arroz integral'),
    option('pure', 'Purê de batata-doce'),
    option('aipim', 'Aipim cozido', 200),
  ],
)

const more = group(
  'extra',
  'Extra',
  [0, 2],
  [option('brocolis', 'Brócolis', 300), option('proteina', 'Proteína em dobro', 800)],
)

const dishes = group(
  'pratos',
  'Pratos do kit',
  [5, 5],
  [
    option('frango', 'Frango grelhado'),
    option('patinho', 'Patinho moído'),
    option('tilapia', 'Tilápia'),
    option('grao', 'Grão-de-bico'),
  ],
)

const meal = { opcoes: [carb, more] }

/** Frozen meals of two weights with a base to choose, a kit of five, soups, snacks. */
export const fitDaBarra: CorpusShop = {
  id: 'fit-da-barra',
  trade: 'marmitas congeladas fit',
  nome: 'Fit da Barra',
  city: 'Tramandaí',
  menu: menuOf([
    {
      id: 'congelados',
      nome: 'Marmitas congeladas',
      types: ['300 g', '400 g'],
      products: [
        product('m-frango', 'Frango Grelhado', [1900, 2300], meal),
        product('m-patinho', 'Patinho Moído', [2100, 2500], {
          ...meal,
          ingredientes: ['patinho', 'tomate', 'cenoura', 'cheiro-verde'],
        }),
        product('m-tilapia', 'Tilápia ao Limão', [2300, 2800], { ...meal, alergenos: ['peixe'] }),
        product('m-strogonoff', 'Strogonoff Light', [2200, 2600], { ...meal, alergenos: ['leite'] }),
        product('m-grao', 'Grão-de-Bico ao Curry', [1900, 2300], meal),
        product('m-almondega', 'Almôndega de Frango', [2000, 2400], meal),
      ],
    },
    {
      id: 'kits',
      nome: 'Kits',
      products: [product('kit-5', 'Kit Semana', 9500, { opcoes: [dishes] })],
    },
    {
      id: 'massas',
      nome: 'Massas e panquecas',
      products: [
        product('lasanha-abobrinha', 'Lasanha de Abobrinha', 2600, {
          ingredientes: ['abobrinha', 'ricota', 'molho de tomate'],
          alergenos: ['leite'],
        }),
        product('lasanha-berinjela', 'Lasanha de Berinjela', 2600),
        product('escondidinho', 'Escondidinho de Carne', 2400),
      ],
    },
    {
      id: 'sopas',
      nome: 'Sopas',
      products: [
        product('sopa-abobora', 'Sopa de Abóbora com Gengibre', 1800),
        product('sopa-feijao', 'Sopa de Feijão', 1700),
        product('canja', 'Canja', 1900),
      ],
    },
    {
      id: 'lanches',
      nome: 'Lanchinhos',
      products: [
        product('coxinha-fit', 'Coxinha de Batata-Doce', 900),
        product('pao-queijo', 'Pão de Queijo Fit', 600),
        product('barrinha', 'Barrinha de Castanhas', 700),
        product('bolo-banana', 'Bolo de Banana', 1200, { alergenos: ['ovo'] }),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('suco-detox', 'Suco Detox', 1100),
        product('suco-uva', 'Suco de Uva Integral', 1300),
        product('cha-mate', 'Chá Mate', 700),
        product('agua', 'Água mineral', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Centro', 'Barra'] },
    { centavos: 900, bairros: ['Zona Nova', 'São José', 'Cruzeiro'] },
    { centavos: 1400, bairros: ['Nova Tramandaí', 'Oásis'] },
  ],
}
