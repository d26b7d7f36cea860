import type { CorpusMessage } from '../../../corpus'

/** lava-vale: what is said ahead, corrected and asked. */
export const lavaValeTalk: readonly CorpusMessage[] = [
  { text: 'qto custa lavar edredom king', expect: ['pergunta preço edredom'] },
  { text: 'vocês lavam cortina?', expect: ['pergunta tem cortina'] },
  { text: 'fica pronto em quanto tempo?', expect: ['pergunta tempo'] },
  { text: 'abre sábado?', expect: ['pergunta horário'] },
  { text: 'busca no Quiririm?', expect: ['pergunta entrega Quiririm'] },
  { text: 'cês aceitam cartão de débito?', expect: ['pergunta pagamento'] },
  { text: 'põe pra passar também a calça', cart: ['1 calca'], expect: ['1 calca + cuidado:passar'] },
  { text: 'o edredom é king', cart: ['1 edredom [Casal]'], expect: ['1 edredom [King]'] },
  { text: 'tira as toalhas', cart: ['4 toalha', '1 cortina'], expect: ['1 cortina'] },
  { text: 'não são 5 camisas, são 6', cart: ['5 camisa'], expect: ['6 camisa'] },
  { text: 'mais um cobertor igual', cart: ['1 cobertor [Casal]'], expect: ['2 cobertor [Casal]'] },
  { text: 'era isso', cart: ['1 terno'], expect: ['1 terno', 'fim'] },
  { text: 'eu levo aí', cart: ['1 tenis'], at: 'fulfilment', expect: ['1 tenis', 'retirada'] },
  {
    text: 'Jardim das Nações, rua portugal 310 casa 2',
    cart: ['2 cortina'],
    at: 'neighbourhood',
    expect: ['2 cortina', 'bairro Jardim das Nações', 'endereço rua portugal 310 casa 2'],
  },
  {
    text: 'vai no pix mesmo amigo',
    cart: ['1 vestido'],
    at: 'payment',
    expect: ['1 vestido', 'pagamento pix'],
  },
  { text: 'o de sempre', expect: ['de novo'] },
]
