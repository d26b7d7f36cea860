import { group, menuOf, option, product } from '../../build-menu'
import type { CorpusShop } from '../../corpus'

const sides = group(
  'acompanhamentos',
  'Acompanhamentos',
  [2, 3],
  [
    option('baiao', 'Baião'),
    option('arroz', 'Arroz branco'),
    option('farofa', 'Farofa'),
    option('batata', 'Batata frita', 400),
    option('macaxeira', 'Macaxeira'),
    option('vinagrete', 'Vinagrete'),
    option('maionese', 'Salada de maionese', 300),
  ],
)

const sauce = group(
  'molho',
  'Molho',
  [0, 2],
  [
    option('alho', 'Molho de alho'),
    option('barbecue', 'Barbecue', 200),
    option('pimenta', 'Molho de pimenta'),
  ],
)

const skin = group(
  'ponto',
  'Como quer',
  [0, 1],
  [option('tostado', 'Bem tostado'), option('molhadinho', 'Mais molhadinho')],
)

const drink = group(
  'bebida',
  'Bebida',
  [1, 1],
  [option('sao-geraldo', 'Cajuína São Geraldo'), option('coca', 'Coca-Cola'), option('guarana', 'Guaraná')],
)

/** Roast chicken, whole or half, with sides; combos for families. */
export const galeteria: CorpusShop = {
  id: 'galeteria',
  trade: 'galeteria, frango assado',
  nome: 'Galeto do Zé Airton',
  city: 'Fortaleza',
  menu: menuOf([
    {
      id: 'frangos',
      nome: 'Frangos',
      types: ['Meio', 'Inteiro'],
      products: [
        product('frango', 'Frango assado', [2500, 4200], { opcoes: [skin, sauce] }),
        product('galeto', 'Galeto na brasa', [2800, 4900], { opcoes: [skin, sauce] }),
        product('frango-recheado', 'Frango recheado', [3200, 5500]),
      ],
    },
    {
      id: 'pratos',
      nome: 'Pratos',
      products: [
        product('prato-frango', 'Prato de frango', 2200, { opcoes: [sides] }),
        product('prato-costela', 'Prato de costelinha', 2800, { opcoes: [sides] }),
        product('prato-linguica', 'Prato de linguiça', 2000, { opcoes: [sides] }),
      ],
    },
    {
      id: 'combos',
      nome: 'Combos',
      products: [
        product('combo-familia', 'Combo família', 7900, {
          descricao: 'Frango inteiro, baião, farofa e refrigerante de 2 litros',
          opcoes: [drink],
        }),
        product('combo-casal', 'Combo casal', 4900, {
          descricao: 'Meio frango, arroz e farofa',
          opcoes: [drink],
        }),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Porções',
      types: ['Pequena', 'Grande'],
      products: [
        product('baiao', 'Baião de dois', [1000, 1800]),
        product('arroz', 'Arroz branco', [600, 1000]),
        product('farofa', 'Farofa de cuscuz', [600, 1000]),
        product('macaxeira', 'Macaxeira frita', [1200, 2000]),
        product('batata', 'Batata frita', [1400, 2400]),
        product('salada', 'Salada de maionese', [1000, 1700]),
        product('vinagrete', 'Vinagrete', [400, 700]),
      ],
    },
    {
      id: 'espetos',
      nome: 'Espetos',
      products: [
        product('esp-coracao', 'Espeto de coração', 800),
        product('esp-queijo', 'Espeto de queijo coalho', 900),
        product('esp-linguica', 'Espeto de linguiça', 700),
        product('esp-asa', 'Espeto de asa', 800),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('sao-geraldo-1l', 'Cajuína São Geraldo 1L', 900),
        product('sao-geraldo-lata', 'Cajuína São Geraldo lata', 500),
        product('coca-2l', 'Coca-Cola 2L', 1400),
        product('coca-1l', 'Coca-Cola 1L', 900),
        product('guarana-2l', 'Guaraná Antarctica 2L', 1200),
        product('suco-caju', 'Suco de caju', 800),
        product('agua', 'Água mineral', 300),
        product('agua-gas', 'Água com gás', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Benfica', 'Fátima', 'Centro'] },
    { centavos: 800, bairros: ['Aldeota', 'Parangaba', 'Montese'] },
    { centavos: 1200, bairros: ['Messejana', 'Barra do Ceará'] },
  ],
}
