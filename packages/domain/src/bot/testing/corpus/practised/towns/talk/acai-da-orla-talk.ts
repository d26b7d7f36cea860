import type { CorpusMessage } from '../../../corpus'

/** acai-da-orla: what is corrected, asked and said besides. */
export const acaiDaOrlaTalk: readonly CorpusMessage[] = [
  {
    text: 'coloca nutela tbm pf',
    cart: ['1 acai [500 ml] + acompanhamentos:banana'],
    expect: ['1 acai [500 ml] + acompanhamentos:banana + adicionais:nutella'],
  },
  {
    text: 'vixe esqueci q minha filha n come granola, tira pfv',
    cart: ['1 acai [300 ml] + acompanhamentos:granola + acompanhamentos:pacoca', '1 agua'],
    expect: ['1 acai [300 ml] + acompanhamentos:pacoca', '1 agua'],
  },
  {
    text: 'oxe, era de 700 o açaí, não de 500',
    cart: ['1 acai [500 ml] + adicionais:morango'],
    expect: ['1 acai [700 ml] + adicionais:morango'],
  },
  {
    text: 'troca o chocolate por coco',
    cart: ['1 casquinha [1 bola] + sabores:chocolate', '1 pudim'],
    expect: ['1 casquinha [1 bola] + sabores:coco', '1 pudim'],
  },
  { text: 'quais os sabores de milk shake?', expect: ['pergunta sabores shake'] },
  { text: 'quanto é a tapioca de carne do sol', expect: ['pergunta preço tap-carne-sol'] },
  { text: 'o brownie tem ovo? sou alérgica', expect: ['pergunta alérgeno brownie ovo'] },
  {
    text: 'vcs entregam na farolândia? demora mto?',
    expect: ['pergunta entrega Farolândia', 'pergunta tempo'],
  },
  {
    text: 'é na treze de julho, av beira mar 1200 ap 804',
    cart: ['2 acai [300 ml]'],
    at: 'neighbourhood',
    expect: ['2 acai [300 ml]', 'bairro Treze de Julho', 'endereço av beira mar 1200 ap 804'],
  },
  {
    text: 'credito, e manda 2 colheres a mais pfv',
    cart: ['1 tap-frango', '1 agua-coco'],
    at: 'payment',
    expect: ['1 tap-frango', '1 agua-coco', 'pagamento credit_card', 'obs manda 2 colheres a mais'],
  },
  {
    text: 'ainda tem pudim hoje?',
    cart: ['1 acai [700 ml]'],
    expect: ['1 acai [700 ml]', 'pergunta tem pudim'],
  },
  { text: 'quero o mesmo da última vez e mais um brownie', expect: ['de novo', '1 brownie'] },
]
