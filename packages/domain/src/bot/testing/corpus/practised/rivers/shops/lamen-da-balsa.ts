import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const broth = group(
  'caldo',
  'Caldo',
  [1, 1],
  [option('shoyu', 'Shoyu'), option('misso', 'Missô'), option('picante', 'Picante', 300)],
)

const meat = group(
  'proteina',
  'Proteína',
  [1, 1],
  [
    option('porco', 'Barriga de porco'),
    option('frango', 'Frango'),
    option('tofu', 'Tofu'),
    option('pirarucu', 'Pirarucu', 800),
  ],
)

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 4],
  [
    option('ovo', 'Ovo marinado', 400),
    option('milho', 'Milho', 300),
    option('alga', 'Alga nori', 300),
    option('macarrao', 'Macarrão extra', 600),
  ],
)

const bowl = { opcoes: [broth, meat, extras] }

/** Noodle bowls in two sizes with a broth, a protein and paid extras; dumplings by the count, drinks. */
export const lamenDaBalsa: CorpusShop = {
  id: 'lamen-da-balsa',
  trade: 'lámen e guioza',
  nome: 'Lámen da Balsa',
  city: 'Porto Velho',
  voucher: true,
  menu: menuOf([
    {
      id: 'lamens',
      nome: 'Lámens',
      types: ['Pequeno', 'Grande'],
      products: [
        product('lamen', 'Lámen da Casa', [3200, 4200], {
          ...bowl,
          ingredientes: ['macarrão de trigo', 'caldo', 'cebolinha', 'broto de feijão'],
          alergenos: ['glúten', 'soja'],
        }),
      ],
    },
    {
      id: 'guiozas',
      nome: 'Guiozas',
      types: ['5 unidades', '10 unidades'],
      products: [
        product('guioza-porco', 'Guioza de Porco', [1900, 3400], {
          ingredientes: ['carne de porco', 'acelga', 'gengibre', 'massa de trigo'],
          alergenos: ['glúten', 'soja'],
        }),
        product('guioza-legumes', 'Guioza de Legumes', [1700, 3000]),
        product('guioza-camarao', 'Guioza de Camarão', [2400, 4400]),
      ],
    },
    {
      id: 'pratos',
      nome: 'Pratos e entradas',
      products: [
        product('katsu', 'Tonkatsu', 3600, { descricao: 'Porco empanado com arroz e repolho' }),
        product('karaague', 'Karaague', 2600, { descricao: 'Frango frito em cubos' }),
        product('sunomono', 'Sunomono', 1400),
        product('edamame', 'Edamame', 1600),
        product('arroz', 'Arroz japonês', 900),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces',
      products: [product('mochi', 'Mochi de Cupuaçu', 1000), product('dorayaki', 'Dorayaki', 1100)],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('cha-verde', 'Chá Verde gelado', 800),
        product('coca-lata', 'Coca-Cola lata', 650),
        product('coca-zero', 'Coca-Cola Zero lata', 650),
        product('suco-cupuacu', 'Suco de Cupuaçu', 1000),
        product('suco-caja', 'Suco de Cajá', 900),
        product('asahi', 'Asahi long neck', 1400),
        product('agua', 'Água mineral', 400),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 600, bairros: ['Centro', 'Olaria', 'Arigolândia'] },
    { centavos: 900, bairros: ['Embratel', 'Nova Porto Velho', 'São Cristóvão'] },
    { centavos: 1300, bairros: ['Flodoaldo Pontes Pinto', 'Igarapé'] },
  ],
}
