import type { CorpusMessage } from '../../corpus'

/** What customers of the baião and set-plate kitchen order. */
export const baiaoOrders: readonly CorpusMessage[] = [
  // Plain orders
  { text: 'bom dia me vê um pf de frango grande com baião', expect: ['1 pf-frango [Grande] + base:baiao'] },
  { text: 'um pf de panelada', expect: ['1 pf-panelada [?] + ?base'] },
  {
    text: 'dois pf de carne de sol pequeno, um no baião e outro no arroz branco',
    expect: ['1 pf-carne-sol [Pequeno] + base:baiao', '1 pf-carne-sol [Pequeno] + base:arroz-feijao'],
  },
  {
    text: 'um baião com carne de sol pra duas pessoas e uma são geraldo de 1 litro',
    expect: ['1 baiao-carne-sol [2 pessoas]', '1 cajuina-1l'],
  },
  { text: 'baião de dois pra 4', expect: ['1 baiao [4 pessoas]'] },
  { text: '2 caldo de mocotó grande', expect: ['2 caldo-mocoto [Grande]'] },
  {
    text: 'uma jarra de suco de cajá e um copo de acerola',
    expect: ['1 suco-caja [Jarra]', '1 suco-acerola [Copo]'],
  },
  { text: 'quero tres quentinha de frango', expect: ['3 pf-frango [?] + ?base'] },
  { text: 'uma cajuína bem geladinha', expect: ['? 1 cajuína: cajuina-lata | cajuina-1l'] },
  {
    text: 'macaxeira frita, uma paçoca e 3 guaraná',
    expect: ['1 macaxeira-frita', '1 pacoca', '3 guarana-lata'],
  },
  {
    text: '2 pastel um de carne um de queijo e 1 suco de caju copo',
    expect: ['1 pastel-carne', '1 pastel-queijo', '1 suco-caju [Copo]'],
  },
  {
    text: 'Boa tarde. Gostaria de um baião com camarão para uma pessoa e uma água mineral, por gentileza.',
    expect: ['1 baiao-camarao [1 pessoa]', '1 agua'],
  },
  { text: 'pf bife', expect: ['1 pf-bife [?] + ?base'] },
  {
    text: 'ei macho manda 1 pf d assado G no baiao e 1 coca zero latinha',
    expect: ['1 pf-assado [Grande] + base:baiao', '1 coca-zero-lata'],
  },
  {
    text: 'tem caldo né? quero um de peixe pequeno e um de carne grande',
    expect: ['1 caldo-peixe [Pequeno]', '1 caldo-carne [Grande]'],
  },
  {
    text: 'pastel de queijo 4\nbolo de milho 2\nrapadura 1',
    expect: ['4 pastel-queijo', '2 bolo-milho', '1 rapadura'],
  },
  // Options and notes
  {
    text: 'me arruma um pf de bife grande no baião com farofa e vinagrete',
    expect: ['1 pf-bife [Grande] + base:baiao + acompanhamentos:farofa + acompanhamentos:vinagrete'],
  },
  {
    text: 'pf de peixe frito grande, arroz branco e feijão, sem salada',
    expect: ['1 pf-peixe [Grande] + base:arroz-feijao (sem salada)'],
  },
  {
    text: 'pf de ovo pequeno no baião com mais um ovo frito e macarrão 🍳',
    expect: ['1 pf-ovo [Pequeno] + base:baiao + acompanhamentos:macarrao + adicionais:ovo'],
  },
  {
    text: 'um frango grande, feijão de corda, macaxeira e a carne bem passadinha',
    expect: ['1 pf-frango [Grande] + base:corda + acompanhamentos:macaxeira (carne bem passadinha)'],
  },
  {
    text: 'baião de dois 2 pessoas com queijo coalho extra e nata, sem coentro pelo amor de deus kkk',
    expect: ['1 baiao [2 pessoas] + adicionais:coalho + adicionais:nata (sem coentro)'],
  },
  // Said ahead
  {
    text: 'um pf de calabresa pequeno no baião pra retirar meio dia e meia',
    expect: ['1 pf-calabresa [Pequeno] + base:baiao', 'retirada', 'hora 12:30'],
  },
  {
    text: 'baião com carneiro pra 2, entregar no meireles rua ana bilhar 601 ap 902, pix',
    expect: [
      '1 baiao-carneiro [2 pessoas]',
      'entrega',
      'bairro Meireles',
      'endereço rua ana bilhar 601 ap 902',
      'pagamento pix',
    ],
  },
  {
    text: 'quero uma cocada e um pudim pra entregar em caucaia',
    expect: ['1 cocada', '1 pudim', 'entrega', 'fora caucaia'],
  },
  {
    text: 'é pra deixar aqui no passaré, rua das orquídeas 45 perto da igreja',
    cart: ['2 pf-frango [Grande] + base:corda'],
    at: 'fulfilment',
    expect: [
      '2 pf-frango [Grande] + base:corda',
      'entrega',
      'bairro Passaré',
      'endereço rua das orquídeas 45 perto da igreja',
    ],
  },
  // Awkward
  {
    text: 'minha filha bom dia eu quero um pf de frango pequeno com arroz e feijão de corda e macaxeira e um pedaço de bolo de milho pra deixar aqui no benfica na rua juvenal galeno duzentos e dez eu pago em dinheiro tá trocado',
    expect: [
      '1 pf-frango [Pequeno] + base:corda + acompanhamentos:macaxeira',
      '1 bolo-milho',
      'entrega',
      'bairro Benfica',
      'endereço rua juvenal galeno duzentos e dez',
      'pagamento cash',
      'sem troco',
    ],
  },
  {
    text: '*ALMOÇO DA FIRMA*\n2 pf frango G baião\n1 pf carne de sol G baião s/ cebola\n1 pf assado P arroz branco\n1 pf peixe G feijão de corda com farofa\n4 são geraldo lata\nAldeota, rua torres câmara 300 sala 12\n12h\ncartão de crédito',
    expect: [
      '2 pf-frango [Grande] + base:baiao',
      '1 pf-carne-sol [Grande] + base:baiao (s/ cebola)',
      '1 pf-assado [Pequeno] + base:arroz-feijao',
      '1 pf-peixe [Grande] + base:corda + acompanhamentos:farofa',
      '4 cajuina-lata',
      'entrega',
      'bairro Aldeota',
      'endereço rua torres câmara 300 sala 12',
      'hora 12:00',
      'pagamento credit_card',
    ],
  },
  { text: 'um baião', expect: ['? 1 baião: baiao | baiao-carne-sol | baiao-carneiro | baiao-camarao'] },
]
