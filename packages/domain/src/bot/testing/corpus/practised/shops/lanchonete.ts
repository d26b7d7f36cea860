import type { CorpusShop } from '../../corpus'
import { category, group, item, menu } from '../../build-menu'

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 4],
  [
    ['tucuma', 'Tucumã', 500],
    ['queijo-coalho', 'Queijo coalho', 400],
    ['banana', 'Banana frita', 300],
    ['ovo', 'Ovo', 250],
    ['presunto', 'Presunto', 250],
  ],
)

const tapioca = group(
  'recheio',
  'Recheio',
  [1, 3],
  [
    ['manteiga', 'Manteiga'],
    ['queijo', 'Queijo', 300],
    ['queijo-coalho', 'Queijo coalho', 400],
    ['tucuma', 'Tucumã', 500],
    ['banana', 'Banana', 300],
    ['ovo', 'Ovo', 250],
    ['presunto', 'Presunto', 250],
    ['carne-sol', 'Carne de sol', 700],
    ['coco', 'Coco', 200],
    ['leite-condensado', 'Leite condensado', 200],
  ],
)

const pastry = group(
  'sabor',
  'Sabor',
  [1, 1],
  [
    ['carne', 'Carne'],
    ['queijo', 'Queijo'],
    ['frango', 'Frango'],
    ['camarao', 'Camarão', 300],
    ['pirarucu', 'Pirarucu', 400],
  ],
)

const hundred = group(
  'tipos',
  'Tipos',
  [1, 4],
  [
    ['coxinha', 'Coxinha'],
    ['kibe', 'Kibe'],
    ['bolinha', 'Bolinha de queijo'],
    ['risole', 'Risole'],
    ['enroladinho', 'Enroladinho'],
  ],
)

const juice = group(
  'sabor',
  'Fruta',
  [1, 1],
  [
    ['cupuacu', 'Cupuaçu'],
    ['tapereba', 'Taperebá'],
    ['graviola', 'Graviola'],
    ['acerola', 'Acerola'],
    ['maracuja', 'Maracujá'],
    ['goiaba', 'Goiaba'],
    ['laranja', 'Laranja'],
  ],
)

const liquid = group(
  'preparo',
  'Com água ou com leite',
  [1, 1],
  [
    ['agua', 'Água'],
    ['leite', 'Leite', 200],
  ],
)

const ice = group(
  'sabor',
  'Sabor',
  [1, 1],
  [
    ['tapereba', 'Taperebá'],
    ['coco', 'Coco'],
    ['cupuacu', 'Cupuaçu'],
    ['acai', 'Açaí'],
    ['maracuja', 'Maracujá'],
  ],
)

const glass = { '300 ml': 800, '500 ml': 1100, Jarra: 2200 }

