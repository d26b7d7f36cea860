import type { CorpusMessage } from '../../../corpus'

/** Several people who order in one message, one as the other or but for a word, of what kitchens cook, by shop. */
export const togetherKitchens: Readonly<Record<string, readonly CorpusMessage[]>> = {
  pastelaria: [
    {
      text: 'pra mim 2 de carne, pra Ana 1 de queijo, o João quer igual ao meu',
      expect: ['4 p-carne', '1 p-queijo'],
    },
    { text: 'um pastel de palmito pra cada um, somos em cinco', expect: ['5 p-palmito'] },
    {
      text: 'eu quero de pizza, meu marido de bauru e meu filho de frango',
      expect: ['1 p-pizza', '1 p-bauru', '1 p-frango'],
    },
    {
      text: 'dois caldo de cana de 500, o meu com limão e o dela com gengibre',
      expect: ['1 caldo [500 ml] + mistura:limao', '1 caldo [500 ml] + mistura:gengibre'],
    },
    { text: 'dois pastel de carne, o da Rê com ovo', expect: ['1 p-carne', '1 p-carne-ovo'] },
    {
      text: '3 pastel de frango com catupiry e 3 caldo de 300, um de cada pra cada um',
      expect: ['3 p-frango-catupiry', '3 caldo [300 ml]'],
    },
    {
      text: 'Vó: pastel de escarola\nVô: pastel de bacalhau\nCrianças: 2 de chocolate',
      expect: ['1 p-escarola', '1 p-bacalhau', '2 d-chocolate'],
    },
    {
      text: 'o meu é pastel de calabresa com cheddar, o do Nando a mesma coisa sem cebola',
      expect: ['1 p-calabresa + adicionais:cheddar', '1 p-calabresa + adicionais:cheddar (sem cebola)'],
    },
    {
      text: 'a patroa quer um mogiana e eu também, mas o meu com bacon',
      expect: ['1 e-mogiana', '1 e-mogiana + adicionais:bacon'],
    },
    {
      text: 'uma porção de mini pastéis de queijo pras crianças e um barão do café pra mim e outro pra minha cunhada',
      expect: ['1 mini + sabores:queijo', '2 e-barao'],
    },
    { text: 'cada um quer dois de carne e somos três', expect: ['6 p-carne'] },
    { text: 'os três iguais: pastel de camarão com catupiry', expect: ['3 p-camarao + adicionais:catupiry'] },
    { text: 'minha filha quer um desse também', cart: ['1 p-carne'], expect: ['2 p-carne'] },
    {
      text: 'o da minha mãe é com milho',
      cart: ['2 p-queijo', '1 tubaina'],
      expect: ['1 p-queijo', '1 p-queijo + adicionais:milho', '1 tubaina'],
    },
    {
      text: 'um guaraná lata pra mim, uma coca zero pra ela e água com gás pros velhos, duas',
      expect: ['1 guarana-lata', '1 coca-zero-lata', '2 agua-gas'],
    },
    {
      text: 'pra turma da obra: 8 de carne, 5 de queijo e 1 de presunto e queijo pro engenheiro',
      expect: ['8 p-carne', '5 p-queijo', '1 p-presunto-queijo'],
    },
  ],
  acai: [
    {
      text: 'pra mim açaí de 500 com banana e granola, pro Vitor igual só que sem banana',
      expect: [
        '1 acai [500 ml] + acompanhamentos:banana + acompanhamentos:granola',
        '1 acai [500 ml] + acompanhamentos:granola',
      ],
    },
    {
      text: 'dois açaí de 300, os dois com leite condensado, no meu põe nutella também',
      expect: [
        '1 acai [300 ml] + acompanhamentos:leite-condensado',
        '1 acai [300 ml] + acompanhamentos:leite-condensado + adicionais:nutella',
      ],
    },
    {
      text: 'um açaí de 700 pra mim e um de 300 pra cada menina, são duas',
      expect: ['1 acai [700 ml]', '2 acai [300 ml]'],
    },
    {
      text: 'minha mãe vai querer açaí zero de 500 com morango, minha tia a mesma coisa',
      expect: ['2 acai-zero [500 ml] + adicionais:morango'],
    },
    {
      text: 'Lívia: milk-shake de morango 500\nEnzo: milk-shake de chocolate 300\nEu: vitamina de banana 300',
      expect: [
        '1 milk-shake [500 ml] + sabor:morango',
        '1 milk-shake [300 ml] + sabor:chocolate',
        '1 vitamina [300 ml]',
      ],
    },
    {
      text: 'cada um quer um crepe: o meu de frango com queijo, o dela de nutella e o do Zé de banana',
      expect: [
        '1 crepe + recheio:frango + recheio:queijo',
        '1 crepe + recheio:nutella',
        '1 crepe + recheio:banana',
      ],
    },
    {
      text: 'sorvete de 1 bola pra três crianças, duas de chocolate e uma de flocos',
      expect: ['2 sorvete [1 bola] + sabores:chocolate', '1 sorvete [1 bola] + sabores:flocos'],
    },
    {
      text: 'um açaí de 500 com paçoca pra mim, pra ela o mesmo com kitkat no lugar da paçoca',
      expect: ['1 acai [500 ml] + acompanhamentos:pacoca', '1 acai [500 ml] + adicionais:kitkat'],
    },
    {
      text: 'uma barca de açaí grande pra nós quatro e uma água de coco pra cada um',
      expect: ['1 barca [Grande]', '4 agua-coco'],
    },
    { text: 'o Gu quer waffle de doce de leite, eu também quero', expect: ['2 waffle + recheio:doce-leite'] },
    {
      text: '4 pamonhas, 2 de sal pro pai e a mãe e 2 de doce pra nós',
      expect: ['2 pamonha-sal', '2 pamonha-doce'],
    },
    {
      text: 'meu irmão quer um igual com mel',
      cart: ['1 acai [500 ml] + acompanhamentos:granola'],
      expect: [
        '1 acai [500 ml] + acompanhamentos:granola',
        '1 acai [500 ml] + acompanhamentos:granola + acompanhamentos:mel',
      ],
    },
    {
      text: 'um é com kiwi e o outro com bis',
      cart: ['2 acai [300 ml]'],
      expect: ['1 acai [300 ml] + adicionais:kiwi', '1 acai [300 ml] + adicionais:bis'],
    },
    {
      text: 'pras meninas creme de cupuaçu de 300, uma com chantilly e a outra sem',
      expect: ['1 creme-cupuacu [300 ml] + adicionais:chantilly', '1 creme-cupuacu [300 ml] (sem chantilly)'],
    },
    {
      text: 'eu suco de acerola, minha amiga de maracujá e a outra amiga igual a mim',
      expect: ['2 suco + sabor:acerola', '1 suco + sabor:maracuja'],
    },
    { text: 'um empadão pra cada, somos eu meu marido e meu filho', expect: ['3 empadao'] },
    {
      text: 'a Keila quer açaí com cupuaçu de 300 e o Rafa de 500 com sucrilhos e uva',
      expect: [
        '1 acai-cupuacu [300 ml]',
        '1 acai-cupuacu [500 ml] + acompanhamentos:sucrilhos + adicionais:uva',
      ],
    },
  ],
  quentinha: [
    {
      text: 'pra mim uma quentinha média de frango com arroz e salada, pro meu colega uma igual só que com farofa no lugar da salada',
      expect: [
        '1 quentinha [Média] + carne:frango + guarnicao:arroz + guarnicao:salada',
        '1 quentinha [Média] + carne:frango + guarnicao:arroz + guarnicao:farofa',
      ],
    },
    {
      text: 'três quentinhas grandes de feijoada, a minha sem arroz',
      expect: ['2 quentinha [Grande] + carne:feijoada', '1 quentinha [Grande] + carne:feijoada (sem arroz)'],
    },
    {
      text: 'um acarajé com vatapá e camarão pra mim, um com vatapá sem camarão pra Nega',
      expect: ['1 acaraje + recheio:vatapa + recheio:camarao', '1 acaraje + recheio:vatapa (sem camarão)'],
    },
    {
      text: 'dois abará, um pra mim com pimenta e o de Jorge sem',
      expect: ['1 abara + recheio:pimenta', '1 abara (sem pimenta)'],
    },
    {
      text: 'Escritório:\nRai - pequena de bife com arroz e feijão de caldo\nZeca - média de ensopado com purê\nDona Vera - fit pequena',
      expect: [
        '1 quentinha [Pequena] + carne:bife + guarnicao:arroz + guarnicao:feijao',
        '1 quentinha [Média] + carne:ensopado + guarnicao:pure',
        '1 fit [Pequena]',
      ],
    },
    {
      text: 'cada um vai querer um suco: eu umbu, painho mangaba e Leninha também mangaba',
      expect: ['1 suco + fruta:umbu', '2 suco + fruta:mangaba'],
    },
    {
      text: 'moqueca de peixe pra 2 pessoas pra mim e meu nego, e uma quentinha pequena de ovo frito pro menino',
      expect: ['1 moqueca-peixe [2 pessoas]', '1 quentinha [Pequena] + carne:ovo'],
    },
    { text: 'uma cocada pra cada, somos oito', expect: ['8 cocada'] },
    {
      text: '4 quentinhas médias, todas de xinxim, duas com arroz e duas com pirão',
      expect: [
        '2 quentinha [Média] + carne:xinxim + guarnicao:arroz',
        '2 quentinha [Média] + carne:xinxim + guarnicao:pirao',
      ],
    },
    { text: 'minha mãe e eu vamos dividir um bobó de 2 pessoas', expect: ['1 bobo [2 pessoas]'] },
    {
      text: 'Jorge quer uma igual só que grande',
      cart: ['1 quentinha [Média] + carne:bife'],
      expect: ['1 quentinha [Média] + carne:bife', '1 quentinha [Grande] + carne:bife'],
    },
    {
      text: 'o de Leninha bota caruru também',
      cart: ['2 acaraje + recheio:vatapa'],
      expect: ['1 acaraje + recheio:vatapa', '1 acaraje + recheio:vatapa + recheio:caruru'],
    },
    { text: 'duas águas de coco e dois h2oh, um de cada pra cada casal', expect: ['2 agua-coco', '2 h2oh'] },
    {
      text: 'eu vou na média de bife, meu pai na grande de bife e meu irmão na grande de frango',
      expect: [
        '1 quentinha [Média] + carne:bife',
        '1 quentinha [Grande] + carne:bife',
        '1 quentinha [Grande] + carne:frango',
      ],
    },
    {
      text: 'todo mundo quer quentinha pequena de frango assado, somos quatro, uma delas sem salada',
      expect: ['3 quentinha [Pequena] + carne:frango', '1 quentinha [Pequena] + carne:frango (sem salada)'],
    },
    {
      text: 'a menina quer coca zero e o menino coca normal, as duas lata',
      expect: ['1 coca-zero', '1 coca-lata'],
    },
  ],
}
