import type { CorpusMessage } from '../../corpus'

/** What customers of the lanchonete correct, ask and say besides. */
export const lanchoneteTalk: readonly CorpusMessage[] = [
  // Corrections
  {
    text: 'um dos caboquinho é sem queijo',
    cart: ['2 x-caboquinho', '1 cafe'],
    expect: ['1 x-caboquinho (sem queijo)', '1 x-caboquinho', '1 cafe'],
  },
  {
    text: 'é com leite mana',
    cart: ['1 suco [300 ml] + sabor:cupuacu + preparo:agua'],
    expect: ['1 suco [300 ml] + sabor:cupuacu + preparo:leite'],
  },
  {
    text: 'bota mais 5 pão',
    cart: ['10 pao-frances', '1 bolo-milho'],
    expect: ['15 pao-frances', '1 bolo-milho'],
  },
  {
    text: 'não era queijo normal não, é queijo coalho',
    cart: ['1 tapioca + recheio:queijo', '1 cafe-leite'],
    expect: ['1 tapioca + recheio:queijo-coalho', '1 cafe-leite'],
  },
  {
    text: 'troca os kibe por coxinha tbm',
    cart: ['3 coxinha', '2 kibe', '1 bare-lata'],
    expect: ['5 coxinha', '1 bare-lata'],
  },
  {
    text: 'um é de camarão',
    cart: ['2 pastel + sabor:carne'],
    expect: ['1 pastel + sabor:carne', '1 pastel + sabor:camarao'],
  },
  {
    text: 'muda o endereço pra rua c 30 que eu to na casa da minha mãe',
    cart: ['1 misto', '1 achocolatado'],
    at: 'confirm',
    expect: ['1 misto', '1 achocolatado', 'endereço rua c 30'],
  },
  { text: 'a coca não, só o x salada mesmo', cart: ['1 coca-lata', '1 x-salada'], expect: ['1 x-salada'] },
  // Questions
  { text: 'ainda tem pudim?', expect: ['pergunta tem pudim'] },
  { text: 'quanto é o x caboquinho mano', expect: ['pergunta preço x-caboquinho'] },
  { text: 'o guarana batido leva amendoim?', expect: ['pergunta alérgeno guarana-batido amendoim'] },
  {
    text: 'quais sabor de dindim ainda tem',
    cart: ['2 dindim + sabor:coco'],
    expect: ['2 dindim + sabor:coco', 'pergunta sabores dindim'],
  },
  { text: 'vcs entregao no flores?', expect: ['pergunta entrega Flores'] },
  { text: 'que que vem na tapioca caboquinha?', expect: ['pergunta ingredientes tapioca-caboquinha'] },
  {
    text: 'qto tempo pra ficar pronto',
    cart: ['1 cento + tipos:kibe'],
    expect: ['1 cento + tipos:kibe', 'pergunta tempo'],
  },
  { text: 'abre domingo de manhã?? a partir de q horas', expect: ['pergunta horário'] },
  { text: 'tem coxinha e kibe ainda essa hora?', expect: ['pergunta tem coxinha | kibe'] },
  // Greetings and closing
  { text: 'bom dia, flor do dia! 🌻', expect: ['oi'] },
  {
    text: 'pronto, pode fechar a conta',
    cart: ['1 x-caboquinho', '1 suco [500 ml] + sabor:tapereba + preparo:agua'],
    expect: ['1 x-caboquinho', '1 suco [500 ml] + sabor:tapereba + preparo:agua', 'fim'],
  },
  { text: 'cancela meu pedido por favor, surgiu um imprevisto aqui', expect: ['cancelar'] },
  { text: 'chama alguém da loja aí, isso é robô?', expect: ['pessoa'] },
  // Not sold or unclear
  { text: 'me manda um kikão completo', expect: ['! kikão'] },
  { text: 'tem suco de pitanga?', expect: ['! pitanga'] },
  // Awkward
  {
    text: 'mana é o seguinte eu quero três tapioca uma de queijo coalho com tucumã outra só com manteiga e a outra de coco aí tu me manda também dois café com leite um suco de laranja de quinhentos na água e é pra entregar lá na chapada',
    expect: [
      '1 tapioca + recheio:queijo-coalho + recheio:tucuma',
      '1 tapioca + recheio:manteiga',
      '1 tapioca + recheio:coco',
      '2 cafe-leite',
      '1 suco [500 ml] + sabor:laranja + preparo:agua',
      'entrega',
      'bairro Chapada',
    ],
  },
  {
    text: 'Café da manhã do plantão:\n- 4 x-caboquinho\n- 2 x-caboquinho sem banana\n- 1 pão com ovo\n- 2 tapioca de ovo\n- 1 misto quente\n- 12 pão de queijo\n- 6 café com leite\n- 2 café preto\n- 1 jarra de suco de acerola com água\n- 1 bolo de chocolate\nentregar 6:30, pix',
    expect: [
      '4 x-caboquinho',
      '2 x-caboquinho (sem banana)',
      '1 pao-ovo',
      '2 tapioca + recheio:ovo',
      '1 misto',
      '12 pao-queijo',
      '6 cafe-leite',
      '2 cafe',
      '1 suco [Jarra] + sabor:acerola + preparo:agua',
      '1 bolo-chocolate',
      'entrega',
      'hora 06:30',
      'pagamento pix',
    ],
  },
  {
    text: 'tira o café, bota uma agua sem gas, e na tapioca põe queijo tb... ah e quanto fica pra entregar no aleixo?',
    cart: ['1 tapioca + recheio:manteiga', '1 cafe'],
    expect: ['1 tapioca + recheio:manteiga + recheio:queijo', '1 agua', 'pergunta entrega Aleixo'],
  },
]
