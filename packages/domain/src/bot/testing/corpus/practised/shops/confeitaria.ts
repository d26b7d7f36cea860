import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const sweets = group(
  'sabores',
  'Sabores dos docinhos',
  [1, 4],
  [
    option('brigadeiro', 'Brigadeiro'),
    option('beijinho', 'Beijinho'),
    option('cajuzinho', 'Cajuzinho'),
    option('casadinho', 'Casadinho'),
    option('olho-sogra', 'Olho de sogra', 1500),
    option('ninho', 'Leite Ninho', 1000),
  ],
)

const savouries = group(
  'tipos',
  'Tipos',
  [1, 4],
  [
    option('coxinha', 'Coxinha'),
    option('kibe', 'Kibe'),
    option('bolinha', 'Bolinha de queijo'),
    option('empadinha', 'Empadinha', 1000),
    option('pastelzinho', 'Pastelzinho'),
  ],
)

const fruit = group(
  'sabor',
  'Fruta',
  [1, 1],
  [
    option('laranja', 'Laranja'),
    option('umbu', 'Umbu'),
    option('caja', 'Cajá'),
    option('graviola', 'Graviola', 100),
    option('acerola', 'Acerola'),
    option('mangaba', 'Mangaba', 100),
    option('maracuja', 'Maracujá'),
  ],
)

const filling = group(
  'recheio',
  'Recheio',
  [1, 1],
  [option('creme', 'Creme'), option('doce-leite', 'Doce de leite'), option('goiabada', 'Goiabada')],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 3],
  [
    option('ovo', 'Ovo', 250),
    option('requeijao', 'Requeijão', 300),
    option('tomate', 'Tomate', 100),
    option('queijo-coalho', 'Queijo coalho', 400),
  ],
)

/** Bread by the piece, cakes by the slice or whole, sweets by the hundred. */
export const confeitaria: CorpusShop = {
  id: 'confeitaria',
  trade: 'padaria e confeitaria',
  nome: 'Delícias da Graça',
  city: 'Salvador',
  menu: menuOf([
    {
      id: 'paes',
      nome: 'Pães',
      products: [
        product('pao-frances', 'Pão francês (cacetinho)', 80),
        product('pao-delicia', 'Pão delícia', 350),
        product('pao-milho', 'Pão de milho', 150),
        product('pao-queijo', 'Pão de queijo', 450, {
          ingredientes: ['polvilho', 'queijo', 'leite', 'ovo'],
          alergenos: ['leite', 'ovo'],
        }),
        product('pao-integral', 'Pão de forma integral', 1400),
        product('baguete', 'Baguete', 700),
      ],
    },
    {
      id: 'bolos',
      nome: 'Bolos e tortas',
      types: ['Fatia', 'Inteiro'],
      products: [
        product('bolo-aipim', 'Bolo de aipim', [800, 4500]),
        product('bolo-cenoura', 'Bolo de cenoura com chocolate', [900, 5500]),
        product('bolo-chocolate', 'Bolo de chocolate', [1000, 6500], {
          alergenos: ['glúten', 'leite', 'ovo'],
        }),
        product('bolo-milho', 'Bolo de milho', [800, 4200]),
        product('bolo-ninho', 'Bolo de Leite Ninho com morango', [1400, 9500]),
        product('torta-limao', 'Torta de limão', [1300, 8500]),
        product('torta-frango', 'Torta salgada de frango', [1200, 7800]),
      ],
    },
    {
      id: 'salgados',
      nome: 'Salgados',
      products: [
        product('coxinha', 'Coxinha', 750),
        product('coxinha-catupiry', 'Coxinha com catupiry', 850),
        product('empada-frango', 'Empada de frango', 800),
        product('empada-camarao', 'Empada de camarão', 1000, { alergenos: ['glúten', 'crustáceos'] }),
        product('kibe', 'Kibe', 750),
        product('folhado', 'Folhado de queijo', 900),
        product('enrolado', 'Enrolado de salsicha', 700),
        product('banana-real', 'Banana real', 850),
        product('misto', 'Misto quente', 1200, { opcoes: [extras] }),
        product('cuscuz', 'Cuscuz com ovo', 1100, { opcoes: [extras] }),
      ],
    },
    {
      id: 'encomendas',
      nome: 'Encomendas',
      products: [
        product('cento-docinhos', 'Cento de docinhos', 13000, { opcoes: [sweets] }),
        product('cento-salgados', 'Cento de salgados', 9500, { opcoes: [savouries] }),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces',
      products: [
        product('brigadeiro', 'Brigadeiro', 350, {
          ingredientes: ['leite condensado', 'chocolate', 'manteiga'],
        }),
        product('sonho', 'Sonho', 800, { opcoes: [filling] }),
        product('quindim', 'Quindim', 750, { alergenos: ['ovo', 'coco'] }),
        product('cocada', 'Cocada branca', 600),
        product('pudim', 'Pudim de leite', 1000),
      ],
    },
    {
      id: 'cafes',
      nome: 'Cafés',
      types: ['Pequeno', 'Médio', 'Grande'],
      products: [
        product('cafe', 'Café', [300, 450, 600]),
        product('cafe-leite', 'Café com leite', [450, 650, 850]),
        product('cappuccino', 'Cappuccino', [800, 1100, 1400]),
      ],
    },
    {
      id: 'sucos',
      nome: 'Sucos',
      types: ['300 ml', '500 ml'],
      products: [product('suco', 'Suco natural', [800, 1100], { opcoes: [fruit] })],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('agua-coco', 'Água de coco 500 ml', 900),
        product('agua', 'Água mineral sem gás', 350),
        product('agua-gas', 'Água mineral com gás', 400),
        product('coca-lata', 'Coca-Cola lata', 650),
        product('coca-1l', 'Coca-Cola 1L', 1000),
        product('guarana-lata', 'Guaraná Antarctica lata', 600),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Graça', 'Barra', 'Vitória'] },
    { centavos: 800, bairros: ['Ondina', 'Federação', 'Rio Vermelho'] },
    { centavos: 1300, bairros: ['Pituba', 'Brotas', 'Nazaré', 'Itaigara'] },
  ],
}
