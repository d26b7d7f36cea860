import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const paint = group(
  'cor',
  'Cor',
  [1, 1],
  [
    option('branco', 'Branco neve'),
    option('gelo', 'Gelo'),
    option('palha', 'Palha'),
    option('azul', 'Azul céu', 500),
  ],
)

const grout = group(
  'cor',
  'Cor',
  [1, 1],
  [option('branco', 'Branco'), option('cinza', 'Cinza'), option('preto', 'Preto')],
)

/** Building materials: names that are told apart by figures alone, sacks and cubic metres, paint by the tin. */
export const construcao: CorpusShop = {
  id: 'construcao',
  trade: 'material de construção',
  nome: 'Casa do Mestre',
  city: 'São Luís',
  menu: menuOf([
    {
      id: 'massas',
      nome: 'Cimento e argamassa',
      products: [
        product('cimento', 'Cimento 50 kg', 4200),
        product('argamassa-1', 'Argamassa AC1 20 kg', 1600),
        product('argamassa-2', 'Argamassa AC2 20 kg', 2400),
        product('rejunte', 'Rejunte 1 kg', 900, { opcoes: [grout] }),
        product('cal', 'Cal 20 kg', 1800),
      ],
    },
    {
      id: 'areia',
      nome: 'Areia e brita',
      types: ['Saco', 'Metro'],
      products: [product('areia', 'Areia lavada', [700, 14000]), product('brita', 'Brita', [800, 16000])],
    },
    {
      id: 'tijolos',
      nome: 'Tijolos',
      types: ['Unidade', 'Cento'],
      products: [
        product('tijolo', 'Tijolo 8 furos', [120, 10500]),
        product('bloco', 'Bloco de concreto', [390, 35000]),
      ],
    },
    {
      id: 'tintas',
      nome: 'Tintas',
      types: ['3,6 L', '18 L'],
      products: [
        product('tinta', 'Tinta acrílica', [8900, 32900], { opcoes: [paint] }),
        product('selador', 'Selador', [5900, 19900]),
      ],
    },
    {
      id: 'hidraulica',
      nome: 'Hidráulica',
      products: [
        product('cano-25', 'Cano 25 mm', 2200),
        product('cano-50', 'Cano 50 mm', 3900),
        product('cano-100', 'Cano 100 mm', 6900),
        product('joelho-25', 'Joelho 25 mm', 150),
        product('joelho-50', 'Joelho 50 mm', 450),
        product('torneira', 'Torneira de jardim', 2900),
        product('cola', 'Cola para cano 75 g', 1100),
        product('veda', 'Fita veda rosca', 600),
        product('caixa-500', "Caixa d'água 500 L", 26900),
        product('caixa-1000', "Caixa d'água 1000 L", 44900),
      ],
    },
    {
      id: 'eletrica',
      nome: 'Elétrica',
      products: [
        product('lampada-9', 'Lâmpada LED 9 W', 900),
        product('lampada-15', 'Lâmpada LED 15 W', 1400),
        product('fio', 'Fio 2,5 mm rolo com 100 m', 18900),
        product('tomada', 'Tomada 10 A', 1200),
        product('disjuntor-20', 'Disjuntor 20 A', 1500),
        product('disjuntor-40', 'Disjuntor 40 A', 1900),
        product('isolante', 'Fita isolante', 700),
      ],
    },
    {
      id: 'ferragens',
      nome: 'Ferragens e ferramentas',
      products: [
        product('prego', 'Prego 17x21 1 kg', 1900),
        product('arame', 'Arame recozido 1 kg', 1800),
        product('vergalhao-8', 'Vergalhão 8 mm', 4500),
        product('vergalhao-10', 'Vergalhão 10 mm', 6300),
        product('martelo', 'Martelo', 3500),
        product('trena', 'Trena 5 m', 2500),
        product('rolo', 'Rolo de pintura 23 cm', 1900),
        product('lixa', 'Lixa 120', 250),
        product('cadeado', 'Cadeado 35 mm', 2900),
      ],
    },
  ]),
  feeGroups: [
    { bairros: ['Cohab', 'Cohama', 'Turu'], centavos: 1500 },
    { bairros: ['Anil', 'Vinhais', 'Angelim'], centavos: 2500 },
    { bairros: ['Maiobão', 'Cidade Operária', 'Anjo da Guarda'], centavos: 4000 },
  ],
}
