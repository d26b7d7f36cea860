import type { CorpusMessage } from '../../../corpus'

/** doce-cachoeira: what is corrected, asked and said besides. */
export const doceCachoeiraTalk: readonly CorpusMessage[] = [
  {
    text: 'o bolo vai ser de 3kg, aumentou a turma kkk',
    cart: ['1 bolo [2 kg] + massa:branca + recheio:nozes'],
    expect: ['1 bolo [3 kg] + massa:branca + recheio:nozes'],
  },
  {
    text: 'troca o beijinho por cajuzinho',
    cart: ['1 brigadeiro [Cento]', '1 beijinho [50 unidades]'],
    expect: ['1 brigadeiro [Cento]', '1 cajuzinho [50 unidades]'],
  },
  {
    text: 'a massa é de chocolate, não branca',
    cart: ['1 bolo [1 kg] + massa:branca + recheio:ninho'],
    expect: ['1 bolo [1 kg] + massa:chocolate + recheio:ninho'],
  },
  {
    text: 'deixa sem as empadinhas, coloca mais 50 coxinha no lugar',
    cart: ['1 coxinha [Cento]', '1 empadinha [50 unidades]'],
    expect: ['1 coxinha [Cento]', '1 coxinha [50 unidades]'],
  },
  { text: 'quanto custa o cento do olho de sogra?', expect: ['pergunta preço olho-sogra'] },
  { text: 'quais recheios vcs tem de bolo', expect: ['pergunta sabores bolo'] },
  {
    text: 'minha sobrinha é alergica a amendoim, o cajuzinho leva?',
    expect: ['pergunta alérgeno cajuzinho amendoim'],
  },
  { text: 'Onde vocês ficam?', expect: ['pergunta loja'] },
  { text: 'me manda o cardápio por favor', expect: ['pergunta cardápio'] },
  { text: 'minha encomenda já ficou pronta?', expect: ['pergunta pedido'] },
  {
    text: 'costa e silva, rua inambu 455, casa. vou pagar em dinheiro certinho, sem troco',
    cart: ['1 torta-nozes [Inteira]'],
    at: 'neighbourhood',
    expect: [
      '1 torta-nozes [Inteira]',
      'bairro Costa e Silva',
      'endereço rua inambu 455, casa',
      'pagamento cash',
      'sem troco',
    ],
  },
  {
    text: 'queria falar com a confeiteira sobre a decoração',
    cart: ['1 bolo [3 kg] + massa:branca + recheio:morango'],
    expect: ['1 bolo [3 kg] + massa:branca + recheio:morango', 'pessoa'],
  },
]