/** Breakfast and snacks of Manaus: tucumã, tapioca, juices of the region. */
export const lanchonete: CorpusShop = {
  id: 'lanchonete',
  trade: 'lanchonete e padaria',
  nome: 'Padaria Tarumã',
  city: 'Manaus',
  menu: menu(
    [
      category('salgados', 'Salgados'),
      category('paes', 'Pães e sanduíches'),
      category('tapiocas', 'Tapiocas e café regional'),
      category('sucos', 'Sucos', ['300 ml', '500 ml', 'Jarra']),
      category('bebidas', 'Bebidas'),
      category('doces', 'Doces'),
    ],
    [
      item('salgados', 'coxinha', 'Coxinha', 700, { alergenos: ['glúten', 'leite'] }),
      item('salgados', 'coxinha-catupiry', 'Coxinha com catupiry', 850),
      item('salgados', 'kibe', 'Kibe', 700),
      item('salgados', 'pastel', 'Pastel', 900, { opcoes: [pastry] }),
      item('salgados', 'enroladinho', 'Enroladinho de salsicha', 650),
      item('salgados', 'risole-camarao', 'Risole de camarão', 850, { alergenos: ['glúten', 'crustáceos'] }),
      item('salgados', 'bolinho-pirarucu', 'Bolinho de pirarucu', 900),
      item('salgados', 'bolinho-macaxeira', 'Bolinho de macaxeira', 750),
      item('salgados', 'empada', 'Empada de frango', 800),
      item('salgados', 'cento', 'Cento de salgados', 9000, { opcoes: [hundred] }),
      item('paes', 'pao-frances', 'Pão francês', 90),
      item('paes', 'pao-queijo', 'Pão de queijo', 500, {
        ingredientes: ['polvilho', 'queijo', 'ovo', 'leite'],
      }),
      item('paes', 'pao-manteiga', 'Pão com manteiga', 500),
      item('paes', 'pao-ovo', 'Pão com ovo', 800, { opcoes: [extras] }),
      item('paes', 'pao-tucuma', 'Pão com tucumã', 1200, { opcoes: [extras] }),
      item('paes', 'x-caboquinho', 'X-Caboquinho', 1800, {
        descricao: 'Pão francês, tucumã, queijo coalho e banana frita',
        ingredientes: ['pão francês', 'tucumã', 'queijo coalho', 'banana frita'],
        alergenos: ['glúten', 'leite'],
        opcoes: [extras],
      }),
      item('paes', 'x-salada', 'X-Salada', 1700, { opcoes: [extras] }),
      item('paes', 'misto', 'Misto quente', 1000, { opcoes: [extras] }),
      item('tapiocas', 'tapioca', 'Tapioca', 800, { opcoes: [tapioca] }),
      item('tapiocas', 'tapioca-caboquinha', 'Tapioca caboquinha', 1900, {
        ingredientes: ['goma', 'tucumã', 'queijo coalho', 'banana frita'],
      }),
      item('tapiocas', 'cuscuz-ovo', 'Cuscuz com ovo', 1100),
      item('tapiocas', 'mingau-banana', 'Mingau de banana', 900),
      item('tapiocas', 'mingau-munguza', 'Mingau de munguzá', 900),
      item('sucos', 'suco', 'Suco', glass, { opcoes: [juice, liquid] }),
      item('bebidas', 'bare-lata', 'Guaraná Baré lata', 550),
      item('bebidas', 'bare-2l', 'Guaraná Baré 2L', 1100),
      item('bebidas', 'guarana-lata', 'Guaraná Antarctica lata', 600),
      item('bebidas', 'guarana-batido', 'Guaraná regional batido', 1400, {
        ingredientes: ['guaraná em pó', 'leite', 'amendoim', 'castanha', 'xarope'],
        alergenos: ['leite', 'amendoim', 'castanha'],
      }),
      item('bebidas', 'coca-lata', 'Coca-Cola lata', 650),
      item('bebidas', 'coca-1l', 'Coca-Cola 1L', 1000),
      item('bebidas', 'agua', 'Água sem gás', 300),
      item('bebidas', 'agua-gas', 'Água com gás', 400),
      item('bebidas', 'cafe', 'Café preto', 400),
      item('bebidas', 'cafe-leite', 'Café com leite', 600),
      item('bebidas', 'achocolatado', 'Achocolatado', 700),
      item('doces', 'dindim', 'Dindim', 300, { opcoes: [ice] }),
      item('doces', 'bolo-macaxeira', 'Bolo de macaxeira', 800),
      item('doces', 'bolo-milho', 'Bolo de milho', 800),
      item('doces', 'bolo-chocolate', 'Bolo de chocolate', 1000, { alergenos: ['glúten', 'ovo', 'leite'] }),
      item('doces', 'bombom-cupuacu', 'Bombom de cupuaçu', 450),
      item('doces', 'pudim', 'Pudim', 1000),
    ],
  ),
  feeGroups: [
    { centavos: 400, bairros: ['Flores', 'Parque Dez', 'Chapada'] },
    { centavos: 800, bairros: ['Adrianópolis', 'Aleixo', 'Dom Pedro', 'Centro'] },
    { centavos: 1200, bairros: ['Cidade Nova', 'Ponta Negra', 'Praça 14'] },
  ],
}
