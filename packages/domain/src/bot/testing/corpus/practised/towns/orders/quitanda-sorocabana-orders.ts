import type { CorpusMessage } from '../../../corpus'

/** quitanda-sorocabana: what is ordered. */
export const quitandaSorocabanaOrders: readonly CorpusMessage[] = [
  {
    text: 'bom dia 1 kg de tomate 1 kg de cebola e 2 alface',
    expect: ['1 tomate [1 kg]', '1 cebola [1 kg]', '2 alface'],
  },
  { text: 'meio quilo de cenoura e 1 cheiro verde', expect: ['1 cenoura [500 g]', '1 cheiro-verde'] },
  {
    text: 'uma cartela de ovo branco e um maço de couve',
    expect: ['1 ovo-branco [Cartela com 30]', '1 couve'],
  },
  { text: '2 duzia de ovo caipira', expect: ['2 ovo-caipira [Dúzia]'] },
  { text: '1kg de banana', expect: ['? 1 banana: banana-prata | banana-nanica'] },
  {
    text: '2kg de banana nanica bem madura, é pra fazer bolo',
    expect: ['2 banana-nanica [1 kg] + ponto:madura'],
  },
  {
    text: 'um arroz de 5 kg, dois feijão carioca e um óleo',
    expect: ['1 arroz', '2 feijao-carioca', '1 oleo'],
  },
  { text: 'feijão 2 kg', expect: ['? 2 feijão: feijao-carioca | feijao-preto'] },
  {
    text: 'mandioca descascada 2 kg e 3 cabeça de alho',
    expect: ['2 mandioca [1 kg] + preparo:descascada', '3 alho'],
  },
  {
    text: 'um quilo e meio de batata e uma melancia',
    expect: ['1 batata [1 kg]', '1 batata [500 g]', '1 melancia'],
  },
  { text: 'maçã e 2 bandeja de morango', expect: ['1 maca [?]', '2 morango'] },
  {
    text: 'Bom dia! Segue a lista da semana:\n1 kg tomate\n500g cebola\n1 kg mamão formosa\n2 abacaxi\n1 alface\n1 queijo minas\n1 café\nObrigada',
    expect: [
      '1 tomate [1 kg]',
      '1 cebola [500 g]',
      '1 mamao [1 kg]',
      '2 abacaxi',
      '1 alface',
      '1 queijo-minas',
      '1 cafe',
    ],
  },
  {
    text: 'ah põe mais um kg de cenoura tbm',
    cart: ['1 batata [1 kg]', '1 couve'],
    expect: ['1 batata [1 kg]', '1 couve', '1 cenoura [1 kg]'],
  },
  {
    text: 'vou querer um abacaxi e um suco de laranja',
    cart: ['2 acucar'],
    expect: ['2 acucar', '1 abacaxi', '1 suco-laranja'],
  },
  {
    text: '1 kg de maça, 1 kg de banana prata e 1 duzia de ovo branco, entrega no campolim, rua antonio perez hernandes 340 bloco b ap 52, credito',
    expect: [
      '1 maca [1 kg]',
      '1 banana-prata [1 kg]',
      '1 ovo-branco [Dúzia]',
      'entrega',
      'bairro Campolim',
      'endereço rua antonio perez hernandes 340 bloco b ap 52',
      'pagamento credit_card',
    ],
  },
  {
    text: 'deixa separado 1 melancia e 2 kg de mandioca, meu marido passa pra pegar às 17h',
    expect: ['1 melancia', '2 mandioca [1 kg]', 'retirada', 'hora 17:00'],
  },
  {
    text: 'bom dia seu Antônio aqui é a Cleusa eu queria dois quilos de batata um quilo de cebola um maço de couve e uma dúzia de ovo caipira o senhor manda entregar na vila hortência na rua coronel nogueira padilha oitocentos e doze por favor',
    expect: [
      '2 batata [1 kg]',
      '1 cebola [1 kg]',
      '1 couve',
      '1 ovo-caipira [Dúzia]',
      'entrega',
      'bairro Vila Hortência',
      'endereço rua coronel nogueira padilha oitocentos e doze',
      'nome Cleusa',
    ],
  },
  { text: 'tomate cereja 1, açucar 2, cafe 1', expect: ['1 tomate-cereja', '2 acucar', '1 cafe'] },
]
