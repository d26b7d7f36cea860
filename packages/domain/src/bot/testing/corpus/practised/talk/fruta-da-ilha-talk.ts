import type { CorpusMessage } from '../../corpus'

/** fruta-da-ilha: what is said ahead, corrected and asked. */
export const frutaDaIlhaTalk: readonly CorpusMessage[] = [
  // Said ahead
  {
    text: '1 litro de açaí grosso, entrega na pedreira, trav. mauriti 2210, pago em dinheiro com troco pra 50',
    expect: [
      '1 acai-grosso [1 litro]',
      'entrega',
      'bairro Pedreira',
      'endereço trav. mauriti 2210',
      'pagamento cash',
      'troco 50',
    ],
  },
  {
    text: 'vou buscar 6 picolés de taperebá às 15h, nome Socorro',
    expect: ['6 pic-tapereba', 'retirada', 'hora 15:00', 'nome Socorro'],
  },
  {
    text: 'pote 1l de graviola p/ Nazaré, av. Gov. José Malcher 1077 ap 902, pix',
    expect: [
      '1 pote-1l + sabores:graviola',
      'entrega',
      'bairro Nazaré',
      'endereço av. Gov. José Malcher 1077 ap 902',
      'pagamento pix',
    ],
  },
  {
    text: '8 dindim de coco. tô em Ananindeua, dá pra trazer?',
    expect: ['8 dd-coco', 'entrega', 'fora Ananindeua'],
  },
  {
    text: 'não precisa, tenho trocado',
    cart: ['1 acai-medio [1 litro]'],
    at: 'change',
    expect: ['1 acai-medio [1 litro]', 'sem troco'],
  },
  {
    text: 'entrega aqui na jurunas, rua dos timbiras 1444 entre bernardo sayão e honório. quem recebe é a dona Nazira',
    cart: ['2 creme-cupuacu'],
    at: 'fulfilment',
    expect: [
      '2 creme-cupuacu',
      'entrega',
      'bairro Jurunas',
      'endereço rua dos timbiras 1444 entre bernardo sayão e honório',
      'nome dona Nazira',
    ],
  },
  {
    text: 'oi querida tudo bem com você eu quero um pote de dois litros meio cupuaçu meio bacuri e mais dez dindim de maracujá é pra deixar no umarizal na rua diogo móia número duzentos e doze e vou pagar no cartão de débito ah e traz a maquininha que funcione porque da outra vez não passou',
    expect: [
      '1 pote-2l + sabores:cupuacu + sabores:bacuri',
      '10 dd-maracuja',
      'entrega',
      'bairro Umarizal',
      'endereço rua diogo móia número duzentos e doze',
      'pagamento debit_card',
      'obs traz a maquininha que funcione',
    ],
  },
  // Corrections
  {
    text: 'é grosso que eu quero, não médio',
    cart: ['1 acai-medio [1 litro]'],
    expect: ['1 acai-grosso [1 litro]'],
  },
  {
    text: 'bora fazer 10 de cada',
    cart: ['5 dd-tapereba', '5 dd-coco'],
    expect: ['10 dd-tapereba', '10 dd-coco'],
  },
  {
    text: 'o flocos muda pra tapioca',
    cart: ['1 casquinha-2 + sabores:tapereba + sabores:flocos'],
    expect: ['1 casquinha-2 + sabores:tapereba + sabores:tapioca'],
  },
  {
    text: 'esquece o leite em pó do açaí, vc põe paçoca',
    cart: ['1 acai-copo [500 ml] + acompanhamentos:leite-po + acompanhamentos:granola'],
    expect: ['1 acai-copo [500 ml] + acompanhamentos:granola + acompanhamentos:pacoca'],
  },
  {
    text: 'peraí, tira os picolé de coco tudinho e dobra os de castanha',
    cart: ['3 pic-coco', '2 pic-castanha', '1 agua'],
    expect: ['4 pic-castanha', '1 agua'],
  },
  {
    text: 'o milk shake é do grande',
    cart: ['1 shake [400 ml] + sabor:cupuacu'],
    expect: ['1 shake [700 ml] + sabor:cupuacu'],
  },
  {
    text: 'vou querer que entregue, desisti de ir aí. rua oliveira belo 331 umarizal',
    cart: ['1 pote-1l + sabores:acai'],
    at: 'payment',
    expect: ['1 pote-1l + sabores:acai', 'bairro Umarizal', 'endereço rua oliveira belo 331'],
  },
  // Questions
  { text: 'quais os sabores de sorvete do pote de 1 litro?', expect: ['pergunta sabores pote-1l'] },
  {
    text: 'o dindim de ninho com nutella leva avelã? meu filho passa mal se comer',
    expect: ['pergunta alérgeno dd-ninho-nutella avelã'],
  },
  { text: 'tem suco de tapereba hj mana', expect: ['pergunta tem suco-tapereba'] },
  {
    text: 'quanto custa o litro do açaí grosso e do médio',
    cart: ['2 tapioquinha-queijo'],
    expect: ['2 tapioquinha-queijo', 'pergunta preço acai-grosso | acai-medio'],
  },
  { text: 'o creme de cupuaçu é feito de que?', expect: ['pergunta ingredientes creme-cupuacu'] },
  { text: 'entregam na marambaia?', expect: ['pergunta entrega Marambaia'] },
  { text: 'tem cardápio? manda aí pra mim ver', expect: ['pergunta cardápio'] },
  // Greetings, leaving, a person
  { text: 'muito obrigada, Deus abençoe 🙌🏽', expect: ['oi'] },
  {
    text: 'chama alguém aí da loja pra falar comigo por favor',
    cart: ['1 pote-2l + sabores:coco'],
    expect: ['1 pote-2l + sabores:coco', 'pessoa'],
  },
  // Not sold, or unclear
  { text: 'tem dindim de uxi?', expect: ['! dindim de uxi'] },
  { text: 'manda um daquele amarelinho', expect: ['?'] },
]
