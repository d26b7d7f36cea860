import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const meat = group(
  'proteina',
  'Proteína',
  [1, 1],
  [
    option('frango', 'Frango assado'),
    option('bife', 'Bife acebolado'),
    option('sol', 'Carne do sol', 300),
    option('peixe', 'Peixe frito', 200),
  ],
)

const sides = group(
  'guarnicoes',
  'Guarnições',
  [0, 4],
  [
    option('arroz', 'Arroz'),
    option('feijao', 'Feijão'),
    option('macarrao', 'Macarrão'),
    option('farofa', 'Farofa'),
    option('pure', 'Purê'),
    option('salada', 'Salada'),
  ],
)

const extra = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('ovo', 'Ovo frito', 250),
    option('banana', 'Banana da terra', 350),
    option('calabresa', 'Calabresa', 400),
  ],
)

const heat = group(
  'pimenta',
  'Pimenta',
  [1, 1],
  [option('sem', 'Sem pimenta'), option('pouca', 'Pouca pimenta'), option('quente', 'Bem quente')],
)

/** Boxed meals in three sizes with a meat and sides, dishes with dendê by their heat, sweets and juices. */
export const quentinhaDoComercio: CorpusShop = {
  id: 'quentinha-do-comercio',
  trade: 'marmitaria baiana',
  nome: 'Quentinha do Comércio',
  city: 'Salvador',
  voucher: true,
  menu: menuOf([
    {
      id: 'quentinhas',
      nome: 'Quentinhas',
      types: ['P', 'M', 'G'],
      products: [product('quentinha', 'Quentinha', [1700, 2100, 2600], { opcoes: [meat, sides, extra] })],
    },
    {
      id: 'feijoadas',
      nome: 'Feijoada',
      types: ['Individual', 'Para dois'],
      products: [
        product('feijoada', 'Feijoada', [2600, 4800], {
          ingredientes: ['feijão mulatinho', 'carne seca', 'calabresa', 'costela'],
        }),
      ],
    },
    {
      id: 'dende',
      nome: 'No dendê',
      products: [
        product('moqueca-peixe', 'Moqueca de Peixe', 4500, { opcoes: [heat], alergenos: ['peixe'] }),
        product('moqueca-camarao', 'Moqueca de Camarão', 5500, { opcoes: [heat], alergenos: ['crustáceos'] }),
        product('bobo', 'Bobó de Camarão', 4900, {
          opcoes: [heat],
          ingredientes: ['camarão', 'aipim', 'leite de coco', 'dendê'],
          alergenos: ['crustáceos'],
        }),
        product('vatapa', 'Vatapá', 1800, { alergenos: ['amendoim', 'castanhas', 'crustáceos'] }),
        product('caruru', 'Caruru', 1800),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces',
      products: [
        product('cocada', 'Cocada', 500),
        product('mousse', 'Mousse de Maracujá', 700),
        product('estudante', 'Bolinho de Estudante', 400),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('suco-caja', 'Suco de Cajá', 700),
        product('suco-umbu', 'Suco de Umbu', 700),
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-1l', 'Coca-Cola 1L', 1000),
        product('guarana', 'Guaraná lata', 600),
        product('agua-coco', 'Água de Coco', 700),
        product('agua', 'Água mineral', 300),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 400, bairros: ['Comércio', 'Nazaré', 'Barris'] },
    { centavos: 700, bairros: ['Brotas', 'Liberdade', 'Rio Vermelho'] },
    { centavos: 1200, bairros: ['Pituba', 'Itapuã'] },
  ],
}
