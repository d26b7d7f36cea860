import { describe, expect, it } from 'vitest'
import { putFace } from './page-face'

const page =
  '<html><head><title>Agendamento</title></head><body><div id="root"></div><script></script></body></html>'

describe('the face of a public page', () => {
  it('says whose page it is, to eyes and to a messenger, before any code has come', () => {
    const html = putFace(page, { name: 'Estúdio Sol', about: 'Tatuagem e piercing' })
    expect(html).toContain('<title>Estúdio Sol · Agendamento</title>')
    expect(html).toContain('<meta property="og:title" content="Estúdio Sol" />')
    expect(html).toMatch(/<div id="root">.*<h1[^>]*>Estúdio Sol<\/h1><p[^>]*>Tatuagem e piercing<\/p>/)
  })

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='x",
    '$& $1 $` $$',
    '</title><b>',
  ])('%s stays text', (name) => {
    const html = putFace(page, { name, about: name })
    const texts = html.replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_all, entity: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[entity]!,
    )
    expect(html.match(/<(script|img|b)\b/g)).toEqual(['<script'])
    expect(texts.split(name)).toHaveLength(6)
  })

  it('leaves a page without one of them as it is', () => {
    expect(putFace('<p>', { name: 'Sol', about: null })).toBe('<p>')
    expect(putFace(page, { name: 'Sol', about: null })).not.toContain('og:description')
  })
})
