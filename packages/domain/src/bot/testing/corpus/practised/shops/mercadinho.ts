import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const bottle = group(
  'vasilhame',
  'Vasilhame',
  [1, 1],
  [option('troca', 'Troca do vasilhame'), option('novo', 'Com vasilhame novo', 2500)],
)

const cylinder = group(
  'casco',
  'Casco',
  [1, 1],
  [option('troca', 'Troca do casco'), option('novo', 'Com casco novo', 18000)],
)

const slicing = group(
  'corte',
  'Corte',
  [0, 1],
  [option('peca', 'Em peça'), option('fatiado', 'Fatiado'), option('ralado', 'Ralado')],
)

const sliced = { opcoes: [slicing] }

/** The corner shop of a quarter: water and gas, groceries, cold cuts by weight, cleaning, beer by can and pack. */
export const mercadinho: CorpusShop = {
  id: 'mercadinho',
  trade: 'mercadinho, água e gás',
  nome: 'Mercadinho Potengi',
  city: 'Natal',
  menu: menuOf([
    {
      id: 'agua-gas',
      nome: 'Água e gás',
      products: [
        product('garrafao', 'Garrafão de água mineral 20 L', 900, { opcoes: [bottle] }),
        product('gas', 'Botijão de gás 13 kg', 11500, { opcoes: [cylinder] }),
        product('agua-500', 'Água mineral 500 ml', 200),
        product('agua-fardo', 'Fardo de água mineral 500 ml (12 unidades)', 1900),
        product('mangueira', 'Mangueira com registro', 5500),
      ],
    },
    {
      id: 'mercearia',
      nome: 'Mercearia',
      products: [
        product('arroz-branco', 'Arroz branco 1 kg', 590),
        product('arroz-parboilizado', 'Arroz parboilizado 1 kg', 550),
        product('feijao-carioca', 'Feijão carioca 1 kg', 790),
        product('feijao-macassar', 'Feijão macassar 1 kg', 850),
        product('acucar', 'Açúcar cristal 1 kg', 450),
        product('cafe-clara', 'Café Santa Clara 250 g', 1590),
        product('cafe-braz', 'Café São Braz 250 g', 1490),
        product('oleo', 'Óleo de soja 900 ml', 850),
        product('flocao', 'Flocão de milho 500 g', 250),
        product('goma', 'Goma de tapioca 1 kg', 700),
        product('farinha', 'Farinha de mandioca 1 kg', 600),
        product('espaguete', 'Macarrão espaguete 500 g', 380),
        product('parafuso', 'Macarrão parafuso 500 g', 420),
        product('leite-integral', 'Leite integral 1 L', 590),
        product('leite-desnatado', 'Leite desnatado 1 L', 590),
        product('leite-po', 'Leite em pó 200 g', 890),
        product('margarina', 'Margarina 500 g', 790),
        product('manteiga-terra', 'Manteiga da terra 200 ml', 1200),
        product('cream-cracker', 'Biscoito cream cracker', 550),
        product('maria', 'Biscoito Maria', 520),
        product('pao-frances', 'Pão francês', 70),
        product('pao-forma', 'Pão de forma', 950),
      ],
    },
    {
      id: 'frios',
      nome: 'Frios e carnes',
      types: ['500 g', '1 kg'],
      products: [
        product('queijo-coalho', 'Queijo coalho', [2200, 4200], sliced),
        product('queijo-manteiga', 'Queijo de manteiga', [2400, 4600], sliced),
        product('mortadela', 'Mortadela', [900, 1700], sliced),
        product('carne-sol', 'Carne de sol', [2700, 5200]),
      ],
    },
    {
      id: 'ovos',
      nome: 'Ovos',
      types: ['Bandeja com 12', 'Bandeja com 30'],
      products: [product('ovos', 'Ovos', [1000, 2100])],
    },
    {
      id: 'limpeza',
      nome: 'Limpeza e higiene',
      products: [
        product('detergente', 'Detergente 500 ml', 280),
        product('sabao-po', 'Sabão em pó 800 g', 990),
        product('sanitaria', 'Água sanitária 1 L', 400),
        product('desinfetante', 'Desinfetante 2 L', 900),
        product('esponja', 'Esponja de aço', 300),
        product('papel-4', 'Papel higiênico (4 rolos)', 590),
        product('papel-12', 'Papel higiênico (12 rolos)', 1690),
        product('sabonete', 'Sabonete', 250),
      ],
    },
    {
      id: 'refrigerantes',
      nome: 'Refrigerantes',
      types: ['Lata', '1 litro', '2 litros'],
      products: [
        product('coca', 'Coca-Cola', [500, 900, 1200]),
        product('coca-zero', 'Coca-Cola Zero', [500, 900, 1200]),
        product('guarana', 'Guaraná Antarctica', [450, 750, 1000]),
      ],
    },
    {
      id: 'cervejas',
      nome: 'Cervejas',
      types: ['Unidade', 'Fardo'],
      products: [
        product('skol', 'Skol lata', [400, 4500]),
        product('itaipava', 'Itaipava lata', [370, 4100]),
        product('heineken', 'Heineken long neck', [800, 4500]),
      ],
    },
    {
      id: 'gelo',
      nome: 'Gelo e carvão',
      products: [product('gelo', 'Gelo em cubo 5 kg', 1000), product('carvao', 'Carvão 3 kg', 1600)],
    },
  ]),
  feeGroups: [
    { centavos: 200, bairros: ['Capim Macio', 'Neópolis', 'Candelária'] },
    { centavos: 500, bairros: ['Ponta Negra', 'Lagoa Nova', 'Pitimbu'] },
    { centavos: 900, bairros: ['Tirol', 'Petrópolis', 'Alecrim'] },
  ],
}
