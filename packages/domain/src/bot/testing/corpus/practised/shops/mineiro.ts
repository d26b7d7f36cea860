import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const meat = group(
  'carne',
  'Carne',
  [1, 1],
  [
    option('bife', 'Bife de boi', 200),
    option('frango', 'Filé de frango'),
    option('pernil', 'Pernil assado'),
    option('linguica', 'Linguiça caseira'),
    option('costelinha', 'Costelinha', 300),
    option('almondega', 'Almôndega'),
    option('omelete', 'Omelete'),
  ],
)

const sides = group(
  'acompanhamentos',
  'Acompanhamentos',
  [0, 5],
  [
    option('arroz', 'Arroz'),
    option('feijao', 'Feijão de caldo'),
    option('tropeiro', 'Tropeiro', 200),
    option('macarrao', 'Macarrão'),
    option('angu', 'Angu'),
    option('couve', 'Couve'),
    option('farofa', 'Farofa'),
    option('salada', 'Salada'),
    option('batata', 'Batata frita', 200),
  ],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('ovo', 'Ovo frito', 250),
    option('torresmo', 'Torresmo', 400),
    option('carne-extra', 'Carne extra', 800),
  ],
)

const withExtras = { opcoes: [extras] }

/** Home cooking of Minas: dishes of the day, marmitex in three sizes, portions, cachaça and juices. */
export const mineiro: CorpusShop = {
  id: 'mineiro',
  trade: 'restaurante de comida caseira',
  nome: 'Fogão da Dona Zezé',
  city: 'Belo Horizonte',
  menu: menuOf([
    {
      id: 'marmitex',
      nome: 'Marmitex',
      types: ['P', 'M', 'G'],
      products: [product('marmitex', 'Marmitex', [1700, 2100, 2600], { opcoes: [meat, sides, extras] })],
    },
    {
      id: 'pratos',
      nome: 'Pratos da casa',
      products: [
        product('tropeiro', 'Feijão tropeiro completo', 3200, {
          ...withExtras,
          ingredientes: ['feijão', 'farinha de mandioca', 'ovo', 'linguiça', 'torresmo', 'couve'],
          alergenos: ['ovo'],
        }),
        product('frango-quiabo', 'Frango com quiabo', 3000, withExtras),
        product('frango-pardo', 'Frango ao molho pardo', 3300, withExtras),
        product('tutu', 'Tutu à mineira', 3100, withExtras),
        product('vaca-atolada', 'Vaca atolada', 3400, {
          ...withExtras,
          ingredientes: ['costela bovina', 'mandioca', 'cheiro-verde'],
        }),
        product('canjiquinha', 'Canjiquinha com costelinha', 3200, withExtras),
        product('lombo', 'Lombo assado', 3300, withExtras),
        product('feijoada', 'Feijoada', 3500, withExtras),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Porções',
      types: ['Meia', 'Inteira'],
      products: [
        product('torresmo', 'Torresmo', [2200, 3800]),
        product('mandioca', 'Mandioca frita', [1800, 3000]),
        product('linguica', 'Linguiça acebolada', [2400, 4200]),
        product('figado', 'Fígado com jiló', [2300, 4000]),
        product('batata', 'Batata frita', [1900, 3200]),
        product('pastel-angu', 'Pastel de angu', [2000, 3600]),
      ],
    },
    {
      id: 'cachacas',
      nome: 'Cachaças',
      types: ['Dose', 'Garrafa'],
      products: [
        product('salinas', 'Cachaça Salinas', [900, 7500]),
        product('seleta', 'Cachaça Seleta', [800, 6500]),
        product('boazinha', 'Cachaça Boazinha', [800, 6000]),
        product('vale-verde', 'Cachaça Vale Verde', [1400, 13000]),
      ],
    },
    {
      id: 'sucos',
      nome: 'Sucos',
      types: ['Copo', 'Jarra'],
      products: [
        product('suco-laranja', 'Suco de laranja', [900, 2400]),
        product('suco-abacaxi', 'Suco de abacaxi com hortelã', [950, 2600]),
        product('suco-maracuja', 'Suco de maracujá', [950, 2600]),
        product('limonada', 'Limonada', [800, 2000]),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-2l', 'Coca-Cola 2L', 1400),
        product('guarana-lata', 'Guaraná Antarctica lata', 600),
        product('mate-couro', 'Mate Couro 600 ml', 700),
        product('brahma-600', 'Brahma 600 ml', 1200),
        product('original-600', 'Original 600 ml', 1400),
        product('agua', 'Água sem gás', 350),
        product('agua-gas', 'Água com gás', 400),
      ],
    },
    {
      id: 'sobremesas',
      nome: 'Sobremesas',
      products: [
        product('goiabada-queijo', 'Goiabada com queijo', 1200, { alergenos: ['leite'] }),
        product('doce-leite', 'Doce de leite', 900),
        product('doce-leite-queijo', 'Doce de leite com queijo', 1300),
        product('pudim', 'Pudim de leite', 1000),
        product('ambrosia', 'Ambrosia', 1000),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Floresta', 'Santa Tereza', 'Sagrada Família'] },
    { centavos: 800, bairros: ['Centro', 'Funcionários', 'Savassi'] },
    { centavos: 1300, bairros: ['Padre Eustáquio', 'Buritis', 'Cidade Nova'] },
  ],
}
