import { describe, expect, it } from 'vitest'
import { putFace, type PageFace } from './page-face'

const page =
  '<html><head><title>Agendamento</title></head><body><div id="root"></div><script></script></body></html>'

const nobody = { companyId: 'c1', name: 'Sol', about: null, colour: null, image: null }
const put = (html: string, face: Partial<PageFace>) =>
  putFace(html, { ...nobody, ...face }, 'https://b.example')

describe('the face of a public page', () => {
  it('says whose page it is, to eyes and to a messenger, before any code has come', () => {
    const html = put(page, { name: 'Estúdio Sol', about: 'Tatuagem e piercing' })
    expect(html).toContain('<title>Estúdio Sol · Agendamento</title>')
    expect(html).toContain('<meta property="og:title" content="Estúdio Sol" />')
    expect(html).toMatch(/<div id="root">.*<h1[^>]*>Estúdio Sol<\/h1><p[^>]*>Tatuagem e piercing<\/p>/)
  })

  it('has the colour of its owner from the first moment, and their picture in a preview', () => {
    const colour = { band: '#7a0019', ink: '#ffffff' }
    const html = put(page, { companyId: 'c1', colour, image: '/api/images/c1/capa.webp' })
    expect(html).toContain('<meta property="og:image" content="https://b.example/api/images/c1/capa.webp" />')
    expect(html).toMatch(/<header id="face" data-company="c1" style="--tile:#7a0019;--on-tile:#ffffff"/)
    expect(put(page, {})).not.toMatch(/og:image|style=/)
  })

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='x",
    '$& $1 $` $$',
    '</title><b>',
  ])('%s stays text', (name) => {
    const html = put(page, { name, about: name })
    const texts = html.replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_all, entity: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[entity]!,
    )
    expect(html.match(/<(script|img|b)\b/g)).toEqual(['<script'])
    expect(texts.split(name)).toHaveLength(6)
  })

  it('with what it shows first, stays text in its scripts as well', () => {
    const name = '</script><script>alert(1)</script><!--'
    const first = { root: '<h1>Sol</h1>', data: JSON.stringify({ name }), path: '/sol', card: { name } }
    const html = putFace(page, { ...nobody, name }, 'https://b.example', first)
    expect(html.match(/<\/?script\b|<!--/g)).toHaveLength(6)
    const scripts = [...html.matchAll(/<script type="application\/[^>]*>(.*?)<\/script>/g)]
    expect(scripts.map(([, json]) => JSON.parse(json!) as unknown)).toEqual([{ name }, { name }])
    expect(html).toContain('<div id="root"><h1>Sol</h1></div>')
    expect(html).toContain('<link rel="canonical" href="https://b.example/sol" />')
  })

  it('leaves a page without one of them as it is', () => {
    expect(put('<p>', { name: 'Sol', about: null })).toBe('<p>')
    expect(put(page, { name: 'Sol', about: null })).not.toContain('og:description')
  })
})
