import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const heat = group(
  'picancia',
  'Picância',
  [1, 1],
  [option('suave', 'Suave'), option('media', 'Média'), option('picante', 'Picante')],
)

const chutneys = group(
  'chutney',
  'Chutney',
  [0, 2],
  [option('manga', 'Manga', 400), option('hortela', 'Hortelã', 400), option('tamarindo', 'Tamarindo', 500)],
)

const curry = { opcoes: [heat, chutneys] }
const snack = { opcoes: [chutneys] }

/** Curries by heat, breads, samosas by the piece or by six, lassi. */
export const masalaDaRepresa: CorpusShop = {
  id: 'masala-da-represa',
  trade: 'comida indiana',
  nome: 'Masala da Represa',
  city: 'Alfenas',
  menu: menuOf([
    {
      id: 'curries',
      nome: 'Curries',
      products: [
        product('tikka', 'Frango Tikka Masala', 4400, {
          ...curry,
          ingredientes: ['frango', 'tomate', 'iogurte', 'creme de leite', 'especiarias'],
          alergenos: ['leite'],
        }),
        product('butter', 'Butter Chicken', 4600, {
          ...curry,
          alergenos: ['leite', 'castanhas'],
        }),
        product('korma', 'Korma de Legumes', 3800, curry),
        product('chana', 'Chana Masala', 3600, curry),
        product('palak', 'Palak Paneer', 4100, {
          ...curry,
          ingredientes: ['espinafre', 'queijo paneer', 'alho', 'gengibre'],
        }),
        product('cordeiro', 'Rogan Josh de Cordeiro', 5900, curry),
      ],
    },
    {
      id: 'biryani',
      nome: 'Biryani',
      types: ['Individual', 'Para dois'],
      products: [
        product('biryani-frango', 'Biryani de Frango', [3900, 7200], curry),
        product('biryani-legumes', 'Biryani de Legumes', [3500, 6500], curry),
      ],
    },
    {
      id: 'entradas',
      nome: 'Entradas',
      types: ['Unidade', '6 unidades'],
      products: [
        product('samosa-batata', 'Samosa de Batata', [800, 4200], snack),
        product('samosa-carne', 'Samosa de Carne', [900, 4800], snack),
        product('pakora', 'Pakora de Cebola', [600, 3200], snack),
      ],
    },
    {
      id: 'paes',
      nome: 'Pães e arroz',
      products: [
        product('naan', 'Naan', 900),
        product('naan-alho', 'Naan de Alho', 1100),
        product('chapati', 'Chapati', 700),
        product('basmati', 'Arroz Basmati', 1200),
        product('raita', 'Raita', 1000),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas e doces',
      products: [
        product('lassi-manga', 'Lassi de Manga', 1500),
        product('lassi-rosas', 'Lassi de Rosas', 1500),
        product('chai', 'Chai', 1000),
        product('coca-lata', 'Coca-Cola lata', 650),
        product('agua', 'Água mineral', 400),
        product('gulab', 'Gulab Jamun', 1300),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'Aparecida', 'Jardim Aeroporto'] },
    { centavos: 800, bairros: ['Vila Betânia', 'Residencial Oliveira', 'Pinheirinho'] },
    { centavos: 1300, bairros: ['Campos Elíseos'] },
  ],
}
