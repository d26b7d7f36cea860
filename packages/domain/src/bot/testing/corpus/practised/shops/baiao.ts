import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const base = group(
  'base',
  'Base',
  [1, 1],
  [
    option('baiao', 'Baião de dois'),
    option('arroz-feijao', 'Arroz branco e feijão'),
    option('corda', 'Arroz e feijão de corda'),
  ],
)

const sides = group(
  'acompanhamentos',
  'Acompanhamentos',
  [0, 2],
  [
    option('macaxeira', 'Macaxeira cozida'),
    option('farofa', 'Farofa'),
    option('vinagrete', 'Vinagrete'),
    option('salada', 'Salada'),
    option('macarrao', 'Macarrão'),
  ],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('ovo', 'Ovo frito', 250),
    option('coalho', 'Queijo coalho', 500),
    option('carne', 'Carne extra', 900),
    option('nata', 'Nata', 300),
  ],
)

const pf = { opcoes: [base, sides, extras] }
const pot = { opcoes: [extras] }

/** Set plates and baião for one, two or four, with the sodas and juices of Ceará. */
export const baiao: CorpusShop = {
  id: 'baiao',
  trade: 'baião de dois e pratos feitos',
  nome: 'Baião da Dona Fátima',
  city: 'Fortaleza',
  menu: menuOf([
    {
      id: 'pratos',
      nome: 'Pratos feitos',
      types: ['Pequeno', 'Grande'],
      products: [
        product('pf-frango', 'PF de frango grelhado', [1600, 2100], pf),
        product('pf-bife', 'PF de bife acebolado', [1800, 2400], pf),
        product('pf-carne-sol', 'PF de carne de sol', [2200, 2900], pf),
        product('pf-assado', 'PF de assado de panela', [1900, 2500], pf),
        product('pf-peixe', 'PF de peixe frito', [2000, 2700], { ...pf, alergenos: ['peixe', 'glúten'] }),
        product('pf-panelada', 'PF de panelada', [1800, 2400], pf),
        product('pf-calabresa', 'PF de calabresa', [1600, 2100], pf),
        product('pf-ovo', 'PF de ovo', [1300, 1700], pf),
      ],
    },
    {
      id: 'baioes',
      nome: 'Baião da casa',
      types: ['1 pessoa', '2 pessoas', '4 pessoas'],
      products: [
        product('baiao', 'Baião de dois', [1500, 2600, 4800], {
          ingredientes: ['arroz', 'feijão de corda', 'queijo coalho', 'nata', 'cheiro-verde'],
          alergenos: ['leite'],
          ...pot,
        }),
        product('baiao-carne-sol', 'Baião com carne de sol', [2600, 4800, 8900], pot),
        product('baiao-carneiro', 'Baião com carneiro', [2900, 5400, 9900], pot),
        product('baiao-camarao', 'Baião com camarão', [3200, 5900, 10900], pot),
      ],
    },
    {
      id: 'caldos',
      nome: 'Caldos',
      types: ['Pequeno', 'Grande'],
      products: [
        product('caldo-carne', 'Caldo de carne', [900, 1400]),
        product('caldo-mocoto', 'Caldo de mocotó', [1000, 1600]),
        product('caldo-peixe', 'Caldo de peixe', [1000, 1600]),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Porções',
      products: [
        product('macaxeira-frita', 'Macaxeira frita', 1500),
        product('coalho-assado', 'Queijo coalho assado', 1800),
        product('pacoca', 'Paçoca de carne de sol', 2200),
        product('pastel-carne', 'Pastel de carne', 700),
        product('pastel-queijo', 'Pastel de queijo', 700),
      ],
    },
    {
      id: 'sucos',
      nome: 'Sucos',
      types: ['Copo', 'Jarra'],
      products: [
        product('suco-caju', 'Suco de caju', [600, 1400]),
        product('suco-caja', 'Suco de cajá', [700, 1600]),
        product('suco-acerola', 'Suco de acerola', [600, 1400]),
        product('suco-goiaba', 'Suco de goiaba', [600, 1400]),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('cajuina-lata', 'Cajuína São Geraldo lata', 550),
        product('cajuina-1l', 'Cajuína São Geraldo 1L', 1000),
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 600),
        product('coca-1l', 'Coca-Cola 1L', 1000),
        product('guarana-lata', 'Guaraná lata', 550),
        product('agua', 'Água mineral', 300),
        product('agua-gas', 'Água mineral com gás', 400),
      ],
    },
    {
      id: 'sobremesas',
      nome: 'Sobremesas',
      products: [
        product('bolo-milho', 'Bolo de milho', 600),
        product('cocada', 'Cocada', 500),
        product('rapadura', 'Rapadura', 400),
        product('pudim', 'Pudim', 800),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 400, bairros: ['Benfica', 'Damas', 'Parangaba'] },
    { centavos: 700, bairros: ['Aldeota', 'Meireles', 'Fátima'] },
    { centavos: 1000, bairros: ['Messejana', 'Maraponga', 'Passaré'] },
  ],
}
