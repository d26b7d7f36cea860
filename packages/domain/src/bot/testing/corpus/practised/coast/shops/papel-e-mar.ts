import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const ink = group(
  'cor',
  'Cor da tinta',
  [1, 1],
  [option('azul', 'Azul'), option('preta', 'Preta'), option('vermelha', 'Vermelha')],
)

const card = group(
  'cor',
  'Cor',
  [1, 1],
  [
    option('branca', 'Branca'),
    option('amarela', 'Amarela'),
    option('azul', 'Azul'),
    option('rosa', 'Rosa'),
    option('verde', 'Verde'),
  ],
)

const cover = group(
  'capa',
  'Capa',
  [1, 1],
  [option('lisa', 'Lisa'), option('floral', 'Floral'), option('futebol', 'Futebol')],
)

const wrap = group('embrulho', 'Embrulho', [0, 1], [option('presente', 'Embrulho para presente', 300)])

const gift = { opcoes: [wrap] }

/** Stationery by the piece or the box, copies, and presents that can be wrapped. */
export const papelEMar: CorpusShop = {
  id: 'papel-e-mar',
  trade: 'papelaria e presentes',
  nome: 'Papelaria Papel e Mar',
  city: 'Itajaí',
  menu: menuOf([
    {
      id: 'cadernos',
      nome: 'Cadernos',
      products: [
        product('cad-10', 'Caderno 10 matérias', 3290, { opcoes: [cover] }),
        product('cad-1', 'Caderno 1 matéria', 1490, { opcoes: [cover] }),
        product('cad-desenho', 'Caderno de Desenho', 1690),
        product('agenda', 'Agenda 2027', 3990),
      ],
    },
    {
      id: 'escrita',
      nome: 'Escrita',
      types: ['Unidade', 'Caixa'],
      products: [
        product('caneta', 'Caneta esferográfica', [250, 9900], { opcoes: [ink] }),
        product('lapis', 'Lápis preto nº 2', [150, 1500]),
        product('borracha', 'Borracha branca', [200, 3200]),
      ],
    },
    {
      id: 'material',
      nome: 'Material escolar',
      products: [
        product('lapis-cor-12', 'Lápis de cor 12 cores', 1890),
        product('lapis-cor-24', 'Lápis de cor 24 cores', 3490),
        product('canetinha', 'Canetinha 12 cores', 1590),
        product('guache', 'Tinta guache 6 cores', 1290),
        product('apontador', 'Apontador com depósito', 490),
        product('tesoura', 'Tesoura sem ponta', 790),
        product('cola-bastao', 'Cola bastão', 590),
        product('cola-liquida', 'Cola branca líquida 90 g', 490),
        product('estojo', 'Estojo com zíper', 2490),
      ],
    },
    {
      id: 'papeis',
      nome: 'Papéis',
      products: [
        product('a4', 'Papel sulfite A4 500 folhas', 2990),
        product('cartolina', 'Cartolina', 150, { opcoes: [card] }),
        product('eva', 'Folha de EVA', 290, { opcoes: [card] }),
        product('papel-presente', 'Papel de presente', 350),
      ],
    },
    {
      id: 'copias',
      nome: 'Cópias e impressões',
      types: ['Preto e branco', 'Colorida'],
      products: [product('impressao', 'Impressão A4', [80, 250])],
    },
    {
      id: 'presentes',
      nome: 'Presentes',
      products: [
        product('caneca', 'Caneca de porcelana', 3490, gift),
        product('garrafa', 'Garrafa térmica 500 ml', 7990, gift),
        product('quebra-cabeca', 'Quebra-cabeça 500 peças', 5990, gift),
        product('cartao', 'Cartão de aniversário', 790),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Centro', 'Fazenda'] },
    { centavos: 900, bairros: ['São João', 'Vila Operária', 'Dom Bosco'] },
    { centavos: 1400, bairros: ['Cordeiros', 'Praia Brava'] },
  ],
}
