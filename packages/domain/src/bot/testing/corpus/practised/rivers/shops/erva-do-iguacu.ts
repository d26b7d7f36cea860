import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const grind = group(
  'moagem',
  'Moagem',
  [1, 1],
  [option('fina', 'Moída fina'), option('grossa', 'Moída grossa'), option('pura-folha', 'Pura folha', 200)],
)

const engraving = group(
  'gravacao',
  'Gravação',
  [0, 1],
  [option('nome', 'Nome gravado', 2000), option('brasao', 'Brasão do time', 2500)],
)

const wrap = group('embalagem', 'Embalagem', [0, 1], [option('presente', 'Embrulho para presente', 600)])

/** Mate by weight with its grinding, gourds engraved or wrapped, straws, flasks, teas, honey and cheese. */
export const ervaDoIguacu: CorpusShop = {
  id: 'erva-do-iguacu',
  trade: 'ervateira e artigos de chimarrão',
  nome: 'Erva do Iguaçu',
  city: 'União da Vitória',
  menu: menuOf([
    {
      id: 'ervas',
      nome: 'Erva-mate',
      types: ['500g', '1kg'],
      products: [
        product('erva-tradicional', 'Erva-mate Tradicional', [1100, 1900], { opcoes: [grind] }),
        product('erva-terere', 'Erva para Tereré', [1200, 2100], {
          ingredientes: ['erva-mate', 'hortelã', 'boldo'],
        }),
        product('erva-organica', 'Erva-mate Orgânica', [1600, 2900], { opcoes: [grind] }),
      ],
    },
    {
      id: 'apetrechos',
      nome: 'Cuias e bombas',
      products: [
        product('cuia-porongo', 'Cuia de Porongo', 4500, { opcoes: [engraving, wrap] }),
        product('cuia-inox', 'Cuia de Inox', 7900, { opcoes: [engraving, wrap] }),
        product('bomba-inox', 'Bomba de Inox', 3900),
        product('bomba-alpaca', 'Bomba de Alpaca', 8900, { opcoes: [wrap] }),
        product('termica', 'Garrafa Térmica 1L', 9900, { opcoes: [engraving] }),
        product('suporte', 'Suporte de Cuia', 1500),
        product('escovinha', 'Escova para Bomba', 800),
      ],
    },
    {
      id: 'chas',
      nome: 'Chás',
      products: [
        product('cha-camomila', 'Chá de Camomila 50g', 1200),
        product('cha-hortela', 'Chá de Hortelã 50g', 1200),
        product('cha-hibisco', 'Chá de Hibisco 50g', 1400),
        product('mate-tostado', 'Mate Tostado 100g', 900),
      ],
    },
    {
      id: 'colonial',
      nome: 'Colonial',
      products: [
        product('mel', 'Mel 500g', 2500),
        product('queijo', 'Queijo Colonial 1kg', 5200, { alergenos: ['leite'] }),
        product('salame', 'Salame Colonial', 3200),
        product('bolacha', 'Bolacha Caseira 400g', 1500, {
          ingredientes: ['farinha de trigo', 'ovo', 'manteiga', 'açúcar mascavo'],
          alergenos: ['glúten', 'ovo', 'leite'],
        }),
        product('geleia-uva', 'Geleia de Uva', 1600),
        product('geleia-amora', 'Geleia de Amora', 1800),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Centro', 'São Basílio Magno'] },
    { centavos: 900, bairros: ['São Bernardo', 'Cristo Rei', 'Rocio'] },
    { centavos: 1300, bairros: ['Bento Munhoz', 'São Gabriel'] },
  ],
}
