import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const side = group(
  'acompanhamento',
  'Acompanhamento extra',
  [0, 3],
  [
    option('pirao', 'Pirão', 600),
    option('banana', 'Moqueca de banana', 900),
    option('arroz', 'Arroz branco', 500),
  ],
)

const dish = group(
  'guarnicao',
  'Guarnição',
  [1, 1],
  [option('pure', 'Purê'), option('legumes', 'Legumes'), option('fritas', 'Batata frita', 300)],
)

const stews = { opcoes: [side] }

/** Stews of fish and shellfish for one or two, dishes with a side to choose, and starters. */
export const panelaDeBarro: CorpusShop = {
  id: 'panela-de-barro',
  trade: 'moquecas e comida capixaba',
  nome: 'Panela de Barro da Ilha',
  city: 'Vitória',
  menu: menuOf([
    {
      id: 'moquecas',
      nome: 'Moquecas',
      types: ['Individual', 'Para dois'],
      products: [
        product('moq-badejo', 'Moqueca de Badejo', [5900, 10900], {
          ...stews,
          ingredientes: ['badejo', 'tomate', 'cebola', 'coentro', 'urucum', 'azeite'],
          alergenos: ['peixe'],
        }),
        product('moq-dourado', 'Moqueca de Dourado', [5200, 9600], { ...stews, alergenos: ['peixe'] }),
        product('moq-camarao', 'Moqueca de Camarão', [6400, 11900], {
          ...stews,
          alergenos: ['crustáceos'],
        }),
        product('moq-siri', 'Moqueca de Siri Desfiado', [5600, 10200], stews),
        product('moq-banana', 'Moqueca de Banana da Terra', [3400, 6200], stews),
      ],
    },
    {
      id: 'pratos',
      nome: 'Pratos',
      products: [
        product('torta', 'Torta Capixaba', 4200, {
          ingredientes: ['bacalhau', 'siri', 'sururu', 'palmito', 'ovos', 'azeitona'],
          alergenos: ['peixe', 'crustáceos', 'ovo'],
        }),
        product('file-peroa', 'Filé de Peroá Frito', 3900, { opcoes: [dish] }),
        product('bobo', 'Bobó de Camarão', 4800, { alergenos: ['crustáceos', 'leite'] }),
        product('file-frango', 'Filé de Frango Grelhado', 2900, { opcoes: [dish] }),
      ],
    },
    {
      id: 'entradas',
      nome: 'Entradas',
      types: ['Meia', 'Inteira'],
      products: [
        product('isca', 'Isca de Peixe', [2600, 4500]),
        product('camarao-alho', 'Camarão Alho e Óleo', [3800, 6900]),
        product('aipim', 'Aipim Frito', [1600, 2700]),
      ],
    },
    {
      id: 'casquinhas',
      nome: 'Casquinhas',
      products: [
        product('casq-siri', 'Casquinha de Siri', 1800),
        product('caldo-sururu', 'Caldo de Sururu', 1600),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 650),
        product('coca-zero', 'Coca-Cola Zero lata', 650),
        product('guarana-15', 'Guaraná Antarctica 1,5L', 1200),
        product('suco-caju', 'Suco de Caju', 900),
        product('suco-maracuja', 'Suco de Maracujá', 900),
        product('agua', 'Água mineral', 400),
      ],
    },
    {
      id: 'doces',
      nome: 'Sobremesas',
      products: [product('cocada', 'Cocada Cremosa', 1200), product('mousse', 'Mousse de Maracujá', 1100)],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Jardim Camburi', 'Mata da Praia'] },
    { centavos: 800, bairros: ['Praia do Canto', 'Jardim da Penha'] },
    { centavos: 1200, bairros: ['Centro', 'Bento Ferreira'] },
  ],
}
