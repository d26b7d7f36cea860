import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const sauce = group(
  'molho',
  'Molho à parte',
  [0, 2],
  [option('pomodoro', 'Pomodoro'), option('pesto', 'Pesto', 400), option('gorgonzola', 'Gorgonzola', 500)],
)

const cut = group('corte', 'Corte', [1, 1], [option('inteiro', 'Inteiro'), option('fatiado', 'Fatiado')])

const filled = { opcoes: [sauce] }
const flat = { opcoes: [cut] }

/** Calzones in two sizes, by halves, with sauces beside; focaccias whole or cut; wine by the bottle. */
export const calzoneDaLagoa: CorpusShop = {
  id: 'calzone-da-lagoa',
  trade: 'calzones e focaccias',
  nome: 'Calzone da Lagoa',
  city: 'Lagoa Santa',
  menu: menuOf([
    {
      id: 'calzones',
      nome: 'Calzones',
      types: ['Individual', 'Família'],
      halves: { maximo: 2, cobranca: 'maior' },
      products: [
        product('c-presunto', 'Presunto e Queijo', [2600, 6200], filled),
        product('c-pepperoni', 'Pepperoni', [2900, 6900], filled),
        product('c-frango', 'Frango com Requeijão', [2700, 6400], {
          ...filled,
          ingredientes: ['frango desfiado', 'requeijão', 'milho', 'cheiro-verde'],
        }),
        product('c-ricota', 'Ricota com Espinafre', [2700, 6400], {
          ...filled,
          alergenos: ['leite', 'glúten', 'ovo'],
        }),
        product('c-escarola', 'Escarola com Bacon', [2800, 6600], filled),
        product('c-berinjela', 'Berinjela', [2600, 6200], filled),
        product('c-linguica', 'Linguiça Mineira', [2900, 6900], filled),
      ],
    },
    {
      id: 'focaccias',
      nome: 'Focaccias',
      products: [
        product('f-alecrim', 'Focaccia de Alecrim', 2200, flat),
        product('f-tomate', 'Focaccia de Tomate', 2500, flat),
        product('f-cebola', 'Focaccia de Cebola Roxa', 2500, flat),
      ],
    },
    {
      id: 'doces',
      nome: 'Sobremesas',
      products: [
        product('tiramisu', 'Tiramisù', 1900, { alergenos: ['ovo', 'leite', 'glúten'] }),
        product('cannoli', 'Cannoli', 1200),
        product('panna', 'Panna Cotta', 1600),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('guarana-lata', 'Guaraná Antarctica lata', 600),
        product('guarana-2l', 'Guaraná Antarctica 2L', 1400),
        product('coca-2l', 'Coca-Cola 2L', 1600),
        product('soda', 'Soda Italiana', 1300),
        product('vinho-tinto', 'Vinho Tinto', 5900),
        product('vinho-branco', 'Vinho Branco', 5900),
        product('agua', 'Água mineral', 400),
        product('agua-gas', 'Água com gás', 500),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Centro', 'Várzea', 'Brant'] },
    { centavos: 900, bairros: ['Promissão', 'Santos Dumont', 'Visão'] },
    { centavos: 1400, bairros: ['Lundcéia', 'Ovídio Guerra'] },
  ],
}
