import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const filling = group(
  'recheio',
  'Recheio',
  [1, 2],
  [
    option('carne', 'Carne mechada', 0),
    option('frango', 'Frango desfiado', 0),
    option('queijo', 'Queijo coalho', 0),
    option('feijao', 'Feijão preto', 0),
    option('abacate', 'Abacate', 200),
  ],
)
const sauces = group(
  'molhos',
  'Molhos',
  [0, 2],
  [
    option('alho', 'Molho de alho'),
    option('guasacaca', 'Guasacaca', 150),
    option('picante', 'Molho picante'),
  ],
)

/** Arepas with their fillings, pasties, plates and drinks. */
export const arepaDoMonte: CorpusShop = {
  id: 'arepa-do-monte',
  trade: 'arepas e comida venezuelana',
  nome: 'Arepa do Monte',
  city: 'Boa Vista',
  menu: menuOf([
    {
      id: 'arepas',
      nome: 'Arepas',
      products: [
        product('arepa', 'Arepa montada', 1600, { opcoes: [filling, sauces] }),
        product('pepiada', 'Arepa Reina Pepiada', 2000, {
          opcoes: [sauces],
          ingredientes: ['frango', 'abacate', 'maionese'],
        }),
        product('pabellon', 'Arepa Pabellón', 2200, { opcoes: [sauces] }),
        product('domino', 'Arepa Dominó', 1500, { opcoes: [sauces], alergenos: ['leite'] }),
      ],
    },
    {
      id: 'fritos',
      nome: 'Fritos',
      types: ['Unidade', 'Meia dúzia'],
      products: [
        product('tequeno', 'Tequeño', [500, 2600]),
        product('empanada-carne', 'Empanada de carne', [700, 3800]),
        product('empanada-queijo', 'Empanada de queijo', [600, 3300]),
      ],
    },
    {
      id: 'pratos',
      nome: 'Pratos',
      products: [
        product('patacon', 'Patacón', 2800),
        product('cachapa', 'Cachapa com queijo', 2400, {
          ingredientes: ['milho verde', 'queijo', 'manteiga'],
        }),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('papelon', 'Papelón com limão', 900),
        product('chicha', 'Chicha', 1100),
        product('malta', 'Malta', 800),
        product('agua', 'Água mineral', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'São Francisco'] },
    { centavos: 900, bairros: ['Caçari', 'Paraviana', 'Pintolândia'] },
  ],
}
