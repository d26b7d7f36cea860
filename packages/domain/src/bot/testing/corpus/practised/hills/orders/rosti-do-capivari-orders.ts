import type { CorpusMessage } from '../../../corpus'

/** rosti-do-capivari: what is ordered. */
export const rostiDoCapivariOrders: readonly CorpusMessage[] = [
  { text: 'oi uma batata suisa de calabresa individual', expect: ['1 r-calabresa [Individual]'] },
  { text: 'quero a de quatro queijos tamanho casal', expect: ['1 r-queijo [Casal]'] },
  {
    text: 'batata suiça de frango com requeijao casal com bacon e cebola crispy',
    expect: ['1 r-frango [Casal] + adicionais:bacon + adicionais:cebola-crispy'],
  },
  { text: '2 chocolate quente e 1 apfelstrudel ☕', expect: ['2 choc-quente', '1 apfelstrudel'] },
  { text: 'batata suíça de truta', expect: ['1 r-truta [?]'] },
  {
    text: 'uma batata recheada com strogonoff e brocolis',
    expect: ['1 batata-recheada + coberturas:strogonoff + coberturas:brocolis'],
  },
  { text: '3 batata recheada de frango', expect: ['3 batata-recheada + coberturas:frango'] },
  { text: 've um salsichao c molho barbecue', expect: ['1 salsichao + molho:barbecue'] },
  { text: 'dois salsichões com pão', expect: ['2 salsichao + ?molho'] },
  {
    text: 'tá frio demais hoje me manda dois caldo verde e dois quentão',
    expect: ['2 caldo-verde', '2 quentao'],
  },
  { text: 'suiça de filé mignon individual sem cebola', expect: ['1 r-file [Individual] (sem cebola)'] },
  {
    text: 'boa noite\nsuíça cogumelos individual\nsuíça calabresa casal\n2 coca lata\n1 coca zero',
    expect: ['1 r-cogumelos [Individual]', '1 r-calabresa [Casal]', '2 coca-lata', '1 coca-zero-lata'],
  },
  { text: 'um fondue de chocolate pra gente 💕', expect: ['1 fondue-choc'] },
  { text: 'manda 1 batata recheada', expect: ['1 batata-recheada + ?coberturas'] },
  {
    text: 'duas batatas recheadas uma de carne louca e outra de frango cremoso',
    expect: ['1 batata-recheada + coberturas:carne-louca', '1 batata-recheada + coberturas:frango'],
  },
  {
    text: 'coloca mais uma sopa de cebola',
    cart: ['1 caldo-verde'],
    expect: ['1 caldo-verde', '1 sopa-cebola'],
  },
  { text: '1 linguiça com pinhão e uma baden baden', expect: ['1 linguica-pinhao', '1 baden'] },
  {
    text: 'Boa noite, tudo bem? Estamos no hotel e queríamos duas batatas suíças de filé mignon individuais e duas águas, por gentileza',
    expect: ['2 r-file [Individual]', '2 agua'],
  },
  {
    text: 'suíça de quatro queijos individual com pinhao',
    expect: ['1 r-queijo [Individual] + adicionais:pinhao'],
  },
  { text: 'quero uma raclete e um quentao', expect: ['! raclete', '1 quentao'] },
  {
    text: '1 batata suíça de frango com requeijão individual, 1 chocolate quente sem chantilly',
    expect: ['1 r-frango [Individual]', '1 choc-quente (sem chantilly)'],
  },
  {
    text: 'três batatas suíças casal, duas de calabresa e uma de cogumelos',
    expect: ['2 r-calabresa [Casal]', '1 r-cogumelos [Casal]'],
  },
]
