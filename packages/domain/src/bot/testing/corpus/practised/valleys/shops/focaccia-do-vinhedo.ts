import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const edge = group(
  'borda',
  'Borda',
  [0, 1],
  [option('parmesao', 'Parmesão', 500), option('alho', 'Alho', 300)],
)

/** Focaccias of two sizes, also by halves, sandwiches in them, soups, wine and grape juice. */
export const focacciaDoVinhedo: CorpusShop = {
  id: 'focaccia-do-vinhedo',
  trade: 'focacceria',
  nome: 'Focaccia do Vinhedo',
  city: 'Bento Gonçalves',
  menu: menuOf([
    {
      id: 'focaccias',
      nome: 'Focaccias',
      types: ['Pequena', 'Grande'],
      halves: { maximo: 2, cobranca: 'maior' },
      products: [
        product('alecrim', 'Alecrim', [2800, 4200], { opcoes: [edge] }),
        product('tomate', 'Tomate seco', [3400, 5200], { opcoes: [edge] }),
        product('copa', 'Copa e rúcula', [3800, 5800], { opcoes: [edge] }),
        product('gorgonzola', 'Gorgonzola com pera', [3900, 6000], { opcoes: [edge], alergenos: ['leite'] }),
        product('salame', 'Salame', [3500, 5400], { opcoes: [edge] }),
        product('uva', 'Uva e canela', [3200, 4900]),
      ],
    },
    {
      id: 'sanduiches',
      nome: 'Sanduíches',
      products: [
        product('s-mortadela', 'Sanduíche de mortadela', 2600, {
          ingredientes: ['mortadela', 'queijo colonial', 'picles'],
        }),
        product('s-presunto', 'Sanduíche de presunto cru', 3200),
        product('s-legumes', 'Sanduíche de legumes', 2400),
      ],
    },
    {
      id: 'sopas',
      nome: 'Sopas',
      products: [
        product('capeletti', 'Sopa de capeletti', 2900),
        product('abobora', 'Sopa de abóbora', 2400),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('suco-uva', 'Suco de uva', 1200, {
          opcoes: [group('tipo', 'Tipo', [1, 1], [option('tinto', 'Tinto'), option('branco', 'Branco')])],
        }),
        product('merlot', 'Taça de merlot', 2200),
        product('moscatel', 'Taça de moscatel', 2000),
        product('agua', 'Água sem gás', 450),
        product('agua-gas', 'Água com gás', 500),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 700, bairros: ['Centro', 'Cidade Alta'] },
    { centavos: 1200, bairros: ['São Roque', 'Vinosul'] },
  ],
}
