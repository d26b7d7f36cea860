import type { CorpusMessage } from '../../corpus'

/** nami-sushi: what is said ahead, corrected and asked. */
export const namiSushiTalk: readonly CorpusMessage[] = [
  // Said ahead
  {
    text: '1 combinado 20 peças, entrega na rua paraíba 1122 sala 504, savassi, cartao de credito',
    expect: [
      '1 comb-20',
      'entrega',
      'bairro Savassi',
      'endereço rua paraíba 1122 sala 504',
      'pagamento credit_card',
    ],
  },
  {
    text: 'vou retirar às 19:30, é um yakisoba misto G e um missoshiro. Nome: Thales',
    expect: ['1 yaki-misto [G]', '1 missoshiro', 'retirada', 'hora 19:30', 'nome Thales'],
  },
  {
    text: '2 temaki de salmão com arroz pra entregar no Buritis, pago em dinheiro, troco pra 100 reais',
    expect: ['2 temaki-salmao + arroz:com-arroz', 'entrega', 'bairro Buritis', 'pagamento cash', 'troco 100'],
  },
  {
    text: 'moro no Barreiro, cês levam o combinado 50 peças lá? se sim já pode anotar',
    expect: ['1 comb-50', 'fora Barreiro'],
  },
  {
    text: 'moro na serra, rua do ouro 210 casa amarela de esquina',
    cart: ['1 comb-salmao-30'],
    at: 'neighbourhood',
    expect: ['1 comb-salmao-30', 'bairro Serra', 'endereço rua do ouro 210 casa amarela de esquina'],
  },
  {
    text: 'Hot roll de 16 peças e 2 shoyu light. Pagamento no Pix. Rua da Bahia 1148, Ed. Maletta, Lourdes. Deixar na portaria',
    expect: [
      '1 hot-roll [16 peças]',
      '2 shoyu-light',
      'entrega',
      'bairro Lourdes',
      'endereço Rua da Bahia 1148, Ed. Maletta',
      'obs Deixar na portaria',
      'pagamento pix',
    ],
  },
  {
    text: 'oi gente boa noite aqui é o Marcelo eu vou querer um combinado de trinta peças um temaki de salmão completo sem arroz e com cream cheese e uma coca é pra entregar no sion rua montevidéu trezentos e dez e se puder mandar uns dois hashi a mais que a gente tá em quatro ah e vai ser no débito',
    expect: [
      '1 comb-30',
      '1 temaki-salmao-completo + arroz:sem-arroz + complementos:cream-cheese',
      '1 coca-lata',
      '2 hashi',
      'entrega',
      'bairro Sion',
      'endereço rua montevidéu trezentos e dez',
      'pagamento debit_card',
      'nome Marcelo',
    ],
  },
  // Corrections
  {
    text: 'ih, o hot é o de 16',
    cart: ['1 hot-roll [8 peças]', '1 sunomono'],
    expect: ['1 hot-roll [16 peças]', '1 sunomono'],
  },
  {
    text: 'troca o de atum por skin',
    cart: ['1 temaki-atum + arroz:com-arroz'],
    expect: ['1 temaki-skin + arroz:com-arroz'],
  },
  {
    text: 'quero sem arroz então',
    cart: ['1 temaki-salmao + arroz:com-arroz + complementos:couve'],
    expect: ['1 temaki-salmao + arroz:sem-arroz + complementos:couve'],
  },
  {
    text: 'tira o cream cheese do temaki e a coca pode trocar por zero',
    cart: ['1 temaki-hot + arroz:com-arroz + complementos:cream-cheese', '1 coca-lata'],
    expect: ['1 temaki-hot + arroz:com-arroz', '1 coca-zero-lata'],
  },
  {
    text: 'anota aí mais um yakisoba desse e tira os rolinhos',
    cart: ['3 rolinho', '1 yaki-carne [P]'],
    expect: ['2 yaki-carne [P]'],
  },
  {
    text: 'ah, sem cebolinha por favor',
    cart: ['1 comb-20', '1 yaki-carne [G]'],
    expect: ['1 comb-20', '1 yaki-carne [G] (sem cebolinha)'],
  },
  {
    text: 'muda o endereço pra rua pernambuco 745 que eu vou tá no serviço',
    cart: ['1 comb-veg'],
    at: 'payment',
    expect: ['1 comb-veg', 'endereço rua pernambuco 745'],
  },
  // Questions
  { text: 'o q vem no combinado de 20 peças?', expect: ['pergunta ingredientes comb-20'] },
  { text: 'o hot de banana tem avelã? tenho alergia', expect: ['pergunta alérgeno hot-banana avelã'] },
  { text: 'quais os recheios do guioza', expect: ['pergunta sabores guioza'] },
  {
    text: 'temaki skin e temaki de camarão tão quanto?',
    expect: ['pergunta preço temaki-skin | temaki-camarao'],
  },
  { text: 'cês abrem domingo no almoço?', expect: ['pergunta horário'] },
  { text: 'cadê meu pedido moço, já tem mais de uma hora', expect: ['pergunta pedido'] },
  { text: 'me passa o pix aí', cart: ['1 comb-50'], at: 'payment', expect: ['1 comb-50', 'pergunta pix'] },
  // Greetings, leaving, a person
  { text: 'quero cancelar o pedido que fiz agora há pouco, desculpa', expect: ['cancelar'] },
  { text: 'o de sempre, por favor', expect: ['de novo'] },
  // Not sold, or unclear
  { text: 'tem ceviche?', expect: ['! ceviche'] },
  { text: 'manda 1 poke de salmão e 1 sunomono', expect: ['1 sunomono', '! poke de salmão'] },
]
