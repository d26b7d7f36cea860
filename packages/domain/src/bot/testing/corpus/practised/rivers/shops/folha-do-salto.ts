import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const base = group(
  'base',
  'Base',
  [1, 1],
  [option('integral', 'Arroz integral'), option('quinoa', 'Quinoa', 400), option('folhas', 'Mix de folhas')],
)

const protein = group(
  'proteina',
  'Proteína vegetal',
  [1, 1],
  [
    option('grao', 'Grão-de-bico'),
    option('tofu', 'Tofu grelhado'),
    option('cogumelo', 'Cogumelo shimeji', 500),
    option('falafel', 'Falafel'),
  ],
)

const sauce = group(
  'molho',
  'Molho',
  [0, 1],
  [option('tahine', 'Tahine'), option('mostarda', 'Mostarda e melado'), option('pesto', 'Pesto', 300)],
)

const bread = group(
  'pao',
  'Pão',
  [1, 1],
  [
    option('australiano', 'Australiano'),
    option('beterraba', 'De beterraba'),
    option('sem-gluten', 'Sem glúten', 400),
  ],
)

const more = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('queijo', 'Queijo vegano', 500),
    option('bacon-coco', 'Bacon de coco', 400),
    option('picles', 'Picles', 200),
  ],
)

/** Vegan bowls with a base and a protein, burgers with a bread and extras, soups of the day, sweets. */
export const folhaDoSalto: CorpusShop = {
  id: 'folha-do-salto',
  trade: 'cozinha vegana',
  nome: 'Folha do Salto',
  city: 'Piracicaba',
  menu: menuOf([
    {
      id: 'bowls',
      nome: 'Bowls',
      types: ['300g', '500g'],
      products: [product('bowl', 'Bowl Monte o Seu', [2600, 3600], { opcoes: [base, protein, sauce] })],
    },
    {
      id: 'burgers',
      nome: 'Hambúrgueres veganos',
      products: [
        product('b-lentilha', 'Burger de Lentilha', 2700, {
          opcoes: [bread, more],
          ingredientes: ['lentilha', 'aveia', 'cebola roxa', 'rúcula', 'tomate'],
          alergenos: ['glúten'],
        }),
        product('b-feijao', 'Burger de Feijão Preto', 2500, { opcoes: [bread, more] }),
        product('b-jaca', 'Burger de Jaca', 2900, { opcoes: [bread, more] }),
      ],
    },
    {
      id: 'pratos',
      nome: 'Pratos prontos',
      products: [
        product('feijoada', 'Feijoada Vegana', 3800, {
          ingredientes: ['feijão preto', 'tofu defumado', 'cenoura', 'couve', 'farofa'],
          alergenos: ['soja'],
        }),
        product('strogonoff', 'Strogonoff de Cogumelos', 3600),
        product('lasanha', 'Lasanha de Berinjela', 3400, {
          alergenos: ['castanhas'],
          ingredientes: ['berinjela', 'molho de tomate', 'queijo de castanha'],
        }),
        product('coxinha', 'Coxinha de Jaca', 900),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces',
      products: [
        product('brownie', 'Brownie Vegano', 1100, { alergenos: ['castanhas', 'glúten'] }),
        product('torta-limao', 'Torta de Limão', 1400),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('kombucha-gengibre', 'Kombucha de Gengibre', 1400),
        product('kombucha-uva', 'Kombucha de Uva', 1400),
        product('suco-verde', 'Suco Verde', 1100),
        product('suco-laranja', 'Suco de Laranja', 1000),
        product('agua-coco', 'Água de Coco', 800),
        product('agua', 'Água mineral', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Centro', 'Cidade Alta', 'São Dimas'] },
    { centavos: 900, bairros: ['Vila Rezende', 'Paulista', 'Nova Piracicaba'] },
    { centavos: 1400, bairros: ['Santa Teresinha'] },
  ],
}
