import type { CorpusMessage } from '../../../corpus'

/** calzone-da-lagoa: what is ordered. */
export const calzoneDaLagoaOrders: readonly CorpusMessage[] = [
  {
    text: 'oi boa noite, me vê um calzone individual de presunto e queijo',
    expect: ['1 c-presunto [Individual]'],
  },
  {
    text: 'um família metade pepperoni metade frango com requeijão',
    expect: ['1 c-pepperoni / c-frango [Família]'],
  },
  {
    text: '2 individual de escarola com bacon e 1 guaraná 2l',
    expect: ['2 c-escarola [Individual]', '1 guarana-2l'],
  },
  { text: 'quero um calzone de ricota com espinafre', expect: ['1 c-ricota [?]'] },
  { text: 'focaccia de alecrim fatiada por favor', expect: ['1 f-alecrim + corte:fatiado'] },
  { text: 'uma focaccia de tomate e um tiramisu', expect: ['1 f-tomate + ?corte', '1 tiramisu'] },
  {
    text: 'uai manda um familia de linguiça mineira com molho pesto',
    expect: ['1 c-linguica [Família] + molho:pesto'],
  },
  {
    text: 'calzone família meio berinjela meio ricota com espinafre e molho pomodoro à parte',
    expect: ['1 c-berinjela / c-ricota [Família] + molho:pomodoro'],
  },
  { text: 'um guaraná', expect: ['? 1 guarana: guarana-lata | guarana-2l'] },
  {
    text: 'Boa noite\n\n1 calzone família pepperoni\n1 calzone individual berinjela\n1 vinho tinto\n2 cannoli',
    expect: ['1 c-pepperoni [Família]', '1 c-berinjela [Individual]', '1 vinho-tinto', '2 cannoli'],
  },
  {
    text: 'boa noite eu vou querer dois calzone individual um de pepperoni e outro de linguiça mineira e uma coca dois litros',
    expect: ['1 c-pepperoni [Individual]', '1 c-linguica [Individual]', '1 coca-2l'],
  },
  { text: 'frango c/ requeijao individual sem milho', expect: ['1 c-frango [Individual] (sem milho)'] },
  {
    text: 'pra mim um individual de berinjela, pra minha mãe um de ricota com espinafre individual também e pro meu pai família de pepperoni',
    expect: ['1 c-berinjela [Individual]', '1 c-ricota [Individual]', '1 c-pepperoni [Família]'],
  },
  {
    text: 'somos 4 e cada um quer um individual de linguiça mineira, só o meu sem cebola',
    expect: ['3 c-linguica [Individual]', '1 c-linguica [Individual] (sem cebola)'],
  },
  {
    text: 'a Tê quer panna cotta e eu e o Rô vamos de tiramisù',
    cart: ['1 c-pepperoni [Família]'],
    expect: ['1 c-pepperoni [Família]', '1 panna', '2 tiramisu'],
  },
  {
    text: 'põe um vinho branco pra nós',
    cart: ['1 c-escarola / c-ricota [Família]'],
    expect: ['1 c-escarola / c-ricota [Família]', '1 vinho-branco'],
  },
  {
    text: 'coloca mais dois cannoli',
    cart: ['1 c-presunto [Individual]', '1 cannoli'],
    expect: ['1 c-presunto [Individual]', '3 cannoli'],
  },
  {
    text: 'quero tb uma focaccia de cebola roxa inteira',
    cart: ['1 soda'],
    expect: ['1 soda', '1 f-cebola + corte:inteiro'],
  },
  {
    text: 'um individual de presunto e queijo com gorgonzola e pesto',
    expect: ['1 c-presunto [Individual] + molho:gorgonzola + molho:pesto'],
  },
  { text: 'um calzone de camarão e uma água com gás', expect: ['! camarão', '1 agua-gas'] },
  { text: 'peperoni individual x2', expect: ['2 c-pepperoni [Individual]'] },
  { text: '1 soda italiana e 1 agua mineral', expect: ['1 soda', '1 agua'] },
  {
    text: 'Prezados, boa noite. Desejo encomendar um calzone tamanho família de escarola com bacon. Desde já agradeço a atenção.',
    expect: ['1 c-escarola [Família]'],
  },
  { text: 'me manda meia duzia de cannoli', expect: ['6 cannoli'] },
]
