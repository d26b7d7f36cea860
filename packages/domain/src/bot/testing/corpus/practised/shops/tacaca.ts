import { group, menuOf, option, product } from '../../build-menu'
import type { CorpusShop } from '../../corpus'

const heat = group(
  'pimenta',
  'Pimenta',
  [0, 1],
  [option('com', 'Com pimenta'), option('sem', 'Sem pimenta'), option('separada', 'Pimenta separada')],
)

const more = group(
  'extras',
  'Extras',
  [0, 3],
  [
    option('camarao', 'Camarão extra', 800),
    option('jambu', 'Jambu extra', 300),
    option('goma', 'Goma extra', 200),
  ],
)

const fish = group(
  'peixe',
  'Acompanha',
  [1, 1],
  [
    option('charque', 'Charque'),
    option('camarao', 'Camarão', 600),
    option('pirarucu', 'Pirarucu', 900),
    option('peixe', 'Peixe frito', 500),
  ],
)

const flour = group(
  'farinha',
  'Farinha',
  [0, 1],
  [option('tapioca', 'Farinha de tapioca'), option('dagua', "Farinha d'água")],
)

/** Dishes of Belém: tacacá in cuias, açaí of the meal, fried unhas. */
export const tacaca: CorpusShop = {
  id: 'tacaca',
  trade: 'tacacazeira e açaí do Pará',
  nome: 'Tacacá da Dona Naza',
  city: 'Belém',
  menu: menuOf([
    {
      id: 'tipicos',
      nome: 'Pratos típicos',
      products: [
        product('tacaca', 'Tacacá', 2200, { opcoes: [heat, more] }),
        product('vatapa', 'Vatapá paraense', 2000),
        product('caruru', 'Caruru', 1900),
        product('manicoba', 'Maniçoba', 2500),
        product('arroz-paraense', 'Arroz paraense', 2600),
        product('pato', 'Pato no tucupi', 4500),
        product('misto', 'Prato misto (vatapá, maniçoba e caruru)', 3000),
      ],
    },
    {
      id: 'acai',
      nome: 'Açaí',
      types: ['Meio litro', '1 litro'],
      products: [
        product('acai-grosso', 'Açaí grosso', [1800, 3400], { opcoes: [flour] }),
        product('acai-medio', 'Açaí médio', [1400, 2600], { opcoes: [flour] }),
        product('bacaba', 'Bacaba', [1500, 2800]),
      ],
    },
    {
      id: 'refeicoes',
      nome: 'Açaí com refeição',
      types: ['Individual', 'Casal'],
      products: [product('refeicao', 'Açaí com refeição', [3500, 6500], { opcoes: [fish, flour] })],
    },
    {
      id: 'salgados',
      nome: 'Salgados',
      products: [
        product('unha', 'Unha de caranguejo', 700),
        product('coxinha', 'Coxinha de frango', 600),
        product('bolinho-piracui', 'Bolinho de piracuí', 500),
        product('pastel-pirarucu', 'Pastel de pirarucu', 900),
        product('risole', 'Risole de camarão com jambu', 800),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Sucos e bebidas',
      types: ['Copo', 'Jarra'],
      products: [
        product('suco-cupuacu', 'Suco de cupuaçu', [800, 2000]),
        product('suco-bacuri', 'Suco de bacuri', [1000, 2500]),
        product('suco-taperaba', 'Suco de taperebá', [800, 2000]),
        product('suco-muruci', 'Suco de muruci', [800, 2000]),
      ],
    },
    {
      id: 'geladas',
      nome: 'Refrigerantes e cervejas',
      products: [
        product('guarana-garoto', 'Guaraná Garoto lata', 500),
        product('cerpa', 'Cerpa long neck', 900),
        product('tijuca', 'Tijuca 600 ml', 1400),
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-2l', 'Coca-Cola 2L', 1400),
        product('agua', 'Água mineral', 300),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces',
      products: [
        product('bombom', 'Bombom de cupuaçu', 500),
        product('creme-cupuacu', 'Creme de cupuaçu', 1000),
        product('bolo-macaxeira', 'Bolo de macaxeira', 700),
        product('bolo-castanha', 'Bolo de castanha', 900),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Nazaré', 'Umarizal', 'Batista Campos'] },
    { centavos: 800, bairros: ['Marco', 'Pedreira', 'Guamá', 'Jurunas'] },
    { centavos: 1300, bairros: ['Marambaia', 'Sacramenta'] },
  ],
}
