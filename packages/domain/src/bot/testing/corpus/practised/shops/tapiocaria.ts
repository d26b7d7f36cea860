import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const filling = group(
  'recheio',
  'Recheio',
  [1, 3],
  [
    option('manteiga', 'Manteiga'),
    option('queijo', 'Queijo', 300),
    option('queijo-marajo', 'Queijo do Marajó', 500),
    option('charque', 'Charque', 600),
    option('camarao', 'Camarão', 700),
    option('frango', 'Frango', 400),
    option('ovo', 'Ovo', 200),
    option('coco', 'Coco', 200),
    option('leite-condensado', 'Leite condensado', 200),
  ],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 4],
  [
    option('ovo', 'Ovo', 250),
    option('bacon', 'Bacon', 400),
    option('queijo', 'Queijo', 300),
    option('queijo-marajo', 'Queijo do Marajó', 500),
    option('banana', 'Banana frita', 300),
  ],
)

const liquid = group(
  'preparo',
  'Com água ou com leite',
  [0, 1],
  [option('agua', 'Água'), option('leite', 'Leite', 200)],
)

const besideAcai = group(
  'acompanha',
  'Para acompanhar',
  [0, 4],
  [
    option('farinha-tapioca', 'Farinha de tapioca', 200),
    option('farinha-agua', "Farinha d'água", 200),
    option('acucar', 'Açúcar'),
    option('charque', 'Charque frito', 1400),
    option('camarao', 'Camarão seco', 1500),
  ],
)

const comboJuice = group(
  'suco',
  'Suco',
  [1, 1],
  [option('cupuacu', 'Cupuaçu'), option('tapereba', 'Taperebá'), option('maracuja', 'Maracujá')],
)

const juice = { opcoes: [liquid] }
const sandwich = { opcoes: [extras] }
const acai = { opcoes: [besideAcai] }

/** Tapiocas by filling, food of Pará by size, sandwiches, and each fruit a juice of its own. */
export const tapiocaria: CorpusShop = {
  id: 'tapiocaria',
  trade: 'lanchonete e tapiocaria',
  nome: 'Tapiocaria da Nazinha',
  city: 'Belém',
  menu: menuOf([
    {
      id: 'tapiocas',
      nome: 'Tapiocas',
      products: [
        product('tapioca-molhada', 'Tapioca molhada', 900, {
          ingredientes: ['goma', 'leite de coco', 'coco ralado'],
        }),
        product('tapioca', 'Tapioca', 700, { opcoes: [filling] }),
        product('tapioca-paraense', 'Tapioca paraense', 2200, {
          ingredientes: ['goma', 'camarão', 'jambu', 'queijo do Marajó'],
          alergenos: ['crustáceos', 'leite'],
        }),
      ],
    },
    {
      id: 'paraenses',
      nome: 'Comidas paraenses',
      types: ['Pequeno', 'Grande'],
      products: [
        product('tacaca', 'Tacacá', [1800, 2500], {
          ingredientes: ['tucupi', 'goma', 'jambu', 'camarão seco'],
          alergenos: ['crustáceos'],
        }),
        product('vatapa', 'Vatapá paraense', [1900, 2700], { alergenos: ['crustáceos', 'glúten'] }),
        product('manicoba', 'Maniçoba', [2300, 3400]),
        product('caruru', 'Caruru', [1900, 2700]),
      ],
    },
    {
      id: 'acai',
      nome: 'Açaí batido na hora',
      types: ['500 ml', '1 litro'],
      products: [
        product('acai-medio', 'Açaí médio', [1200, 2200], acai),
        product('acai-grosso', 'Açaí grosso', [1700, 3200], acai),
      ],
    },
    {
      id: 'salgados',
      nome: 'Salgados',
      products: [
        product('unha', 'Unha de caranguejo', 1000, { alergenos: ['crustáceos', 'glúten'] }),
        product('coxinha-frango', 'Coxinha de frango', 700),
        product('coxinha-camarao', 'Coxinha de camarão', 900),
        product('pastel-camarao', 'Pastel de camarão com jambu', 1200),
        product('pastel-carne', 'Pastel de carne', 900),
        product('bolinho-piracui', 'Bolinho de piracuí', 800),
      ],
    },
    {
      id: 'sanduiches',
      nome: 'Sanduíches',
      products: [
        product('x-salada', 'X-Salada', 1700, sandwich),
        product('x-egg', 'X-Egg', 1800, sandwich),
        product('x-tudo', 'X-Tudo', 2600, sandwich),
        product('misto', 'Misto quente', 1000, sandwich),
        product('cachorro-quente', 'Cachorro-quente de picadinho', 1200, sandwich),
        product('combo', 'Combo X-Salada com suco', 2600, { opcoes: [comboJuice] }),
      ],
    },
    {
      id: 'sucos',
      nome: 'Sucos regionais',
      types: ['300 ml', '500 ml', 'Jarra'],
      products: [
        product('suco-cupuacu', 'Suco de cupuaçu', [800, 1200, 2400], juice),
        product('suco-bacuri', 'Suco de bacuri', [1000, 1500, 3000], juice),
        product('suco-muruci', 'Suco de muruci', [800, 1200, 2400], juice),
        product('suco-tapereba', 'Suco de taperebá', [800, 1200, 2400], juice),
        product('suco-graviola', 'Suco de graviola', [800, 1200, 2400], juice),
        product('suco-maracuja', 'Suco de maracujá', [700, 1100, 2200], juice),
        product('suco-acerola', 'Suco de acerola', [700, 1100, 2200], juice),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces e cremes',
      products: [
        product('creme-cupuacu', 'Creme de cupuaçu', 1200),
        product('creme-bacuri', 'Creme de bacuri', 1400),
        product('bombom-cupuacu', 'Bombom de cupuaçu', 450),
        product('bombom-bacuri', 'Bombom de bacuri', 500),
        product('bolo-macaxeira', 'Bolo de macaxeira', 800),
        product('bolo-milho', 'Bolo de milho', 800),
        product('monteiro-lopes', 'Monteiro Lopes', 500),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('garoto-lata', 'Guaraná Garoto lata', 450),
        product('garoto-2l', 'Guaraná Garoto 2L', 900),
        product('coca-lata', 'Coca-Cola lata', 650),
        product('coca-zero-lata', 'Coca-Cola Zero lata', 650),
        product('coca-2l', 'Coca-Cola 2L', 1500),
        product('agua', 'Água sem gás', 300),
        product('agua-gas', 'Água com gás', 400),
        product('cafe', 'Café preto', 400),
        product('cafe-leite', 'Café com leite', 600),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 400, bairros: ['Nazaré', 'Batista Campos', 'São Brás'] },
    { centavos: 700, bairros: ['Umarizal', 'Marco', 'Cremação', 'Cidade Velha'] },
    { centavos: 1000, bairros: ['Pedreira', 'Guamá', 'Telégrafo', 'Marambaia'] },
  ],
}
