import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const ripeness = group(
  'ponto',
  'Ponto da fruta',
  [0, 1],
  [option('madura', 'Madura'), option('verde', 'Verde')],
)

const cut = group(
  'preparo',
  'Preparo',
  [0, 1],
  [option('descascada', 'Descascada', 200), option('picada', 'Picada', 250)],
)

const ripe = { opcoes: [ripeness] }
const prepared = { opcoes: [cut] }

/** Fruit and vegetables by kilo, by the piece, the bunch and the tray, eggs, and a little grocery. */
export const quitandaSorocabana: CorpusShop = {
  id: 'quitanda-sorocabana',
  trade: 'quitanda e mercearia',
  nome: 'Quitanda Sorocabana',
  city: 'Sorocaba',
  menu: menuOf([
    {
      id: 'quilo',
      nome: 'Por quilo',
      types: ['500 g', '1 kg'],
      products: [
        product('tomate', 'Tomate', [450, 850]),
        product('cebola', 'Cebola', [300, 550]),
        product('batata', 'Batata', [350, 650], prepared),
        product('cenoura', 'Cenoura', [300, 550], prepared),
        product('mandioca', 'Mandioca', [350, 600], prepared),
        product('banana-prata', 'Banana prata', [350, 650], ripe),
        product('banana-nanica', 'Banana nanica', [250, 480], ripe),
        product('maca', 'Maçã gala', [500, 950]),
        product('mamao', 'Mamão formosa', [350, 650], ripe),
      ],
    },
    {
      id: 'unidade',
      nome: 'Unidade, maço e bandeja',
      products: [
        product('alface', 'Alface crespa', 350),
        product('couve', 'Couve (maço)', 350),
        product('cheiro-verde', 'Cheiro-verde', 300),
        product('abacaxi', 'Abacaxi', 800, ripe),
        product('melancia', 'Melancia', 2200),
        product('morango', 'Morango (bandeja)', 900),
        product('tomate-cereja', 'Tomate cereja (bandeja)', 700),
        product('alho', 'Alho (cabeça)', 250),
      ],
    },
    {
      id: 'ovos',
      nome: 'Ovos',
      types: ['Dúzia', 'Cartela com 30'],
      products: [
        product('ovo-branco', 'Ovo branco', [1100, 2400]),
        product('ovo-caipira', 'Ovo caipira', [1600, 3600]),
      ],
    },
    {
      id: 'mercearia',
      nome: 'Mercearia',
      products: [
        product('arroz', 'Arroz 5 kg', 2900),
        product('feijao-carioca', 'Feijão carioca 1 kg', 850),
        product('feijao-preto', 'Feijão preto 1 kg', 950),
        product('oleo', 'Óleo de soja', 850),
        product('cafe', 'Café 500 g', 2200),
        product('acucar', 'Açúcar 1 kg', 500),
        product('queijo-minas', 'Queijo minas', 2600, { alergenos: ['leite'] }),
        product('suco-laranja', 'Suco de laranja 1L', 1400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'Vila Hortência'] },
    { centavos: 800, bairros: ['Campolim', 'Vergueiro', 'Jardim Simus'] },
    { centavos: 1100, bairros: ['Éden', 'Wanel Ville', 'Brigadeiro Tobias'] },
  ],
}
