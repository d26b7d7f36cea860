import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { readText, type TextToken } from './text-tokens'

/** Tokens as HTML-like text, for reading. */
function shown(tokens: readonly TextToken[]): string {
  return tokens
    .map((token) => {
      if (token.kind === 'text') return token.text
      if (token.kind === 'mono') return `<mono>${token.text}</mono>`
      if (token.kind === 'link') return `<${token.href}>${token.text}</>`
      return `<${token.kind}>${shown(token.parts)}</${token.kind}>`
    })
    .join('')
}

const written = (tokens: readonly TextToken[]): string =>
  tokens.map((token) => ('parts' in token ? written(token.parts) : token.text)).join('')

const linksIn = (tokens: readonly TextToken[]): string[] =>
  tokens.flatMap((token) =>
    'parts' in token ? linksIn(token.parts) : token.kind === 'link' ? [token.href] : [],
  )

describe('CONV-14 the text of a message', () => {
  it.each([
    ['Olá', 'Olá'],
    ['*Total:* R$ 10', '<bold>Total:</bold> R$ 10'],
    ['_já_ ~não~ *sim*', '<italic>já</italic> <strike>não</strike> <bold>sim</bold>'],
    ['*_os dois_*', '<bold><italic>os dois</italic></bold>'],
    ['(*assim*), *ali*!', '(<bold>assim</bold>), <bold>ali</bold>!'],
    ['2*3*4 e x_y_z', '2*3*4 e x_y_z'],
    ['* item\n* outro', '* item\n* outro'],
    ['*aberto\nfim*', '*aberto\nfim*'],
    ['** e __', '** e __'],
    ['*a* *b*', '<bold>a</bold> <bold>b</bold>'],
    ['```*x*```', '<mono>*x*</mono>'],
    ['antes ```um\ndois``` depois', 'antes <mono>um\ndois</mono> depois'],
    ['``` só um', '``` só um'],
    ['veja https://a.com/b_c_d.', 'veja <https://a.com/b_c_d>https://a.com/b_c_d</>.'],
    ['(www.loja.com.br)', '(<https://www.loja.com.br>www.loja.com.br</>)'],
    [
      'https://pt.wikipedia.org/wiki/A_(b)',
      '<https://pt.wikipedia.org/wiki/A_(b)>https://pt.wikipedia.org/wiki/A_(b)</>',
    ],
    ['www. ou https:// sozinhos', 'www. ou https:// sozinhos'],
    ['*veja https://a.com/_x_y*', '<bold>veja <https://a.com/_x_y>https://a.com/_x_y</></bold>'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['<b>não é HTML</b>', '<b>não é HTML</b>'],
    ['', ''],
  ])('%j', (text, look) => {
    expect(shown(readText(text))).toBe(look)
  })

  it('no character is lost but marks, and links lead nowhere but to the web', () => {
    const marks = fc.constantFrom(
      '*',
      '_',
      '~',
      '```',
      ' ',
      '\n',
      'a',
      'É',
      '1',
      '.',
      '(',
      ')',
      'https://',
      'www.',
      '<',
    )
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(marks, { maxLength: 40 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const tokens = readText(text)
        expect(written(tokens).replace(/[*_~`]/g, '')).toBe(text.replace(/[*_~`]/g, ''))
        for (const href of linksIn(tokens)) expect(href).toMatch(/^https?:\/\//i)
      }),
      { numRuns: runs(3_000) },
    )
  })

  it.each(['*a ', '*a* ', '_*', 'www.a.', '(', '```'])(
    'a message of %j eight times as long takes about eight times as long to read, not sixty-four times',
    (part) => {
      const lengths = [4096, 32_768] as const
      const quickest = lengths.map(() => Infinity)
      const read = (length: number, which: number) => {
        const text = part.repeat(length / part.length)
        const start = performance.now()
        expect(written(readText(text)).length).toBeGreaterThan(0)
        quickest[which] = Math.min(quickest[which]!, performance.now() - start)
      }
      // The quickest of each says what reading takes; a busy machine needs more tries to have it.
      const ratio = () => quickest[1]! / quickest[0]!
      for (let tries = 0; tries < 15 || (tries < 200 && ratio() >= 30); tries++) lengths.forEach(read)
      expect(ratio()).toBeLessThan(30)
    },
  )
})
