import type { CorpusMessage } from '../../../corpus'

/** ceviche-do-farol: what is ordered. */
export const cevicheDoFarolOrders: readonly CorpusMessage[] = [
  {
    text: 'oi, um ceviche clássico grande com pimenta suave',
    expect: ['1 cev-classico [Grande] + pimenta:suave'],
  },
  {
    text: 'ceviche misto pequeno forte e uma chicha morada',
    expect: ['1 cev-misto [Pequeno] + pimenta:forte', '1 chicha'],
  },
  { text: 'quero um ceviche de camarão grande', expect: ['1 cev-camarao [Grande] + ?pimenta'] },
  { text: 'um ceviche de palmito sem pimenta', expect: ['1 cev-palmito [?] + pimenta:sem'] },
  { text: 'me ve um lomo saltado com arroz de coco por gentileza', expect: ['1 lomo + arroz:coco'] },
  { text: 'aji de galinha c/ arroz branco e 1 inca kola', expect: ['1 aji + arroz:branco', '1 inca'] },
  { text: 'lomo saltado e tostones', expect: ['1 lomo + ?arroz', '1 tostones'] },
  {
    text: 'ceviche de salmão grande suave com abacate e chips de batata doce',
    expect: ['1 cev-salmao [Grande] + pimenta:suave + acompanhamento:abacate + acompanhamento:batata-doce'],
  },
  {
    text: 'Boa noite\n1 ceviche misto grande, pimenta forte\n1 chaufa de camarão\n1 causa limenha\n2 pisco sour',
    expect: ['1 cev-misto [Grande] + pimenta:forte', '1 chaufa', '1 causa', '2 pisco'],
  },
  {
    text: 'queria um ceviche clássico pequeno sem coentro, pimenta suave',
    expect: ['1 cev-classico [Pequeno] + pimenta:suave (sem coentro)'],
  },
  { text: 'dois anticucho e duas coca', expect: ['2 anticucho', '2 coca-lata'] },
  { text: 'quatro alfajor', expect: ['4 alfajor'] },
  {
    text: 'pra mim um lomo saltado com arroz integral e pra minha namorada um ají de galinha com arroz de coco',
    expect: ['1 lomo + arroz:integral', '1 aji + arroz:coco'],
  },
  {
    text: 'dois ceviche clássico pequeno, o meu forte e o da Gi sem pimenta',
    expect: ['1 cev-classico [Pequeno] + pimenta:forte', '1 cev-classico [Pequeno] + pimenta:sem'],
  },
  {
    text: 'Marcos: chaufa de camarão\nEu: igual ao do Marcos\nNina: tequeños e uma água',
    expect: ['2 chaufa', '1 tequenos', '1 agua'],
  },
  {
    text: 'boa noite tudo bem eu vou querer um ceviche de camarão grande pimenta suave e uma causa limenha e duas inca kola',
    expect: ['1 cev-camarao [Grande] + pimenta:suave', '1 causa', '2 inca'],
  },
  {
    text: 'mais um tequeños',
    cart: ['1 lomo + arroz:branco', '1 tequenos'],
    expect: ['1 lomo + arroz:branco', '2 tequenos'],
  },
  {
    text: 'vou querer sobremesa tb, um suspiro limenho',
    cart: ['1 cev-classico [Grande] + pimenta:suave'],
    expect: ['1 cev-classico [Grande] + pimenta:suave', '1 suspiro'],
  },
  {
    text: 'põe milho cancha no ceviche',
    cart: ['1 cev-misto [Grande] + pimenta:forte', '1 agua-gas'],
    expect: ['1 cev-misto [Grande] + pimenta:forte + acompanhamento:cancha', '1 agua-gas'],
  },
  { text: 'um sushi e um pisco sour', expect: ['! sushi', '1 pisco'] },
  { text: 'tequenhos e chicha morada por favor 🙏', expect: ['1 tequenos', '1 chicha'] },
  {
    text: 'um ceviche grande',
    expect: ['? 1 ceviche: cev-classico | cev-camarao | cev-salmao | cev-misto | cev-palmito'],
  },
  {
    text: 'me manda 1 água com gas e 1 coca zero',
    cart: ['1 anticucho'],
    expect: ['1 anticucho', '1 agua-gas', '1 coca-zero'],
  },
  {
    text: 'Boa noite! Gostaria de um ceviche de salmão pequeno, sem pimenta, e de uma chaufa de camarão. Fico no aguardo.',
    expect: ['1 cev-salmao [Pequeno] + pimenta:sem', '1 chaufa'],
  },
]
