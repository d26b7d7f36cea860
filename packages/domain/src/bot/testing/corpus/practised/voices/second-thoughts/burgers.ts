import type { CorpusMessage } from '../../../corpus'

/** What is changed, corrected or asked in the middle of an order, of burgers, by shop. */
export const secondThoughtsBurgers: Readonly<Record<string, readonly CorpusMessage[]>> = {
  hamburgueria: [
    { text: 'na verdade são 3 x-salada', cart: ['2 x-salada'], at: 'confirm', expect: ['3 x-salada'] },
    {
      text: 'ah muda o pagamento pra pix',
      cart: ['1 x-bacon', '1 coca-lata'],
      at: 'confirm',
      expect: ['1 x-bacon', '1 coca-lata', 'pagamento pix'],
    },
    {
      text: 'não é rua sete, é rua santana 450 apto 3',
      cart: ['1 x-bacon'],
      at: 'confirm',
      expect: ['1 x-bacon', 'endereço rua santana 450 apto 3'],
    },
    {
      text: 'o classic vem com o que mesmo?',
      cart: ['1 classic + ponto:ao-ponto'],
      expect: ['1 classic + ponto:ao-ponto', 'pergunta ingredientes classic'],
    },
    {
      text: 'quanto tá o x-coração?',
      cart: ['1 x-egg', '1 polar'],
      at: 'payment',
      expect: ['1 x-egg', '1 polar', 'pergunta preço x-coracao'],
    },
    {
      text: 'pera, um dos smash é duplo',
      cart: ['2 smash'],
      at: 'confirm',
      expect: ['1 smash', '1 smash-duplo'],
    },
    {
      text: 'a bebida pode ser guaraná em vez de coca?',
      cart: ['1 combo-smash + bebida:coca'],
      expect: ['1 combo-smash + bebida:guarana'],
    },
    {
      text: 'o nuggets é grande tá',
      cart: ['1 x-tudo', '1 nuggets [Pequena]'],
      expect: ['1 x-tudo', '1 nuggets [Grande]'],
    },
    {
      text: 'vou pagar com 100, tem troco?',
      cart: ['1 x-tudo'],
      at: 'confirm',
      expect: ['1 x-tudo', 'troco 100'],
    },
    {
      text: 'deixa quieto a entrega, eu passo aí pegar',
      cart: ['1 veggie'],
      at: 'confirm',
      expect: ['1 veggie', 'retirada'],
    },
    { text: 'coca só 2', cart: ['3 coca-lata', '1 x-bacon'], expect: ['2 coca-lata', '1 x-bacon'] },
    {
      text: 'bah esqueci, põe ovo no x-salada',
      cart: ['1 x-salada'],
      expect: ['1 x-salada + adicionais:ovo'],
    },
    { text: 'sem ovo, mudei de ideia', cart: ['1 x-salada + adicionais:ovo'], expect: ['1 x-salada'] },
    {
      text: 'vcs demoram mto?',
      cart: ['1 x-frango'],
      at: 'address',
      expect: ['1 x-frango', 'pergunta tempo'],
    },
    { text: 'tira o brownie e fecha', cart: ['1 x-coracao', '1 brownie'], expect: ['1 x-coracao', 'fim'] },
    {
      text: 'é entrega, e vcs aceitam cartão?',
      cart: ['1 batata [Grande]'],
      at: 'fulfilment',
      expect: ['1 batata [Grande]', 'entrega', 'pergunta pagamento'],
    },
    {
      text: 'na vdd é no débito',
      cart: ['1 smash'],
      at: 'confirm',
      expect: ['1 smash', 'pagamento debit_card'],
    },
  ],
  'burger-carioca': [
    {
      text: 'o ponto é bem passado, foi mal',
      cart: ['1 lapa + pao:brioche + ponto:ponto'],
      expect: ['1 lapa + pao:brioche + ponto:bem'],
    },
    {
      text: 'troca o pão pelo australiano',
      cart: ['1 lapa + pao:brioche + ponto:ponto'],
      expect: ['1 lapa + pao:australiano + ponto:ponto'],
    },
    {
      text: 'faz duplo',
      cart: ['1 smash-bacon [Simples]'],
      at: 'confirm',
      expect: ['1 smash-bacon [Duplo]'],
    },
    {
      text: 'no combo quero onion em vez de fritas',
      cart: ['1 combo-crispy + guarnicao:fritas + bebida:coca'],
      expect: ['1 combo-crispy + guarnicao:onion + bebida:coca'],
    },
    {
      text: 'mate no lugar da coca',
      cart: ['1 combo-crispy + guarnicao:fritas + bebida:coca'],
      expect: ['1 combo-crispy + guarnicao:fritas + bebida:mate'],
    },
    {
      text: 'o arpoador leva cebola?',
      cart: ['1 arpoador + pao:brioche + ponto:ponto'],
      expect: ['1 arpoador + pao:brioche + ponto:ponto', 'pergunta ingredientes arpoador'],
    },
    {
      text: 'guaravita 4 e mate natural 1',
      cart: ['2 guaravita'],
      expect: ['4 guaravita', '1 mate-natural'],
    },
    {
      text: 'chegando interfona no 302',
      cart: ['1 veggie'],
      at: 'confirm',
      expect: ['1 veggie', 'obs chegando interfona no 302'],
    },
    {
      text: 'fritas g e crispy com cheddar',
      cart: ['1 crispy', '1 fritas [P]'],
      expect: ['1 crispy + extras:cheddar', '1 fritas [G]'],
    },
    {
      text: 'é rua uruguai 200, não sete',
      cart: ['1 crispy'],
      at: 'confirm',
      expect: ['1 crispy', 'endereço rua uruguai 200'],
    },
    { text: 'com sorvete', cart: ['1 brownie'], expect: ['1 brownie-sorvete'] },
    { text: 'uma pilsen e uma ipa na real', cart: ['2 pilsen'], expect: ['1 pilsen', '1 ipa'] },
    {
      text: 'pix. vcs abrem amanhã?',
      cart: ['1 cogumelo'],
      at: 'payment',
      expect: ['1 cogumelo', 'pagamento pix', 'pergunta horário'],
    },
    {
      text: 'zero, a coca',
      cart: ['1 coca-lata', '1 smash-salada [Duplo]'],
      expect: ['1 coca-zero-lata', '1 smash-salada [Duplo]'],
    },
    {
      text: 'quanto é a grande?',
      cart: ['1 rustica [P]'],
      expect: ['1 rustica [P]', 'pergunta preço rustica'],
    },
    {
      text: 'cancela o de morango',
      cart: ['1 shake-morango', '1 shake-ovomaltine'],
      expect: ['1 shake-ovomaltine'],
    },
  ],
}
