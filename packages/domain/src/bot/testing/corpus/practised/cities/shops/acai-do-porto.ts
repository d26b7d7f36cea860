import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const free = [
  option('granola', 'Granola'),
  option('banana', 'Banana'),
  option('leite-po', 'Leite em pó'),
  option('leite-cond', 'Leite condensado'),
  option('pacoca', 'Paçoca'),
  option('tapioca', 'Farinha de tapioca'),
]

const toppings = group('acompanhamentos', 'Acompanhamentos', [0, 3], free)
const boatToppings = group('acompanhamentos', 'Acompanhamentos', [0, 5], free)

const paid = group(
  'adicionais',
  'Adicionais',
  [0, 4],
  [
    option('nutella', 'Nutella', 500),
    option('morango', 'Morango', 400),
    option('kiwi', 'Kiwi', 400),
    option('ovomaltine', 'Ovomaltine', 300),
    option('castanha', 'Castanha-do-pará', 400),
  ],
)
/** There is no kiwi today. */
const extras = {
  ...paid,
  opcoes: paid.opcoes.map((each) => (each.id === 'kiwi' ? { ...each, esgotado: true as const } : each)),
}

const base = group('base', 'Base', [1, 2], [option('acai', 'Açaí'), option('cupuacu', 'Cupuaçu')])

const fruit = group(
  'fruta',
  'Fruta',
  [1, 1],
  [
    option('tapereba', 'Taperebá'),
    option('cupuacu', 'Cupuaçu'),
    option('bacuri', 'Bacuri', 200),
    option('acerola', 'Acerola'),
    option('maracuja', 'Maracujá'),
  ],
)

const mixed = group(
  'preparo',
  'Preparo',
  [1, 1],
  [option('agua', 'Com água'), option('leite', 'Com leite', 150)],
)

const filling = group(
  'recheio',
  'Recheio',
  [1, 2],
  [
    option('manteiga', 'Manteiga'),
    option('queijo', 'Queijo coalho', 200),
    option('coco', 'Coco'),
    option('charque', 'Charque', 300),
    option('ovo', 'Ovo', 150),
  ],
)

const bowl = { opcoes: [toppings, extras] }

/** Açaí by the bowl with toppings and by the litre as Belém drinks it, with what is eaten with it. */
export const acaiDoPorto: CorpusShop = {
  id: 'acai-do-porto',
  trade: 'açaí na tigela e açaí do dia',
  nome: 'Açaí do Porto',
  city: 'Belém',
  menu: menuOf([
    {
      id: 'tigelas',
      nome: 'Tigelas',
      types: ['300 ml', '500 ml', '700 ml'],
      products: [
        product('tigela', 'Açaí na tigela', [1500, 2100, 2700], { ...bowl, alergenos: ['soja'] }),
        product('tigela-zero', 'Açaí zero na tigela', [1700, 2300, 2900], bowl),
        product('tigela-cupuacu', 'Cupuaçu na tigela', [1600, 2200, 2800], bowl),
      ],
    },
    {
      id: 'barcas',
      nome: 'Barcas',
      types: ['Casal', 'Família'],
      products: [product('barca', 'Barca', [4200, 6900], { opcoes: [base, boatToppings, extras] })],
    },
    {
      id: 'litro',
      nome: 'Açaí do dia',
      types: ['Meio litro', '1 litro'],
      products: [
        product('acai-grosso', 'Açaí grosso', [1900, 3600]),
        product('acai-medio', 'Açaí médio', [1400, 2600]),
        product('acai-popular', 'Açaí popular', [900, 1700]),
        product('bacaba', 'Bacaba', [1300, 2400], { disponivel: false }),
      ],
    },
    {
      id: 'porcoes',
      nome: 'Para acompanhar',
      products: [
        product('charque', 'Porção de Charque frito', 2600),
        product('camarao', 'Porção de Camarão salgado', 2400, { alergenos: ['crustáceos'] }),
        product('peixe', 'Porção de Peixe frito', 3200),
        product('farinha-tapioca', 'Farinha de tapioca 500g', 1000),
        product('farinha-agua', "Farinha d'água 500g", 900),
      ],
    },
    {
      id: 'chopps',
      nome: 'Chopp (geladinho)',
      products: [
        product('chopp-acai', 'Chopp de Açaí', 400),
        product('chopp-cupuacu', 'Chopp de Cupuaçu', 400),
        product('chopp-bacuri', 'Chopp de Bacuri', 500),
        product('chopp-coco', 'Chopp de Coco', 350),
      ],
    },
    {
      id: 'sucos',
      nome: 'Sucos',
      types: ['300 ml', '500 ml'],
      products: [product('suco', 'Suco', [800, 1200], { opcoes: [fruit, mixed] })],
    },
    {
      id: 'lanches',
      nome: 'Lanches',
      products: [
        product('tapioca', 'Tapioca', 900, { opcoes: [filling] }),
        product('bolo-macaxeira', 'Bolo de macaxeira (fatia)', 800),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('garoto', 'Guaraná Garoto', 500),
        product('agua', 'Água mineral', 350),
        product('agua-coco', 'Água de coco', 700),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Cidade Velha', 'Campina', 'Batista Campos'] },
    { centavos: 700, bairros: ['Nazaré', 'Umarizal', 'Jurunas'] },
    { centavos: 1000, bairros: ['Marco', 'Pedreira', 'Guamá'] },
  ],
}
