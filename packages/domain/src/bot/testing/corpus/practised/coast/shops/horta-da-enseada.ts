import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const base = group(
  'base',
  'Base',
  [1, 1],
  [option('alface', 'Mix de alfaces'), option('rucula', 'Rúcula'), option('quinoa', 'Quinoa', 300)],
)

const toppings = group(
  'complementos',
  'Complementos',
  [1, 4],
  [
    option('tomate', 'Tomate cereja'),
    option('cenoura', 'Cenoura'),
    option('grao', 'Grão-de-bico'),
    option('milho', 'Milho'),
    option('manga', 'Manga'),
    option('palmito', 'Palmito', 300),
  ],
)

const protein = group(
  'proteina',
  'Proteína',
  [1, 1],
  [
    option('frango', 'Frango grelhado'),
    option('atum', 'Atum'),
    option('salmao', 'Salmão', 1200),
    option('tofu', 'Tofu'),
  ],
)

const dressing = group(
  'molho',
  'Molho',
  [0, 1],
  [option('mostarda', 'Mostarda e mel'), option('iogurte', 'Iogurte'), option('limao', 'Limão e azeite')],
)

const bread = group(
  'massa',
  'Massa do wrap',
  [1, 1],
  [
    option('tradicional', 'Tradicional'),
    option('integral', 'Integral'),
    option('sem-gluten', 'Sem glúten', 400),
  ],
)

const boosts = group(
  'extras',
  'Extras',
  [0, 2],
  [option('gengibre', 'Gengibre', 100), option('hortela', 'Hortelã', 100), option('whey', 'Whey', 600)],
)

/** Salads put together by the customer, ready ones, wraps, frozen fit meals and juices in two sizes. */
export const hortaDaEnseada: CorpusShop = {
  id: 'horta-da-enseada',
  trade: 'saladas, wraps e comida saudável',
  nome: 'Horta da Enseada',
  city: 'Guarujá',
  menu: menuOf([
    {
      id: 'saladas',
      nome: 'Saladas',
      types: ['Média', 'Grande'],
      products: [
        product('monte', 'Monte sua Salada', [2600, 3400], { opcoes: [base, toppings, protein, dressing] }),
        product('caesar', 'Salada Caesar', [2800, 3700], {
          ingredientes: ['alface romana', 'frango', 'croutons', 'parmesão', 'molho caesar'],
          alergenos: ['glúten', 'leite', 'ovo', 'peixe'],
          opcoes: [dressing],
        }),
        product('mediterranea', 'Salada Mediterrânea', [2900, 3800]),
      ],
    },
    {
      id: 'wraps',
      nome: 'Wraps',
      products: [
        product('wrap-frango', 'Wrap de Frango', 2400, { opcoes: [bread] }),
        product('wrap-atum', 'Wrap de Atum', 2500, { opcoes: [bread] }),
        product('wrap-vegano', 'Wrap Vegano', 2300, {
          opcoes: [bread],
          ingredientes: ['homus', 'berinjela', 'cenoura', 'rúcula'],
          alergenos: ['glúten', 'gergelim'],
        }),
      ],
    },
    {
      id: 'marmitas',
      nome: 'Marmitas fit congeladas',
      types: ['Unidade', 'Kit com 5'],
      products: [
        product('fit-frango', 'Fit Frango com Batata-Doce', [2200, 9900]),
        product('fit-carne', 'Fit Patinho com Abóbora', [2400, 10900]),
        product('fit-lasanha', 'Fit Lasanha de Abobrinha', [2300, 10400], { alergenos: ['leite'] }),
      ],
    },
    {
      id: 'sopas',
      nome: 'Sopas',
      products: [
        product('sopa-abobora', 'Sopa de Abóbora', 1900),
        product('sopa-legumes', 'Sopa de Legumes', 1800),
      ],
    },
    {
      id: 'sucos',
      nome: 'Sucos',
      types: ['300 ml', '500 ml'],
      products: [
        product('suco-verde', 'Suco Verde', [1000, 1400], {
          ingredientes: ['couve', 'maçã', 'limão', 'gengibre'],
          opcoes: [boosts],
        }),
        product('suco-laranja', 'Suco de Laranja', [800, 1200], { opcoes: [boosts] }),
        product('suco-abacaxi', 'Suco de Abacaxi', [800, 1200], { opcoes: [boosts] }),
      ],
    },
    {
      id: 'outros',
      nome: 'Bebidas e doces',
      products: [
        product('kombucha', 'Kombucha 350ml', 1600),
        product('agua', 'Água mineral', 400),
        product('agua-coco', 'Água de Coco', 900),
        product('brownie', 'Brownie sem Açúcar', 1200),
        product('salada-frutas', 'Salada de Frutas', 1100),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Enseada', 'Pitangueiras'] },
    { centavos: 900, bairros: ['Astúrias', 'Tombo', 'Jardim Virgínia'] },
    { centavos: 1500, bairros: ['Vicente de Carvalho', 'Pernambuco'] },
  ],
}
