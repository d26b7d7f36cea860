import type { CorpusMessage } from '../../../corpus'

/** caldos-da-atalaia: what is said ahead, corrected and asked. */
export const caldosDaAtalaiaTalk: readonly CorpusMessage[] = [
  {
    text: 'combo mangue c coca, entregar na farolândia, rua Mário Jorge 215, dinheiro troco p 100',
    expect: [
      '1 combo-mangue + bebida:coca',
      'entrega',
      'bairro Farolândia',
      'endereço rua Mário Jorge 215',
      'pagamento cash',
      'troco 100',
    ],
  },
  {
    text: 'é pra entregar em Itabaiana. 2 cordas de caranguejo',
    expect: ['2 caranguejo [Corda com 6]', 'entrega', 'fora Itabaiana'],
  },
  {
    text: 'qro que entregue',
    cart: ['1 moela [Meia]'],
    at: 'fulfilment',
    expect: ['1 moela [Meia]', 'entrega'],
  },
  {
    text: 'Coroa do Meio',
    cart: ['1 caldo-feijao [Caneca]'],
    at: 'neighbourhood',
    expect: ['1 caldo-feijao [Caneca]', 'bairro Coroa do Meio'],
  },
  {
    text: 'pix. manda o entregador ligar quando chegar na portaria',
    cart: ['1 combo-praia + bebida:coca'],
    at: 'payment',
    expect: [
      '1 combo-praia + bebida:coca',
      'pagamento pix',
      'obs manda o entregador ligar quando chegar na portaria',
    ],
  },
  {
    text: 'o caldo é na cumbuca, n na caneca',
    cart: ['1 caldo-aratu [Caneca]', '1 agua'],
    expect: ['1 caldo-aratu [Cumbuca]', '1 agua'],
  },
  {
    text: 'tira uma skol e bota uma agua',
    cart: ['1 caranguejo [Corda com 6]', '3 skol'],
    expect: ['1 caranguejo [Corda com 6]', '2 skol', '1 agua'],
  },
  {
    text: 'pode trocar a coca do combo por suco',
    cart: ['1 combo-mangue + bebida:coca'],
    expect: ['1 combo-mangue + bebida:suco'],
  },
  {
    text: 'dsisti do bolinho',
    cart: ['1 bol-charque [6 unidades]', '1 caldo-sururu [Caneca]'],
    expect: ['1 caldo-sururu [Caneca]'],
  },
  { text: 'quanto custa a corda do caranguejo?', expect: ['pergunta preço caranguejo'] },
  { text: 'quanto é o caldo de aratu e o de sururu', expect: ['pergunta preço caldo-aratu | caldo-sururu'] },
  { text: 'oi, vc me manda o cardápio fazendo favor?', expect: ['pergunta cardápio'] },
  {
    text: 'o bolinho de charque leva leite? sou intolerante',
    expect: ['pergunta alérgeno bol-charque leite'],
  },
  {
    text: 'vai demorar? to morrendo de fome',
    cart: ['1 moela [Inteira]'],
    expect: ['1 moela [Inteira]', 'pergunta tempo'],
  },
  {
    text: '2 vinagrete e 1 coca 1l, e onde fica o restaurante de vcs?',
    expect: ['2 vinagrete', '1 coca-1l', 'pergunta loja'],
  },
  { text: 'vlw pela atenção, boa noite ❤️', expect: ['oi'] },
]
