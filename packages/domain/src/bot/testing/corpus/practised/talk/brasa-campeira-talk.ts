import type { CorpusMessage } from '../../corpus'

/** brasa-campeira: what is said ahead, corrected and asked. */
export const brasaCampeiraTalk: readonly CorpusMessage[] = [
  // Said ahead
  {
    text: 'combo casal ao ponto, entrega na rua da república 450 ap 12, cidade baixa, crédito',
    expect: [
      '1 combo-casal + ponto:ao-ponto',
      'entrega',
      'bairro Cidade Baixa',
      'endereço rua da república 450 ap 12',
      'pagamento credit_card',
    ],
  },
  {
    text: 'quero encomendar 1kg de costela pra retirar hoje às 20h. Aqui é a Clarice',
    expect: ['1 costela [1 kg]', 'retirada', 'hora 20:00', 'nome Clarice'],
  },
  {
    text: '10 espetinho de coração no Bom Fim, Fernandes Vieira 603, tenho 200 reais em dinheiro',
    expect: [
      '10 esp-coracao',
      'entrega',
      'bairro Bom Fim',
      'endereço Fernandes Vieira 603',
      'pagamento cash',
      'troco 200',
    ],
  },
  {
    text: 'entregam marmita em Viamão? é pro bairro Santa Isabel, duas M de frango',
    expect: ['2 marmita [M] + carnes:frango', 'entrega', 'fora Santa Isabel'],
  },
  {
    text: 'vou pegar aí, no dinheiro',
    cart: ['1 combo-picanha + ponto:mal'],
    at: 'fulfilment',
    expect: ['1 combo-picanha + ponto:mal', 'retirada', 'pagamento cash'],
  },
  {
    text: 'vale refeição. ah e não manda talher nem guardanapo',
    cart: ['2 marmita [G] + carnes:costela'],
    at: 'payment',
    expect: ['2 marmita [G] + carnes:costela', 'pagamento voucher', 'obs não manda talher nem guardanapo'],
  },
  {
    text: 'boa noite guria é o seguinte eu quero uma picanha de um quilo mal passada uma porção de batata frita uma porção de polenta e duas polar é pra entregar na azenha na rua dona cecília 155 casa dos fundos e o pagamento é pix e se der pra chegar até as nove da noite eu agradeço',
    expect: [
      '1 picanha [1 kg] + ponto:mal',
      '1 batata [Porção]',
      '1 polenta [Porção]',
      '2 polar',
      'entrega',
      'bairro Azenha',
      'endereço rua dona cecília 155 casa dos fundos',
      'pagamento pix',
      'hora 21:00',
    ],
  },
  // Corrections
  {
    text: 'muda pra mal passado',
    cart: ['1 picanha [500 g] + ponto:bem'],
    expect: ['1 picanha [500 g] + ponto:mal'],
  },
  {
    text: 'eram 6 espetinho, tu anotou 4',
    cart: ['4 esp-carne', '1 farofa'],
    expect: ['6 esp-carne', '1 farofa'],
  },
  {
    text: 'tira a polenta e acrescenta uma porção de aipim',
    cart: ['1 maminha [300 g] + ponto:ao-ponto', '1 polenta [Porção]'],
    expect: ['1 maminha [300 g] + ponto:ao-ponto', '1 aipim [Porção]'],
  },
  {
    text: 'o prato kids não é com nuggets, é franguinho',
    cart: ['1 kids + carne:nuggets + acompanhamentos:batata'],
    expect: ['1 kids + carne:frango + acompanhamentos:batata'],
  },
  {
    text: 'a costela é de 500 e não 300, e na marmita põe um ovo. ah, a coca pode ser a de 2 litros',
    cart: ['1 costela [300 g]', '1 marmita [M] + carnes:linguica', '1 coca-600'],
    expect: ['1 costela [500 g]', '1 marmita [M] + carnes:linguica + adicionais:ovo', '1 coca-2l'],
  },
  {
    text: 'na vdd o troco é pra 100',
    cart: ['1 combo-casal + ponto:bem'],
    at: 'confirm',
    expect: ['1 combo-casal + ponto:bem', 'troco 100'],
  },
  {
    text: 'limpa esse carrinho aí que eu errei tudo',
    cart: ['3 salsichao', '1 pudim'],
    expect: ['3 salsichao', '1 pudim', 'esvaziar'],
  },
  // Questions
  { text: 'o que vem no churrasco misto?', expect: ['pergunta ingredientes misto'] },
  { text: 'quanto é o kg do vazio e da maminha', expect: ['pergunta preço maminha | vazio'] },
  {
    text: 'a maionese leva ovo cru? sou alérgica a ovo',
    cart: ['1 maionese [Porção]'],
    expect: ['1 maionese [Porção]', 'pergunta alérgeno maionese ovo'],
  },
  { text: 'quais carnes tem pra marmita hj', expect: ['pergunta sabores marmita'] },
  { text: 'tão entregando no Partenon? qual a taxa', expect: ['pergunta entrega Partenon'] },
  { text: 'tem pudim?', cart: ['2 misto'], expect: ['2 misto', 'pergunta tem pudim'] },
  {
    text: 'demora muito pra ficar pronto se eu pedir 10 espetinho de frango? pode anotar já',
    expect: ['10 esp-frango', 'pergunta tempo'],
  },
  // Greetings, leaving, a person
  { text: 'buenas, boa noite!', expect: ['oi'] },
  {
    text: 'deu, era isso tchê',
    cart: ['1 costelinha [500 g]', '1 batata [Meia porção]'],
    expect: ['1 costelinha [500 g]', '1 batata [Meia porção]', 'fim'],
  },
  // Not sold, or unclear
  { text: 'vocês tem sushi aí também?', expect: ['! sushi'] },
  { text: 'uma porção de peixe frito e um pão de alho', expect: ['1 pao-alho', '! peixe frito'] },
]
