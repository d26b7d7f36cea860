import type { CorpusShop } from '../../corpus'
import { category, group, item, menu } from '../../build-menu'

const free = group(
  'acompanhamentos',
  'Acompanhamentos (até 3 grátis)',
  [0, 3],
  [
    ['granola', 'Granola'],
    ['banana', 'Banana'],
    ['leite-po', 'Leite em pó'],
    ['leite-condensado', 'Leite condensado'],
    ['pacoca', 'Paçoca'],
    ['amendoim', 'Amendoim'],
    ['flocos', 'Flocos de arroz'],
    ['sucrilhos', 'Sucrilhos'],
    ['mel', 'Mel'],
  ],
)

const paid = group(
  'adicionais',
  'Adicionais',
  [0, 5],
  [
    ['nutella', 'Nutella', 600],
    ['morango', 'Morango', 400],
    ['kiwi', 'Kiwi', 400],
    ['uva', 'Uva', 400],
    ['leite-ninho', 'Leite Ninho', 300],
    ['creme-ninho', 'Creme de Ninho', 500],
    ['ovomaltine', 'Ovomaltine', 350],
    ['bis', 'Bis', 300],
    ['kitkat', 'KitKat', 450],
    ['chantilly', 'Chantilly', 300],
  ],
)

const scoops = group(
  'sabores',
  'Sabores',
  [1, 3],
  [
    ['chocolate', 'Chocolate'],
    ['morango', 'Morango'],
    ['flocos', 'Flocos'],
    ['creme', 'Creme'],
    ['ninho', 'Ninho trufado', 100],
    ['pistache', 'Pistache', 200],
    ['cupuacu', 'Cupuaçu'],
  ],
)

const shake = group(
  'sabor',
  'Sabor',
  [1, 1],
  [
    ['chocolate', 'Chocolate'],
    ['morango', 'Morango'],
    ['acai', 'Açaí', 200],
    ['ovomaltine', 'Ovomaltine', 200],
    ['nutella', 'Nutella', 400],
  ],
)

const fruit = group(
  'sabor',
  'Fruta',
  [1, 1],
  [
    ['laranja', 'Laranja'],
    ['acerola', 'Acerola'],
    ['maracuja', 'Maracujá'],
    ['abacaxi', 'Abacaxi'],
    ['caja', 'Cajá'],
  ],
)

const crepe = group(
  'recheio',
  'Recheio',
  [1, 2],
  [
    ['nutella', 'Nutella', 400],
    ['morango', 'Morango', 300],
    ['banana', 'Banana'],
    ['doce-leite', 'Doce de leite'],
    ['frango', 'Frango', 200],
    ['queijo', 'Queijo'],
  ],
)

const bowl = { '300 ml': 1500, '500 ml': 2000, '700 ml': 2600, '1 litro': 3600 }
const cup = { '300 ml': 1400, '500 ml': 1900 }
const boat = { Pequena: 3900, Grande: 5900 }

/** Açaí in millilitres with three toppings for nothing and others that cost, and what stands beside it. */
export const acai: CorpusShop = {
  id: 'acai',
  trade: 'açaiteria',
  nome: 'Trem Roxo Açaí',
  city: 'Goiânia',
  menu: menu(
    [
      category('acai', 'Açaí', ['300 ml', '500 ml', '700 ml', '1 litro']),
      category('barcas', 'Barcas', ['Pequena', 'Grande']),
      category('cremes', 'Cremes e milk-shakes', ['300 ml', '500 ml']),
      category('sorvetes', 'Sorvetes', ['1 bola', '2 bolas', '3 bolas']),
      category('lanches', 'Lanches e crepes'),
      category('bebidas', 'Bebidas'),
    ],
    [
      item('acai', 'acai', 'Açaí', bowl, {
        ingredientes: ['polpa de açaí', 'xarope de guaraná', 'açúcar'],
        opcoes: [free, paid],
      }),
      item('acai', 'acai-zero', 'Açaí zero', bowl, {
        descricao: 'Sem adição de açúcar',
        ingredientes: ['polpa de açaí', 'adoçante'],
        opcoes: [free, paid],
      }),
      item('acai', 'acai-cupuacu', 'Açaí com cupuaçu', bowl, { opcoes: [free, paid] }),
      item('barcas', 'barca', 'Barca de açaí', boat, { opcoes: [free, paid] }),
      item('barcas', 'barca-sorvete', 'Barca de sorvete', boat, { opcoes: [scoops] }),
      item('cremes', 'creme-ninho', 'Creme de Ninho', cup, { alergenos: ['leite'], opcoes: [paid] }),
      item('cremes', 'creme-cupuacu', 'Creme de cupuaçu', cup, { opcoes: [paid] }),
      item('cremes', 'creme-maracuja', 'Creme de maracujá', cup, { opcoes: [paid] }),
      item('cremes', 'milk-shake', 'Milk-shake', cup, { alergenos: ['leite'], opcoes: [shake] }),
      item('cremes', 'vitamina', 'Vitamina de banana', cup),
      item('cremes', 'vitamina-mamao', 'Vitamina de mamão', cup),
      item(
        'sorvetes',
        'sorvete',
        'Sorvete',
        { '1 bola': 700, '2 bolas': 1200, '3 bolas': 1600 },
        { opcoes: [scoops] },
      ),
      item('lanches', 'misto', 'Misto quente', 1200),
      item('lanches', 'crepe', 'Crepe', 1800, { opcoes: [crepe] }),
      item('lanches', 'waffle', 'Waffle', 1900, { opcoes: [crepe] }),
      item('lanches', 'pao-queijo', 'Pão de queijo', 450, {
        ingredientes: ['polvilho', 'queijo', 'ovo', 'leite'],
        alergenos: ['leite', 'ovo'],
      }),
      item('lanches', 'pao-queijo-recheado', 'Pão de queijo recheado', 900),
      item('lanches', 'pamonha-sal', 'Pamonha de sal', 1200),
      item('lanches', 'pamonha-doce', 'Pamonha de doce', 1200),
      item('lanches', 'empadao', 'Empadão goiano', 1900, {
        ingredientes: ['massa', 'frango', 'linguiça', 'guariroba', 'queijo', 'azeitona'],
      }),
      item('lanches', 'brownie', 'Brownie', 1000, { alergenos: ['glúten', 'ovo', 'nozes'] }),
      item('bebidas', 'suco', 'Suco natural 400 ml', 1000, { opcoes: [fruit] }),
      item('bebidas', 'agua', 'Água sem gás', 350),
      item('bebidas', 'agua-gas', 'Água com gás', 400),
      item('bebidas', 'agua-coco', 'Água de coco', 800),
      item('bebidas', 'coca-lata', 'Coca-Cola lata', 650),
      item('bebidas', 'coca-600', 'Coca-Cola 600 ml', 900),
      item('bebidas', 'guarana-lata', 'Guaraná lata', 600),
      item('bebidas', 'mineiro', 'Refrigerante Mineiro 2L', 1200),
      item('bebidas', 'cafe', 'Café expresso', 600),
    ],
  ),
  feeGroups: [
    { centavos: 500, bairros: ['Setor Bueno', 'Setor Marista', 'Setor Oeste'] },
    { centavos: 800, bairros: ['Jardim América', 'Jardim Goiás', 'Setor Pedro Ludovico'] },
    { centavos: 1200, bairros: ['Vila Nova', 'Setor Universitário', 'Parque Amazônia'] },
  ],
}
