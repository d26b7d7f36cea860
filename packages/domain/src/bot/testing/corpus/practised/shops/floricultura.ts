import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const colour = group(
  'cor',
  'Cor',
  [1, 1],
  [
    option('vermelha', 'Vermelha'),
    option('branca', 'Branca'),
    option('rosa', 'Cor-de-rosa'),
    option('amarela', 'Amarela'),
  ],
)

const gifts = group(
  'mimos',
  'Acompanha',
  [0, 3],
  [
    option('cartao', 'Cartão com mensagem', 500),
    option('bombom', 'Caixa de bombom', 3500),
    option('ursinho', 'Ursinho de pelúcia', 4500),
    option('balao', 'Balão', 2000),
  ],
)

/** Bunches in three sizes with gifts, single roses and dozens, pots, and goods whose names carry figures. */
export const floricultura: CorpusShop = {
  id: 'floricultura',
  trade: 'floricultura',
  nome: 'Flor do Batel',
  city: 'Curitiba',
  menu: menuOf([
    {
      id: 'buques',
      nome: 'Buquês',
      types: ['P', 'M', 'G'],
      products: [
        product('buque-rosas', 'Buquê de rosas', [9000, 14000, 21000], { opcoes: [colour, gifts] }),
        product('buque-girassol', 'Buquê de girassol', [8000, 12000, 18000], { opcoes: [gifts] }),
        product('buque-campo', 'Buquê de flores do campo', [7000, 11000, 16000], { opcoes: [gifts] }),
      ],
    },
    {
      id: 'rosas',
      nome: 'Rosas avulsas',
      types: ['Unidade', 'Dúzia'],
      products: [product('rosa', 'Rosa', [900, 9500], { opcoes: [colour] })],
    },
    {
      id: 'arranjos',
      nome: 'Arranjos',
      products: [
        product('arranjo-mesa', 'Arranjo de mesa', 12000, { opcoes: [gifts] }),
        product('cesta-flores', 'Cesta de flores', 18000, { opcoes: [gifts] }),
        product('coroa', 'Coroa de flores', 35000),
      ],
    },
    {
      id: 'vasos',
      nome: 'Plantas em vaso',
      products: [
        product('orquidea-branca', 'Orquídea branca', 8900),
        product('orquidea-roxa', 'Orquídea roxa', 8900),
        product('suculenta', 'Suculenta', 1500),
        product('cacto', 'Cacto', 1200),
        product('violeta', 'Violeta', 1000),
        product('lirio', 'Lírio da paz', 4500),
        product('samambaia', 'Samambaia', 5500),
      ],
    },
    {
      id: 'jardim',
      nome: 'Terra e adubo',
      products: [
        product('terra-5', 'Terra adubada 5 kg', 1200),
        product('terra-20', 'Terra adubada 20 kg', 3500),
        product('adubo', 'Adubo 10-10-10 500 g', 1400),
        product('vaso-barro', 'Vaso de barro', 1800),
      ],
    },
    {
      id: 'presentes',
      nome: 'Presentes',
      products: [
        product('ferrero-8', 'Ferrero Rocher com 8', 3200),
        product('ferrero-12', 'Ferrero Rocher com 12', 4500),
        product('urso', 'Urso de pelúcia grande', 9900),
        product('espumante', 'Espumante 750 ml', 6900),
        product('vela', 'Vela aromática', 3900),
      ],
    },
  ]),
  feeGroups: [
    { bairros: ['Batel', 'Água Verde', 'Centro'], centavos: 1000 },
    { bairros: ['Portão', 'Bigorrilho', 'Juvevê'], centavos: 1500 },
    { bairros: ['Santa Felicidade', 'Boqueirão', 'Cajuru'], centavos: 2200 },
  ],
}
