import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const toppings = group(
  'acompanhamentos',
  'Acompanhamentos',
  [0, 3],
  [
    option('granola', 'Granola'),
    option('banana', 'Banana'),
    option('leite-po', 'Leite em pó'),
    option('tapioca', 'Farinha de tapioca'),
    option('pacoca', 'Paçoca'),
  ],
)

const paid = group(
  'adicionais',
  'Adicionais',
  [0, 4],
  [
    option('nutella', 'Nutella', 500),
    option('morango', 'Morango', 400),
    option('condensado', 'Leite condensado', 200),
  ],
)

const stuffed = group(
  'recheio',
  'Recheio extra',
  [0, 2],
  [option('coalho', 'Queijo coalho', 400), option('ovo', 'Ovo', 200)],
)

const cup = { opcoes: [toppings, paid] }
const filled = { opcoes: [stuffed] }

/** Açaí and cream in cups of three sizes, toppings free and paid; tapiocas, sandwiches, fruit of the north. */
export const acaiDoMindu: CorpusShop = {
  id: 'acai-do-mindu',
  trade: 'açaí no copo e café regional',
  nome: 'Açaí do Mindu',
  city: 'Manaus',
  menu: menuOf([
    {
      id: 'copos',
      nome: 'No copo',
      types: ['300 ml', '500 ml', '700 ml'],
      products: [
        product('acai', 'Açaí Tradicional', [1400, 1900, 2500], {
          ...cup,
          ingredientes: ['açaí', 'xarope de guaraná'],
        }),
        product('acai-zero', 'Açaí Zero', [1600, 2200, 2900], cup),
        product('creme-cupuacu', 'Creme de Cupuaçu', [1500, 2000, 2700], { ...cup, alergenos: ['leite'] }),
      ],
    },
    {
      id: 'tapiocas',
      nome: 'Tapiocas e pães',
      products: [
        product('t-tucuma', 'Tapioca de Tucumã', 1500, filled),
        product('t-coalho', 'Tapioca de Queijo Coalho', 1300, filled),
        product('t-carne', 'Tapioca de Carne de Sol', 1800, filled),
        product('t-coco', 'Tapioca de Coco', 1200, { alergenos: ['leite'] }),
        product('caboquinho', 'X-Caboquinho', 1600, {
          ...filled,
          ingredientes: ['pão francês', 'tucumã', 'queijo coalho', 'banana pacovã'],
          alergenos: ['glúten', 'leite'],
        }),
      ],
    },
    {
      id: 'sucos',
      nome: 'Sucos',
      types: ['300 ml', '500 ml'],
      products: [
        product('suco-tapereba', 'Suco de Taperebá', [800, 1100]),
        product('suco-cupuacu', 'Suco de Cupuaçu', [800, 1100]),
        product('suco-maracuja', 'Suco de Maracujá', [700, 1000]),
        product('suco-graviola', 'Suco de Graviola', [900, 1200]),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Outras bebidas',
      products: [
        product('bare-lata', 'Guaraná Baré lata', 550),
        product('bare-2l', 'Guaraná Baré 2L', 1100),
        product('coca-lata', 'Coca-Cola lata', 600),
        product('cafe-leite', 'Café com Leite', 500),
        product('agua', 'Água mineral', 300),
        product('agua-gas', 'Água com gás', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Parque Dez', 'Flores', 'Aleixo'] },
    { centavos: 800, bairros: ['Adrianópolis', 'Centro', 'Cidade Nova'] },
    { centavos: 1300, bairros: ['Compensa', 'Ponta Negra'] },
  ],
}
