import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const sauces = group(
  'molhos',
  'Molhos',
  [0, 2],
  [
    option('pimenta', 'Pimenta da casa'),
    option('alho', 'Maionese de alho', 300),
    option('barbecue', 'Barbecue', 300),
  ],
)

const side = group(
  'guarnicao',
  'Guarnição',
  [1, 1],
  [
    option('mandioca', 'Mandioca frita'),
    option('fritas', 'Batata frita'),
    option('polenta', 'Polenta frita'),
  ],
)

const doneness = group(
  'ponto',
  'Ponto da carne',
  [1, 1],
  [option('mal', 'Mal passada'), option('ao-ponto', 'Ao ponto'), option('bem', 'Bem passada')],
)

const portion = { opcoes: [sauces] }
const plate = { opcoes: [side] }

/** Bar snacks by half and whole portions with sauces, meats with a side and a doneness, beans, beer by the bottle. */
export const botecoDoGranbery: CorpusShop = {
  id: 'boteco-do-granbery',
  trade: 'boteco com porções e torresmo',
  nome: 'Boteco do Granbery',
  city: 'Juiz de Fora',
  menu: menuOf([
    {
      id: 'porcoes',
      nome: 'Porções',
      types: ['Meia', 'Inteira'],
      products: [
        product('torresmo', 'Torresmo de Barriga', [2400, 4200], portion),
        product('mandioca', 'Mandioca com Bacon', [2000, 3500], portion),
        product('frango-passarinho', 'Frango à Passarinho', [2600, 4600], portion),
        product('calabresa', 'Calabresa Acebolada', [2300, 4000], {
          ...portion,
          ingredientes: ['calabresa', 'cebola', 'pimentão', 'pão'],
        }),
        product('jilo', 'Jiló com Fígado', [2200, 3900], portion),
        product('bolinho-feijao', 'Bolinho de Feijoada', [2500, 4400], {
          ...portion,
          ingredientes: ['feijão preto', 'couve', 'bacon', 'farinha'],
          alergenos: ['glúten'],
        }),
        product('tilapia', 'Isca de Tilápia', [3200, 5800], { ...portion, alergenos: ['peixe', 'glúten'] }),
      ],
    },
    {
      id: 'carnes',
      nome: 'Carnes na chapa',
      products: [
        product('contrafile', 'Contrafilé na Chapa', 6900, { opcoes: [doneness, side] }),
        product('pernil', 'Pernil na Chapa', 5200, plate),
        product('costelinha', 'Costelinha Barbecue', 5900, plate),
      ],
    },
    {
      id: 'panela',
      nome: 'Da panela',
      products: [
        product('feijoada', 'Feijoada', 4800, {
          descricao: 'Com arroz, couve, farofa e laranja',
          alergenos: ['glúten'],
        }),
        product('tropeiro', 'Feijão Tropeiro', 3600),
        product('caldo-mocoto', 'Caldo de Mocotó', 1800),
        product('rabada', 'Rabada com Agrião', 5400),
      ],
    },
    {
      id: 'cervejas',
      nome: 'Cervejas',
      types: ['Unidade', 'Balde com 5'],
      products: [
        product('original', 'Original 600ml', [1500, 7000]),
        product('heineken', 'Heineken long neck', [1200, 5500]),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('cachaca', 'Dose de Cachaça', 900),
        product('caipirinha', 'Caipirinha de Limão', 1900),
        product('caipirinha-maracuja', 'Caipirinha de Maracujá', 2200),
        product('coca-lata', 'Coca-Cola lata', 700),
        product('mate-couro', 'Mate Couro 2L', 1300),
        product('agua', 'Água mineral', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Granbery', 'São Mateus'] },
    { centavos: 800, bairros: ['Cascatinha', 'Bom Pastor', 'Alto dos Passos'] },
    { centavos: 1400, bairros: ['Benfica', 'Grama'] },
  ],
}
