import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

/** Feed, seeds, manure, tools. */
export const agroDoItajai: CorpusShop = {
  id: 'agro-do-itajai',
  trade: 'agropecuária',
  nome: 'Agro do Itajaí',
  city: 'Rio do Sul',
  menu: menuOf([
    {
      id: 'graos',
      nome: 'Grãos e rações',
      types: ['5 kg', '20 kg'],
      products: [
        product('milho', 'Milho em grão', [1500, 5200]),
        product('quirera', 'Quirera', [1400, 4900]),
        product('postura', 'Ração de postura', [2400, 8200]),
        product('engorda', 'Ração de engorda', [2300, 7900]),
        product('coelho', 'Ração para coelho', [2600, 8900]),
      ],
    },
    {
      id: 'horta',
      nome: 'Horta',
      products: [
        product('sem-alface', 'Semente de alface', 400),
        product('sem-cenoura', 'Semente de cenoura', 450),
        product('sem-tomate', 'Semente de tomate', 500),
        product('muda', 'Muda de fruta', 3500, {
          opcoes: [
            group(
              'fruta',
              'Fruta',
              [1, 1],
              [
                option('limao', 'Limão'),
                option('laranja', 'Laranja'),
                option('caqui', 'Caqui'),
                option('uva', 'Uva'),
              ],
            ),
          ],
        }),
        product('terra', 'Terra preta 10 kg', 1900),
        product('esterco', 'Esterco de galinha 10 kg', 1700),
        product('calcario', 'Calcário 5 kg', 1200),
      ],
    },
    {
      id: 'ferramentas',
      nome: 'Ferramentas',
      products: [
        product('enxada', 'Enxada', 6500, {
          opcoes: [group('cabo', 'Cabo', [0, 1], [option('com-cabo', 'Com cabo', 1500)])],
        }),
        product('ancinho', 'Ancinho', 4200),
        product('mangueira', 'Mangueira', 8900, {
          opcoes: [
            group(
              'metros',
              'Comprimento',
              [1, 1],
              [option('m10', '10 metros'), option('m20', '20 metros', 7000)],
            ),
          ],
        }),
        product('regador', 'Regador', 3800),
        product('luva', 'Luva de raspa', 1900),
      ],
    },
    {
      id: 'bichos',
      nome: 'Bichos',
      products: [
        product('bebedouro', 'Bebedouro de pintinho', 2200),
        product('comedouro', 'Comedouro', 2600),
        product('vermifugo', 'Vermífugo', 3400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 800, bairros: ['Centro', 'Canta Galo'] },
    { centavos: 1500, bairros: ['Bela Aliança', 'Barragem'] },
  ],
}
