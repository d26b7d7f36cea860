import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const packs = ['Unidade', '25 unidades', '50 unidades', 'Cento']

const frying = group(
  'preparo',
  'Preparo',
  [0, 1],
  [option('frito', 'Frito na hora'), option('congelado', 'Congelado')],
)

const baking = group(
  'preparo',
  'Preparo',
  [0, 1],
  [option('assado', 'Assado na hora'), option('congelado', 'Congelado')],
)

const mixed = group(
  'sabores',
  'Sabores',
  [1, 4],
  [
    option('coxinha', 'Coxinha'),
    option('bolinha', 'Bolinha de queijo'),
    option('quibe', 'Quibe'),
    option('risole', 'Risole de milho'),
    option('enroladinho', 'Enroladinho de salsicha'),
    option('travesseirinho', 'Travesseirinho'),
  ],
)

const cake = group(
  'bolo',
  'Bolo',
  [1, 1],
  [
    option('chocolate', 'Chocolate'),
    option('ninho-morango', 'Ninho com morango', 1500),
    option('prestigio', 'Prestígio', 1000),
    option('abacaxi-coco', 'Abacaxi com coco'),
  ],
)

const fried = { opcoes: [frying] }
const baked = { opcoes: [baking] }

/** Savouries and sweets by the piece, by 25, 50 and the hundred, fried, baked or frozen. */
export const salgaderia: CorpusShop = {
  id: 'salgaderia',
  trade: 'salgaderia e festas',
  nome: 'Salgados da Cida',
  city: 'Goiânia',
  menu: menuOf([
    {
      id: 'fritos',
      nome: 'Salgados fritos',
      types: packs,
      products: [
        product('coxinha', 'Coxinha', [130, 2800, 5200, 9500], fried),
        product('coxinha-catupiry', 'Coxinha com catupiry', [150, 3300, 6200, 11500], fried),
        product('bolinha', 'Bolinha de queijo', [130, 2800, 5200, 9500], fried),
        product('quibe', 'Quibe', [130, 2800, 5200, 9500], fried),
        product('risole-milho', 'Risole de milho', [130, 2800, 5200, 9500], fried),
        product('risole-carne', 'Risole de carne', [130, 2800, 5200, 9500], fried),
        product('enroladinho', 'Enroladinho de salsicha', [120, 2600, 4900, 9000], fried),
        product('travesseirinho', 'Travesseirinho de presunto e queijo', [140, 3000, 5600, 10500], fried),
        product('mini-churros', 'Mini churros de doce de leite', [150, 3300, 6200, 11500]),
      ],
    },
    {
      id: 'assados',
      nome: 'Salgados assados',
      types: packs,
      products: [
        product('empadinha', 'Empadinha de frango', [160, 3600, 6800, 12500], baked),
        product('empadinha-pequi', 'Empadinha de frango com pequi', [180, 4000, 7600, 14500], baked),
        product('esfirra', 'Esfirra de carne', [150, 3300, 6200, 11500], baked),
        product('pao-queijo', 'Pão de queijo', [120, 2600, 4900, 9000], {
          ...baked,
          alergenos: ['leite', 'ovo'],
        }),
        product('mini-pizza', 'Mini pizza', [180, 4000, 7600, 14500], baked),
        product('mini-hamburguer', 'Mini hambúrguer', [250, 5800, 11000, 21000]),
      ],
    },
    {
      id: 'sortidos',
      nome: 'Sortidos',
      types: ['50 unidades', 'Cento'],
      products: [product('sortido', 'Salgado sortido', [5400, 9900], { opcoes: [mixed, frying] })],
    },
    {
      id: 'doces',
      nome: 'Doces',
      types: ['25 unidades', '50 unidades', 'Cento'],
      products: [
        product('brigadeiro', 'Brigadeiro', [3000, 5600, 10500], { alergenos: ['leite'] }),
        product('beijinho', 'Beijinho', [3000, 5600, 10500]),
        product('cajuzinho', 'Cajuzinho', [3000, 5600, 10500], { alergenos: ['amendoim'] }),
        product('bicho-pe', 'Bicho de pé', [3000, 5600, 10500]),
        product('ninho-nutella', 'Ninho com Nutella', [3800, 7200, 13500]),
      ],
    },
    {
      id: 'kits',
      nome: 'Kits festa',
      products: [
        product('kit-10', 'Kit festa 10 pessoas', 16900, { opcoes: [cake] }),
        product('kit-20', 'Kit festa 20 pessoas', 29900, {
          ingredientes: ['200 salgados', '50 doces', 'bolo de 2 kg', '3 refrigerantes'],
          opcoes: [cake],
        }),
        product('kit-40', 'Kit festa 40 pessoas', 55900, { opcoes: [cake] }),
      ],
    },
    {
      id: 'tortas',
      nome: 'Tortas salgadas',
      types: ['P', 'M', 'G'],
      products: [
        product('torta-frango', 'Torta de frango', [4500, 7500, 11000]),
        product('torta-palmito', 'Torta de palmito', [5000, 8200, 12000]),
        product('empadao', 'Empadão goiano', [4800, 7900, 11500]),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-2l', 'Coca-Cola 2L', 1400),
        product('guarana-lata', 'Guaraná Antarctica lata', 550),
        product('guarana-2l', 'Guaraná Antarctica 2L', 1100),
        product('mineiro-2l', 'Refrigerante Mineiro 2L', 1000),
        product('agua', 'Água mineral', 300),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Campinas', 'Setor Coimbra', 'Setor Aeroporto'] },
    { centavos: 900, bairros: ['Setor Sul', 'Jardim Europa', 'Cidade Jardim'] },
    { centavos: 1500, bairros: ['Novo Mundo', 'Faiçalville', 'Parque Atheneu'] },
  ],
}
