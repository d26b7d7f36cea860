import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const dough = group(
  'massa',
  'Massa',
  [1, 1],
  [option('podre', 'Massa podre'), option('folhada', 'Massa folhada', 600)],
)

const crowned = { opcoes: [dough] }

const juice = group(
  'suco',
  'Suco',
  [1, 1],
  [option('laranja', 'Laranja'), option('maracuja', 'Maracujá'), option('abacaxi', 'Abacaxi com hortelã')],
)

/** Savoury pies in two sizes sold by halves with a dough, small empadas by the piece and the dozen, quiches, sweets. */
export const tortasDaFonte: CorpusShop = {
  id: 'tortas-da-fonte',
  trade: 'empadaria e tortas salgadas meio a meio',
  nome: 'Tortas da Fonte',
  city: 'Poços de Caldas',
  menu: menuOf([
    {
      id: 'tortas',
      nome: 'Tortas salgadas',
      types: ['Pequena', 'Grande'],
      halves: { maximo: 2, cobranca: 'maior' },
      products: [
        product('t-frango', 'Torta de Frango', [4200, 7500], {
          ...crowned,
          ingredientes: ['frango desfiado', 'milho', 'requeijão', 'azeitona'],
          alergenos: ['glúten', 'leite'],
        }),
        product('t-palmito', 'Torta de Palmito', [4600, 8200], crowned),
        product('t-camarao', 'Torta de Camarão', [5900, 9900], {
          ...crowned,
          alergenos: ['crustáceos', 'glúten'],
        }),
        product('t-legumes', 'Torta de Legumes', [3900, 6900], crowned),
        product('t-carne-seca', 'Torta de Carne Seca', [4900, 8800], crowned),
      ],
    },
    {
      id: 'empadas',
      nome: 'Empadas',
      types: ['Unidade', 'Dúzia'],
      products: [
        product('e-frango', 'Empada de Frango', [600, 6500]),
        product('e-palmito', 'Empada de Palmito', [650, 7000]),
        product('e-queijo', 'Empada de Queijo', [600, 6500], { alergenos: ['glúten', 'leite'] }),
        product('e-camarao', 'Empada de Camarão', [800, 8800]),
      ],
    },
    {
      id: 'quiches',
      nome: 'Quiches',
      products: [
        product('q-lorraine', 'Quiche Lorraine', 1600, {
          ingredientes: ['bacon', 'queijo', 'creme de leite', 'ovo'],
        }),
        product('q-alho-poro', 'Quiche de Alho-Poró', 1600),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces',
      products: [
        product('torta-limao', 'Torta de Limão fatia', 1200),
        product('pudim', 'Pudim de Leite', 1000),
        product('empada-doce', 'Empadinha de Goiabada', 700),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('suco', 'Suco natural', 900, { opcoes: [juice] }),
        product('coca-lata', 'Coca-Cola lata', 600),
        product('guarana-lata', 'Guaraná lata', 600),
        product('agua', 'Água mineral', 400),
        product('agua-gas', 'Água com gás', 450),
        product('cafe', 'Café coado', 500),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'Jardim dos Estados'] },
    { centavos: 800, bairros: ['Cascatinha', 'Country Club'] },
    { centavos: 1200, bairros: ['Jardim Kennedy', 'Parque Pinheiros'] },
  ],
}
