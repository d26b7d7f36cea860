import type { CorpusMessage } from '../../../corpus'

/** ceviche-do-farol: what is said ahead, corrected and asked. */
export const cevicheDoFarolTalk: readonly CorpusMessage[] = [
  {
    text: 'entrega no Mar Grosso, av senador galotti 560 ap 401, pix',
    cart: ['1 aji + arroz:branco'],
    at: 'fulfilment',
    expect: [
      '1 aji + arroz:branco',
      'entrega',
      'bairro Mar Grosso',
      'endereço av senador galotti 560 ap 401',
      'pagamento pix',
    ],
  },
  {
    text: 'Magalhães',
    cart: ['1 causa', '1 inca'],
    at: 'neighbourhood',
    expect: ['1 causa', '1 inca', 'bairro Magalhães'],
  },
  { text: 'vai ser no cartão moça', cart: ['1 chaufa'], at: 'payment', expect: ['1 chaufa', 'pagamento ?'] },
  {
    text: 'o ceviche é sem pimenta, esqueci de falar',
    cart: ['1 cev-classico [Grande] + pimenta:suave'],
    expect: ['1 cev-classico [Grande] + pimenta:sem'],
  },
  {
    text: 'cancela a causa e põe tostones no lugar',
    cart: ['1 lomo + arroz:coco', '1 causa'],
    expect: ['1 lomo + arroz:coco', '1 tostones'],
  },
  {
    text: 'ah, na real quero duas inca kola',
    cart: ['1 anticucho', '1 inca'],
    expect: ['1 anticucho', '2 inca'],
  },
  {
    text: 'o lomo vem com o que?',
    cart: ['1 cev-salmao [Pequeno] + pimenta:suave'],
    expect: ['1 cev-salmao [Pequeno] + pimenta:suave', 'pergunta ingredientes lomo'],
  },
  {
    text: 'quanto custa o pisco sour?',
    cart: ['1 cev-misto [Grande] + pimenta:forte'],
    expect: ['1 cev-misto [Grande] + pimenta:forte', 'pergunta preço pisco'],
  },
  {
    text: 'vocês ficam abertos até que horas?',
    cart: ['1 tostones'],
    expect: ['1 tostones', 'pergunta horário'],
  },
  { text: 'o lomo saltado leva soja? tenho alergia', expect: ['pergunta alérgeno lomo soja'] },
  { text: 'Entregam em Imbituba?', expect: ['pergunta entrega Imbituba'] },
  { text: 'um chaufa de camarão pra entregar em Tubarão', expect: ['1 chaufa', 'entrega', 'fora Tubarão'] },
  { text: 'me manda a chave do pix', expect: ['pergunta pix'] },
  {
    text: 'interfone não funciona, pede pro motoboy me ligar',
    cart: ['1 aji + arroz:integral'],
    at: 'confirm',
    expect: ['1 aji + arroz:integral', 'obs interfone não funciona, pede pro motoboy me ligar'],
  },
  {
    text: 'não quero mais nada não, era isso',
    cart: ['2 alfajor', '1 chicha'],
    expect: ['2 alfajor', '1 chicha', 'fim'],
  },
  { text: 'quero falar com um atendente de verdade', expect: ['pessoa'] },
]
