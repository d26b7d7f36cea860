import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const flavours = group(
  'sabores',
  'Sabores',
  [1, 3],
  [option('doce-leite', 'Doce de leite'), option('goiabada', 'Goiabada'), option('chocolate', 'Chocolate')],
)

const coating = group(
  'cobertura',
  'Cobertura',
  [1, 1],
  [option('branco', 'Chocolate branco'), option('preto', 'Chocolate preto'), option('maizena', 'De maizena')],
)

const salsa = group(
  'molho',
  'Molho',
  [0, 2],
  [option('chimichurri', 'Chimichurri', 300), option('criolla', 'Salsa criolla', 300)],
)

const baked = { opcoes: [salsa] }
const counts = ['Unidade', 'Meia dúzia', 'Dúzia']
const beef = [900, 5000, 9600]
const others = [850, 4700, 9000]

/** Empanadas by the piece and the dozen, alfajores with a coating, medialunas, pancakes of flavours, drinks. */
export const empanadasDaFronteira: CorpusShop = {
  id: 'empanadas-da-fronteira',
  trade: 'empanadas e alfajores',
  nome: 'Empanadas da Fronteira',
  city: 'Uruguaiana',
  menu: menuOf([
    {
      id: 'empanadas',
      nome: 'Empanadas',
      types: counts,
      products: [
        product('e-carne', 'Empanada de Carne', beef, {
          ...baked,
          ingredientes: ['carne', 'ovo', 'azeitona', 'cebola', 'cominho'],
          alergenos: ['glúten', 'ovo'],
        }),
        product('e-frango', 'Empanada de Frango', others, baked),
        product('e-queijo', 'Empanada de Presunto e Queijo', others, baked),
        product('e-cebola', 'Empanada de Queijo e Cebola', others, baked),
        product('e-humita', 'Empanada de Humita', others, {
          ...baked,
          ingredientes: ['milho', 'queijo', 'pimentão'],
          alergenos: ['glúten', 'leite'],
        }),
      ],
    },
    {
      id: 'fornadas',
      nome: 'Da padaria',
      products: [
        product('medialuna', 'Medialuna', 600),
        product('medialuna-pq', 'Medialuna Recheada', 1200, { descricao: 'Com presunto e queijo' }),
        product('sanduiche-miga', 'Sanduíche de Miga', 1500),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces',
      products: [
        product('alfajor', 'Alfajor', 800, { opcoes: [coating], alergenos: ['glúten', 'leite'] }),
        product('panqueque', 'Panqueque', 1600, { opcoes: [flavours] }),
        product('pote-dl', 'Doce de Leite Pote 400g', 2900),
        product('rogel', 'Torta Rogel Fatia', 1500),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('pomelo', 'Refrigerante de Pomelo 500ml', 900),
        product('coca-600', 'Coca-Cola 600ml', 800),
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('patricia', 'Cerveja Patricia 1L', 2400),
        product('quilmes', 'Cerveja Quilmes 1L', 2200),
        product('agua', 'Água mineral', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'Santana'] },
    { centavos: 800, bairros: ['São Miguel', 'Cidade Alegria', 'Ipiranga'] },
    { centavos: 1200, bairros: ['Nova Esperança'] },
  ],
}
