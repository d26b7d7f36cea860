import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const cylinder = group(
  'casco',
  'Botijão',
  [1, 1],
  [option('troca', 'Troca pelo vazio'), option('novo', 'Botijão novo', 22000)],
)

const bottle = group(
  'casco',
  'Vasilhame',
  [1, 1],
  [option('troca', 'Troca pelo vazio'), option('novo', 'Vasilhame novo', 2500)],
)

const soft = [500, 800, 1300]

/** Drinks by can, bottle and pack, and what else a corner shop brings: ice, charcoal, gas, water, cigarettes. */
export const depositoMucuripe: CorpusShop = {
  id: 'deposito-mucuripe',
  trade: 'depósito de bebidas e conveniência com gás e água',
  nome: 'Depósito Mucuripe',
  city: 'Fortaleza',
  menu: menuOf([
    {
      id: 'cervejas',
      nome: 'Cervejas',
      products: [
        product('skol-lata', 'Skol lata 350ml', 450),
        product('skol-latao', 'Skol latão 473ml', 600),
        product('skol-litrao', 'Skol litrão 1L', 1100),
        product('skol-fardo', 'Fardo Skol lata (12 unidades)', 4800),
        product('brahma-lata', 'Brahma lata 350ml', 450),
        product('brahma-duplo', 'Brahma Duplo Malte lata 350ml', 500),
        product('brahma-latao', 'Brahma latão 473ml', 600),
        product('heineken-ln', 'Heineken long neck 330ml', 850),
        product('heineken-zero', 'Heineken Zero long neck 330ml', 850),
        product('heineken-fardo', 'Fardo Heineken lata (12 unidades)', 6900),
        product('original', 'Original 600ml', 1200),
        product('corona', 'Corona long neck 330ml', 900, { ingredientes: ['água', 'malte', 'lúpulo'] }),
      ],
    },
    {
      id: 'refrigerantes',
      nome: 'Refrigerantes',
      types: ['Lata', '600ml', '2L'],
      products: [
        product('coca', 'Coca-Cola', soft),
        product('coca-zero', 'Coca-Cola Zero', soft),
        product('guarana', 'Guaraná Antarctica', soft),
        product('fanta-laranja', 'Fanta Laranja', soft),
        product('fanta-uva', 'Fanta Uva', soft),
        product('cajuina', 'Cajuína São Geraldo', soft),
      ],
    },
    {
      id: 'energeticos',
      nome: 'Energéticos e destilados',
      products: [
        product('red-bull', 'Red Bull 250ml', 1200),
        product('red-bull-tropical', 'Red Bull Tropical 250ml', 1200),
        product('monster', 'Monster 473ml', 1300),
        product('smirnoff', 'Vodka Smirnoff 998ml', 4200),
        product('pitu', 'Cachaça Pitú lata 350ml', 800),
        product('ypioca', 'Cachaça Ypióca Prata 1L', 2400),
        product('red-label', 'Whisky Red Label 1L', 11000),
        product('vinho', 'Vinho Pérgola Tinto Suave 1L', 2800, { alergenos: ['sulfitos'] }),
      ],
    },
    {
      id: 'gelo',
      nome: 'Gelo e carvão',
      products: [
        product('gelo-5', 'Gelo em cubo 5kg', 1200),
        product('gelo-10', 'Gelo em cubo 10kg', 2000),
        product('gelo-coco', 'Gelo de Coco 200ml', 500),
        product('carvao-3', 'Carvão 3kg', 1800),
        product('carvao-5', 'Carvão 5kg', 2700),
      ],
    },
    {
      id: 'gas-agua',
      nome: 'Gás e água',
      products: [
        product('gas', 'Gás P13', 11500, { opcoes: [cylinder], descricao: 'Botijão de 13 kg' }),
        product('galao', 'Água mineral galão 20L', 1200, { opcoes: [bottle] }),
        product('agua-500', 'Água mineral 500ml', 250),
        product('agua-gas', 'Água com gás 500ml', 350),
        product('agua-15', 'Água mineral 1,5L', 500),
      ],
    },
    {
      id: 'tabacaria',
      nome: 'Tabacaria',
      products: [
        product('marlboro', 'Marlboro Vermelho', 1300),
        product('marlboro-gold', 'Marlboro Gold', 1300),
        product('lucky', 'Lucky Strike', 1100),
        product('isqueiro', 'Isqueiro Bic', 700),
      ],
    },
    {
      id: 'petiscos',
      nome: 'Petiscos e descartáveis',
      products: [
        product('amendoim', 'Amendoim Japonês', 600, { alergenos: ['amendoim', 'glúten', 'soja'] }),
        product('ruffles', 'Ruffles 100g', 1200),
        product('doritos', 'Doritos 140g', 1500),
        product('copo', 'Copo descartável (50 unidades)', 800),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 400, bairros: ['Mucuripe', 'Meireles', 'Varjota'] },
    { centavos: 700, bairros: ['Aldeota', 'Papicu', 'Praia de Iracema'] },
    { centavos: 1000, bairros: ['Benfica', 'Fátima', 'Montese'] },
  ],
}
