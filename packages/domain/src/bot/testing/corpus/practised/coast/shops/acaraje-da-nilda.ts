import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const pepper = group(
  'pimenta',
  'Pimenta',
  [1, 1],
  [option('sem', 'Sem pimenta'), option('pouca', 'Pouca pimenta'), option('muita', 'Muita pimenta')],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('camarao', 'Camarão extra', 500),
    option('vatapa', 'Vatapá extra', 300),
    option('caruru', 'Caruru extra', 300),
  ],
)

const filled = { opcoes: [pepper, extras] }

const pulp = group(
  'fruta',
  'Fruta',
  [1, 1],
  [
    option('cacau', 'Cacau'),
    option('cupuacu', 'Cupuaçu'),
    option('umbu', 'Umbu'),
    option('graviola', 'Graviola'),
    option('acerola', 'Acerola'),
  ],
)

/** Fritters of beans filled to taste, small ones by the dozen, northern plates, and juices of a fruit to choose. */
export const acarajeDaNilda: CorpusShop = {
  id: 'acaraje-da-nilda',
  trade: 'acarajé e tabuleiro',
  nome: 'Acarajé da Nilda',
  city: 'Ilhéus',
  menu: menuOf([
    {
      id: 'tabuleiro',
      nome: 'Tabuleiro',
      products: [
        product('acaraje', 'Acarajé', 1200, {
          ...filled,
          ingredientes: ['feijão-fradinho', 'vatapá', 'camarão seco', 'salada', 'dendê'],
          alergenos: ['crustáceos', 'amendoim'],
        }),
        product('abara', 'Abará', 1200, { ...filled, alergenos: ['crustáceos', 'amendoim'] }),
        product('acaraje-prato', 'Acarajé no Prato', 2800, filled),
        product('passarinha', 'Passarinha Frita', 1000),
        product('bolinho-estudante', 'Bolinho de Estudante', 600),
        product('cocada-preta', 'Cocada Preta', 700),
        product('cocada-branca', 'Cocada Branca', 700),
      ],
    },
    {
      id: 'minis',
      nome: 'Minis para festa',
      types: ['Dúzia', 'Cento'],
      products: [
        product('mini-acaraje', 'Mini Acarajé', [3600, 26000]),
        product('mini-abara', 'Mini Abará', [3600, 26000]),
      ],
    },
    {
      id: 'pratos',
      nome: 'Pratos baianos',
      types: ['Pequeno', 'Grande'],
      products: [
        product('vatapa', 'Vatapá com Arroz', [2600, 4200], {
          ingredientes: ['pão', 'camarão seco', 'leite de coco', 'amendoim', 'castanha', 'dendê'],
          alergenos: ['amendoim', 'crustáceos', 'glúten'],
        }),
        product('caruru', 'Caruru', [2200, 3800]),
        product('xinxim', 'Xinxim de Galinha', [2900, 4800]),
        product('moqueca-arraia', 'Moqueca de Arraia', [3900, 6900]),
      ],
    },
    {
      id: 'sucos',
      nome: 'Sucos',
      types: ['300 ml', '500 ml'],
      products: [product('suco', 'Suco Natural', [800, 1200], { opcoes: [pulp] })],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 600),
        product('guarana-lata', 'Guaraná Antarctica lata', 550),
        product('agua-coco', 'Água de Coco', 800),
        product('cerveja', 'Cerveja Brahma lata', 700),
        product('agua', 'Água mineral', 350),
        product('agua-gas', 'Água mineral com gás', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Pontal', 'Centro', 'Cidade Nova'] },
    { centavos: 800, bairros: ['Malhado', 'Conquista'] },
    { centavos: 1300, bairros: ['Olivença', 'Salobrinho'] },
  ],
}
