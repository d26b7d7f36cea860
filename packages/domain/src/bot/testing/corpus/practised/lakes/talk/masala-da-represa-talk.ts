import type { CorpusMessage } from '../../../corpus'

/** masala-da-represa: what is said ahead, corrected and asked. */
export const masalaDaRepresaTalk: readonly CorpusMessage[] = [
  {
    text: 'um chana masala médio pra entregar no Pinheirinho, rua das acácias 210, pix',
    expect: [
      '1 chana + picancia:media',
      'entrega',
      'bairro Pinheirinho',
      'endereço rua das acácias 210',
      'pagamento pix',
    ],
  },
  {
    text: 'rua joão pinheiro 512 apto 3',
    cart: ['1 butter + picancia:suave'],
    at: 'address',
    expect: ['1 butter + picancia:suave', 'endereço rua joão pinheiro 512 apto 3'],
  },
  {
    text: 'eu retiro umas 19h30',
    cart: ['1 palak + picancia:media', '1 naan'],
    at: 'fulfilment',
    expect: ['1 palak + picancia:media', '1 naan', 'retirada', 'hora 19:30'],
  },
  {
    text: 'melhor o tikka suave, tem criança',
    cart: ['1 tikka + picancia:picante', '1 basmati'],
    expect: ['1 tikka + picancia:suave', '1 basmati'],
  },
  {
    text: 'ops, são 3 naan',
    cart: ['1 korma + picancia:media', '2 naan'],
    expect: ['1 korma + picancia:media', '3 naan'],
  },
  {
    text: 'não quero mais o lassi',
    cart: ['1 biryani-legumes [Individual] + picancia:suave', '1 lassi-manga'],
    expect: ['1 biryani-legumes [Individual] + picancia:suave'],
  },
  {
    text: 'o palak paneer vem com o que?',
    cart: ['1 chapati'],
    expect: ['1 chapati', 'pergunta ingredientes palak'],
  },
  {
    text: 'quanto que é a samosa de carne',
    cart: ['1 tikka + picancia:media'],
    expect: ['1 tikka + picancia:media', 'pergunta preço samosa-carne'],
  },
  {
    text: 'tem como pagar com cartão na entrega?',
    cart: ['2 chana + picancia:suave', '1 raita'],
    expect: ['2 chana + picancia:suave', '1 raita', 'pergunta pagamento'],
  },
  { text: 'tikka masala tem leite? sou intolerante', expect: ['pergunta alérgeno tikka leite'] },
  { text: 'vcs abrem segunda?', expect: ['pergunta horário'] },
  { text: 'me passa o cardápio por favor', expect: ['pergunta cardápio'] },
  { text: 'faz uma hora q pedi e nada ainda', expect: ['pergunta pedido'] },
  { text: 'quanto tempo ta demorando a entrega?', expect: ['pergunta tempo'] },
  {
    text: 'pode fechar a conta',
    cart: ['1 cordeiro + picancia:picante', '2 naan-alho'],
    expect: ['1 cordeiro + picancia:picante', '2 naan-alho', 'fim'],
  },
  { text: 'obrigadaaa, vcs são maravilhosos ❤️', expect: ['oi'] },
]
