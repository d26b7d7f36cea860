import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const flavours = [
  option('carne', 'Carne'),
  option('queijo', 'Queijo'),
  option('frango', 'Frango'),
  option('calabresa', 'Calabresa'),
  option('escarola', 'Escarola'),
]

const ten = group('sabores', 'Sabores', [10, 10], flavours)
const twenty = group('sabores', 'Sabores', [20, 20], flavours)

const protein = group(
  'proteina',
  'Proteína',
  [1, 1],
  [option('carne', 'Carne'), option('frango', 'Frango'), option('kafta', 'Kafta', 300)],
)

const extras = group(
  'extras',
  'Extras',
  [0, 4],
  [
    option('ovo', 'Ovo', 300),
    option('bacon', 'Bacon', 500),
    option('catupiry', 'Catupiry', 500),
    option('tomate-seco', 'Tomate seco', 400),
  ],
)

const drink = group(
  'bebida',
  'Bebida',
  [1, 1],
  [
    option('coca', 'Coca-Cola lata'),
    option('guarana', 'Guaraná lata'),
    option('suco', 'Suco de laranja', 300),
  ],
)

const filled = { opcoes: [extras] }

/** Esfihas that are open or closed by price type, boxes of ten and twenty, beirutes and raw kibe by size. */
export const esfiharia: CorpusShop = {
  id: 'esfiharia',
  trade: 'esfiharia e lanches árabes',
  nome: 'Esfiharia do Salim',
  city: 'Ribeirão Preto',
  menu: menuOf([
    {
      id: 'esfihas',
      nome: 'Esfihas',
      types: ['Aberta', 'Fechada'],
      products: [
        product('esf-carne', 'Esfiha de carne', [550, 750]),
        product('esf-queijo', 'Esfiha de queijo', [600, 800], { alergenos: ['glúten', 'leite'] }),
        product('esf-frango', 'Esfiha de frango', [600, 800]),
        product('esf-frango-catupiry', 'Esfiha de frango com catupiry', [700, 900]),
        product('esf-calabresa', 'Esfiha de calabresa', [600, 800]),
        product('esf-escarola', 'Esfiha de escarola', [600, 800]),
        product('esf-palmito', 'Esfiha de palmito', [750, 950]),
      ],
    },
    {
      id: 'folhadas',
      nome: 'Esfihas folhadas',
      products: [
        product('folhada-carne', 'Esfiha folhada de carne', 1100),
        product('folhada-queijo', 'Esfiha folhada de queijo', 1100),
      ],
    },
    {
      id: 'esfihas-doces',
      nome: 'Esfihas doces',
      products: [
        product('doce-chocolate', 'Esfiha doce de chocolate', 900),
        product('doce-banana', 'Esfiha doce de banana com canela', 850),
        product('doce-romeu', 'Esfiha doce Romeu e Julieta', 900),
      ],
    },
    {
      id: 'boxes',
      nome: 'Boxes e combos',
      products: [
        product('box-10', 'Box 10 esfihas abertas', 4900, { opcoes: [ten] }),
        product('box-20', 'Box 20 esfihas abertas', 9200, { opcoes: [twenty] }),
        product('combo-sultao', 'Combo Sultão', 4900, {
          descricao: 'Beirute de frango, batata frita e uma bebida',
          ingredientes: ['beirute de frango', 'batata frita', 'bebida'],
          opcoes: [drink],
        }),
      ],
    },
    {
      id: 'kibes',
      nome: 'Kibes',
      products: [
        product('kibe', 'Kibe', 800),
        product('kibe-catupiry', 'Kibe com catupiry', 1000),
        product('mini-kibe', 'Mini kibe (porção com 10)', 2400),
      ],
    },
    {
      id: 'pastas',
      nome: 'Kibe cru e pastas',
      types: ['Pequeno', 'Grande'],
      products: [
        product('kibe-cru', 'Kibe cru', [2600, 4600]),
        product('homus', 'Homus', [1500, 2600], { alergenos: ['gergelim'] }),
        product('coalhada', 'Coalhada seca', [1600, 2800]),
        product('babaganuche', 'Babaganuche', [1700, 2900]),
      ],
    },
    {
      id: 'beirutes',
      nome: 'Beirutes e shawarma',
      products: [
        product('beirute-rosbife', 'Beirute de rosbife', 3600, filled),
        product('beirute-frango', 'Beirute de frango', 3400, filled),
        product('beirute-file', 'Beirute de filé mignon', 4400, filled),
        product('shawarma', 'Shawarma', 2400, { opcoes: [protein] }),
      ],
    },
    {
      id: 'pratos',
      nome: 'Pratos e porções',
      products: [
        product('charuto', 'Charuto de repolho (6 unidades)', 3200),
        product('marmita', 'Marmita árabe', 2800, {
          ingredientes: ['arroz com aletria', 'kafta', 'charuto', 'salada'],
        }),
        product('tabule', 'Tabule', 1900),
        product('fatuche', 'Fatuche', 2200),
        product('batata', 'Batata frita', 2200),
        product('batata-cheddar', 'Batata com cheddar e bacon', 3200),
        product('pao-sirio', 'Pão sírio (pacote com 5)', 1000),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces árabes',
      products: [
        product('belewa', 'Belewa', 1000, { alergenos: ['nozes', 'glúten'] }),
        product('ataif', 'Ataif de nozes', 1200, { alergenos: ['nozes'] }),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 650),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 650),
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('guarana-lata', 'Guaraná Antarctica lata', 600),
        product('guarana-2l', 'Guaraná Antarctica 2L', 1300),
        product('tubaina-600', 'Tubaína 600 ml', 700),
        product('tubaina-2l', 'Tubaína 2L', 1000),
        product('suco-laranja', 'Suco de laranja 500 ml', 1100),
        product('agua', 'Água sem gás', 400),
        product('agua-gas', 'Água com gás', 450),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'Campos Elíseos', 'Vila Tibério'] },
    { centavos: 800, bairros: ['Jardim Paulista', 'Ipiranga', 'Sumarezinho', 'Ribeirânia'] },
    { centavos: 1300, bairros: ['Jardim Irajá', 'Lagoinha', 'City Ribeirão'] },
  ],
}
