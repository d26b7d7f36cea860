import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const dips = group(
  'molhos',
  'Molhos',
  [1, 2],
  [
    option('barbecue', 'Barbecue'),
    option('alho', 'Maionese de alho'),
    option('pimenta', 'Geleia de pimenta'),
    option('mostarda-mel', 'Mostarda e mel'),
  ],
)

const cut = group(
  'corte',
  'Corte',
  [1, 1],
  [
    option('asinha', 'Asinha'),
    option('coxinha', 'Coxinha da asa'),
    option('file', 'Filé', 400),
    option('misto', 'Misto'),
  ],
)

const soda = group(
  'refri',
  'Refrigerante',
  [1, 1],
  [option('coca', 'Coca-Cola lata'), option('guarana', 'Guaraná lata'), option('fanta', 'Fanta lata')],
)

/** Fried chicken by the bucket with its cut and dips, sandwiches, sets with a drink, and sides. */
export const baldeDourado: CorpusShop = {
  id: 'balde-dourado',
  trade: 'frango frito no balde',
  nome: 'Balde Dourado',
  city: 'Macapá',
  menu: menuOf([
    {
      id: 'baldes',
      nome: 'Baldes',
      types: ['P', 'M', 'G'],
      products: [
        product('balde', 'Balde de Frango', [2900, 4600, 6900], {
          opcoes: [cut, dips],
          alergenos: ['glúten', 'leite'],
        }),
      ],
    },
    {
      id: 'sanduiches',
      nome: 'Sanduíches',
      products: [
        product('crispy', 'Sanduíche Crispy', 2200, {
          ingredientes: ['pão brioche', 'filé de frango', 'alface', 'picles', 'maionese'],
          alergenos: ['glúten', 'ovo'],
        }),
        product('crispy-duplo', 'Sanduíche Crispy Duplo', 2900),
        product('crispy-bacon', 'Sanduíche Crispy Bacon', 2600),
        product('wrap', 'Wrap de Frango', 2000),
      ],
    },
    {
      id: 'combos',
      nome: 'Combos',
      products: [
        product('combo-solo', 'Combo Solo', 3200, {
          descricao: 'Sanduíche crispy, batata pequena e refrigerante',
          opcoes: [soda],
        }),
        product('combo-dupla', 'Combo Dupla', 6900, {
          descricao: 'Balde M misto, batata grande e dois refrigerantes',
          opcoes: [{ ...soda, min: 2, max: 2 }, dips],
        }),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Acompanhamentos',
      types: ['Pequena', 'Grande'],
      products: [
        product('batata', 'Batata Frita', [1200, 2000]),
        product('macaxeira', 'Macaxeira Frita', [1200, 1900]),
        product('onion', 'Anéis de Cebola', [1500, 2500]),
        product('arroz', 'Arroz', [600, 1000]),
        product('coleslaw', 'Salada de Repolho', [800, 1400]),
      ],
    },
    {
      id: 'molhos-extra',
      nome: 'Molho extra',
      products: [
        product('extra-alho', 'Pote de Maionese de Alho', 300),
        product('extra-barbecue', 'Pote de Barbecue', 300),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 650),
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('guarana-lata', 'Guaraná lata', 600),
        product('fanta-lata', 'Fanta Laranja lata', 600),
        product('suco-cupuacu', 'Suco de Cupuaçu', 900),
        product('suco-tapereba', 'Suco de Taperebá', 900),
        product('agua', 'Água mineral', 350),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Central', 'Trem', 'Laguinho'] },
    { centavos: 800, bairros: ['Buritizal', 'Pacoval', 'Santa Rita'] },
    { centavos: 1200, bairros: ['Zerão', 'Jardim Felicidade'] },
  ],
}
