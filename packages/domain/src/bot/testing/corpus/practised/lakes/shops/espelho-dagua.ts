import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const wrap = group(
  'presente',
  'Para presente',
  [0, 2],
  [
    option('caixa', 'Caixa de presente', 900),
    option('laco', 'Laço', 300),
    option('cartao', 'Cartãozinho', 200),
  ],
)

const lipColour = group(
  'cor',
  'Cor',
  [1, 1],
  [option('vermelho', 'Vermelho'), option('nude', 'Nude'), option('rosa', 'Rosa'), option('vinho', 'Vinho')],
)

const nailColour = group(
  'cor',
  'Cor',
  [1, 1],
  [
    option('branco', 'Branco'),
    option('vermelho', 'Vermelho'),
    option('preto', 'Preto'),
    option('renda', 'Renda'),
  ],
)

const gift = { opcoes: [wrap] }

/** Scents and creams in sizes, make-up in colours, soap and hair care; wrapped as a gift where wanted. */
export const espelhoDagua: CorpusShop = {
  id: 'espelho-dagua',
  trade: 'perfumaria e cosméticos',
  nome: 'Espelho d’Água',
  city: 'Três Lagoas',
  menu: menuOf([
    {
      id: 'perfumes',
      nome: 'Perfumes',
      types: ['50 ml', '100 ml'],
      products: [
        product('colonia-lavanda', 'Colônia de Lavanda', [5900, 9900], gift),
        product('colonia-bambu', 'Colônia de Bambu', [5900, 9900], gift),
        product('perfume-jasmim', 'Perfume Jasmim', [8900, 14900], gift),
        product('perfume-madeira', 'Perfume Madeira', [8900, 14900], gift),
      ],
    },
    {
      id: 'cabelo',
      nome: 'Cabelo',
      types: ['300 ml', '1 litro'],
      products: [
        product('shampoo-coco', 'Shampoo de Coco', [2400, 5900], {
          ingredientes: ['água', 'óleo de coco', 'glicerina', 'perfume'],
        }),
        product('shampoo-aloe', 'Shampoo de Aloe Vera', [2400, 5900]),
        product('condicionador', 'Condicionador de Coco', [2600, 6200]),
      ],
    },
    {
      id: 'corpo',
      nome: 'Corpo e banho',
      products: [
        product('hidratante', 'Hidratante de Amêndoas', 3400, gift),
        product('creme-maos', 'Creme para as Mãos', 1900, gift),
        product('sabonete', 'Sabonete de Erva-doce', 800),
        product('sabonete-liquido', 'Sabonete Líquido', 2200),
        product('desodorante', 'Desodorante Roll-on', 1500),
        product('protetor', 'Protetor Solar FPS 50', 4900),
      ],
    },
    {
      id: 'make',
      nome: 'Maquiagem',
      products: [
        product('batom', 'Batom', 2500, { opcoes: [lipColour] }),
        product('esmalte', 'Esmalte', 700, { opcoes: [nailColour] }),
        product('rimel', 'Rímel', 3200),
        product('po', 'Pó Compacto', 3600),
        product('lapis', 'Lápis de Olho', 1800),
      ],
    },
    {
      id: 'utensilios',
      nome: 'Acessórios',
      products: [
        product('lixa', 'Lixa de Unha', 300),
        product('algodao', 'Algodão', 650),
        product('acetona', 'Acetona', 750),
        product('escova', 'Escova de Cabelo', 2700),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'Colinos', 'Lapa'] },
    { centavos: 800, bairros: ['Jardim Alvorada', 'Santos Dumont', 'Vila Nova'] },
    { centavos: 1200, bairros: ['Jupiá', 'Vila Piloto'] },
  ],
}
