import type { CorpusMessage } from '../../corpus'

/** What customers of the roast chicken house order. */
export const galeteriaOrders: readonly CorpusMessage[] = [
  { text: 'um frango assado inteiro e um baião grande', expect: ['1 frango [Inteiro]', '1 baiao [Grande]'] },
  { text: 'meio galeto com molho de alho', expect: ['1 galeto [Meio] + molho:alho'] },
  {
    text: 'macho manda um frango bem tostado e uma cajuína de 1 litro',
    expect: ['? 1 frango: frango | frango-recheado', '1 sao-geraldo-1l'],
  },
  {
    text: 'dois meio frango e uma farofa pequena',
    expect: ['? 2 frango: frango | frango-recheado', '1 farofa [Pequena]'],
  },
  {
    text: 'prato de costelinha com baião, macaxeira e vinagrete',
    expect: [
      '1 prato-costela + acompanhamentos:baiao + acompanhamentos:macaxeira + acompanhamentos:vinagrete',
    ],
  },
  {
    text: '2 prato de frango, um com arroz e batata e o outro com baião e farofa',
    expect: [
      '1 prato-frango + acompanhamentos:arroz + acompanhamentos:batata',
      '1 prato-frango + acompanhamentos:baiao + acompanhamentos:farofa',
    ],
  },
  { text: 'combo família com coca', expect: ['1 combo-familia + bebida:coca'] },
  {
    text: 'um combo casal com são geraldo pra rua padre francisco pinto 200, benfica, troco pra 100',
    expect: [
      '1 combo-casal + bebida:sao-geraldo',
      'entrega',
      'bairro Benfica',
      'endereço rua padre francisco pinto 200',
      'pagamento cash',
      'troco 100',
    ],
  },
  {
    text: '5 espeto de coração, 3 de queijo e 2 de asa',
    expect: ['5 esp-coracao', '3 esp-queijo', '2 esp-asa'],
  },
  { text: 'frango inteiro recheado e duas coca 2l', expect: ['1 frango-recheado [Inteiro]', '2 coca-2l'] },
  { text: 'batata frita g e macaxeira p', expect: ['1 batata [Grande]', '1 macaxeira [Pequena]'] },
  { text: 'um frango assado e meio', expect: ['1 frango [Inteiro]', '1 frango [Meio]'] },
  {
    text: 'quero o galeto inteiro mais molhadinho com barbecue e molho de pimenta',
    expect: ['1 galeto [Inteiro] + ponto:molhadinho + molho:barbecue + molho:pimenta'],
  },
  {
    text: 'ei mah 2 frango assado inteiro 1 baião g 1 farofa g e 1 guaraná 2 litro, retiro aí meio dia',
    expect: [
      '2 frango [Inteiro]',
      '1 baiao [Grande]',
      '1 farofa [Grande]',
      '1 guarana-2l',
      'retirada',
      'hora 12:00',
    ],
  },
  {
    text: 'prato de linguiça com arroz, farofa e salada',
    expect: ['1 prato-linguica + acompanhamentos:arroz + acompanhamentos:farofa + acompanhamentos:maionese'],
  },
  {
    text: 'boa noite seu zé eu queria um frango assado inteiro cortado em pedaço e um arroz branco grande e uma cajuína são geraldo de um litro entrega aqui na parangaba rua gomes brasil trezentos e dez',
    expect: [
      '1 frango [Inteiro] (cortado em pedaço)',
      '1 arroz [Grande]',
      '1 sao-geraldo-1l',
      'entrega',
      'bairro Parangaba',
      'endereço rua gomes brasil trezentos e dez',
    ],
  },
  { text: 'vinagrete 2 pequenos', expect: ['2 vinagrete [Pequena]'] },
  { text: 'frango assado inteiro sem pele', expect: ['1 frango [Inteiro] (sem pele)'] },
  { text: 'um prato de frango', expect: ['1 prato-frango + ?acompanhamentos'] },
  { text: 'coca', expect: ['? 1 coca: coca-2l | coca-1l'] },
  {
    text: 'me arruma meio frango recheado e um suco de caju',
    expect: ['1 frango-recheado [Meio]', '1 suco-caju'],
  },
  { text: '3 águas, duas com gás', expect: ['1 agua', '2 agua-gas'] },
  {
    text: 'salada de maionese grande e 1 frango assado dos inteiros',
    expect: ['1 salada [Grande]', '1 frango [Inteiro]'],
  },
  {
    text: 'dois combo família, um com guaraná e outro com cajuína',
    expect: ['1 combo-familia + bebida:guarana', '1 combo-familia + bebida:sao-geraldo'],
  },
  {
    text: 'manda 4 espetinho de linguiça e 1 cajuína lata',
    expect: ['4 esp-linguica', '1 sao-geraldo-lata'],
  },
  {
    text: 'almoço de domingo:\nfrango assado inteiro 2\nbaião grande 2\nmacaxeira pequena 1\ncoca 2l 1',
    expect: ['2 frango [Inteiro]', '2 baiao [Grande]', '1 macaxeira [Pequena]', '1 coca-2l'],
  },
  {
    text: 'galeto inteiro, sem molho, e capricha na farofa',
    expect: ['1 galeto [Inteiro] (sem molho, capricha na farofa)'],
  },
  { text: 'um baião p e um g', expect: ['1 baiao [Pequena]', '1 baiao [Grande]'] },
  {
    text: 'frango assado inteiro com batata frita grande',
    expect: ['1 frango [Inteiro]', '1 batata [Grande]'],
  },
  { text: 'quero pato assado inteiro e 1 água', expect: ['! pato assado', '1 agua'] },
]
