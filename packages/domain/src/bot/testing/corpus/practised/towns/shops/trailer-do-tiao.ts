import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 6],
  [
    option('ovo', 'Ovo', 200),
    option('bacon', 'Bacon', 400),
    option('cheddar', 'Cheddar', 350),
    option('catupiry', 'Catupiry', 400),
    option('hamburguer', 'Hambúrguer extra', 600),
    option('milho', 'Milho', 150),
  ],
)

const sauces = group(
  'molho',
  'Molho à parte',
  [0, 2],
  [option('maionese', 'Maionese verde'), option('barbecue', 'Barbecue'), option('pimenta', 'Pimenta')],
)

const drink = group(
  'bebida',
  'Bebida do combo',
  [1, 1],
  [
    option('coca', 'Coca-Cola lata'),
    option('guarana', 'Guaraná lata'),
    option('suco', 'Suco de laranja', 300),
  ],
)

const juice = group(
  'sabor',
  'Fruta',
  [1, 1],
  [
    option('laranja', 'Laranja'),
    option('maracuja', 'Maracujá'),
    option('abacaxi', 'Abacaxi com hortelã'),
    option('morango', 'Morango', 100),
  ],
)

const sandwich = { opcoes: [extras, sauces] }

/** Sandwiches of a trailer with extras and sauces, combos whose drink has to be said, and juices. */
export const trailerDoTiao: CorpusShop = {
  id: 'trailer-do-tiao',
  trade: 'trailer de lanches',
  nome: 'Trailer do Tião',
  city: 'Uberlândia',
  menu: menuOf([
    {
      id: 'lanches',
      nome: 'Lanches',
      products: [
        product('x-burguer', 'X-Burguer', 1600, sandwich),
        product('x-salada', 'X-Salada', 1800, {
          ...sandwich,
          ingredientes: ['pão', 'hambúrguer', 'queijo', 'alface', 'tomate'],
        }),
        product('x-bacon', 'X-Bacon', 2200, sandwich),
        product('x-egg', 'X-Egg', 1900, sandwich),
        product('x-egg-bacon', 'X-Egg Bacon', 2400, sandwich),
        product('x-frango', 'X-Frango', 2100, sandwich),
        product('x-calabresa', 'X-Calabresa', 2200, sandwich),
        product('x-tudo', 'X-Tudo', 2900, {
          ...sandwich,
          ingredientes: [
            'pão',
            'dois hambúrgueres',
            'queijo',
            'presunto',
            'ovo',
            'bacon',
            'salsicha',
            'milho',
          ],
          alergenos: ['glúten', 'leite', 'ovo'],
        }),
        product('misto', 'Misto quente', 1100, { alergenos: ['glúten', 'leite'] }),
        product('cachorro', 'Cachorro-quente', 1400, sandwich),
      ],
    },
    {
      id: 'combos',
      nome: 'Combos',
      products: [
        product('combo-salada', 'Combo X-Salada', 3200, {
          opcoes: [drink],
          descricao: 'X-Salada, batata pequena e bebida',
        }),
        product('combo-bacon', 'Combo X-Bacon', 3600, {
          opcoes: [drink],
          descricao: 'X-Bacon, batata pequena e bebida',
        }),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Porções',
      types: ['Pequena', 'Grande'],
      products: [
        product('batata', 'Batata frita', [1500, 2600]),
        product('mandioca', 'Mandioca frita', [1600, 2800]),
        product('frango-passarinho', 'Frango a passarinho', [2600, 4500]),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 600),
        product('coca-600', 'Coca-Cola 600ml', 850),
        product('coca-2l', 'Coca-Cola 2L', 1400),
        product('mineiro-2l', 'Guaraná Mineiro 2L', 1200),
        product('guarana-lata', 'Guaraná Antarctica lata', 550),
        product('agua', 'Água sem gás', 300),
        product('agua-gas', 'Água com gás', 400),
      ],
    },
    {
      id: 'sucos',
      nome: 'Sucos',
      types: ['300 ml', '500 ml'],
      products: [product('suco', 'Suco natural', [800, 1200], { opcoes: [juice] })],
    },
  ]),
  feeGroups: [
    { centavos: 400, bairros: ['Santa Mônica', 'Tibery'] },
    { centavos: 700, bairros: ['Centro', 'Martins', 'Brasil'] },
    { centavos: 1000, bairros: ['Luizote de Freitas', 'Planalto', 'Jaraguá'] },
  ],
}
