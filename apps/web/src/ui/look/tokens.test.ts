import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const css = readFileSync(fileURLToPath(new URL('./tokens.css', import.meta.url)), 'utf8')

const written: readonly [text: string, paper: string][] = [
  ['ink', 'canvas'],
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['ink', 'raised'],
  ['ink-soft', 'canvas'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'sunken'],
  ['accent-ink', 'canvas'],
  ['accent-ink', 'surface'],
  ['accent-ink', 'sunken'],
  ['accent-ink', 'accent-tint'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-tile', 'tile'],
  ['on-marigold', 'marigold'],
  ['analysis-ink', 'analysis'],
  ['production-ink', 'production'],
  ['ready-ink', 'ready'],
  ['ready-ink', 'surface'],
  ['ready-ink', 'sunken'],
  ['danger-ink', 'danger'],
  ['danger-ink', 'surface'],
  ['neutral-ink', 'neutral'],
  ['canvas', 'ink'],
]

const drawn: readonly [line: string, paper: string][] = [
  ['line-strong', 'surface'],
  ['line-strong', 'canvas'],
  ['accent', 'surface'],
  ['accent', 'canvas'],
  ['analysis-solid', 'surface'],
  ['production-solid', 'surface'],
  ['ready-solid', 'surface'],
  ['danger-solid', 'surface'],
]

describe.each(['light', 'dark'])('the %s theme', (theme) => {
  const colours = coloursOf(theme)

  it.each(written)('can be read: %s on %s', (text, paper) => {
    expect(contrast(colours(text), colours(paper))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(drawn)('can be seen: %s on %s', (line, paper) => {
    expect(contrast(colours(line), colours(paper))).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['analysis', 'production'],
    ['production', 'ready'],
    ['analysis', 'ready'],
  ])('tells %s from %s without red and green', (one, other) => {
    expect(distanceForDeuteranopia(colours(`${one}-solid`), colours(`${other}-solid`))).toBeGreaterThan(60)
  })
})

/** They are the same in both appearances, and stand on each other alone; journeys look at them in the dark too. */
const shared = ['tile', 'on-tile', 'marigold', 'on-marigold']

it('whatever can be read in the light theme can be read in the dark one', () => {
  const [light, dark] = [coloursOf('light'), coloursOf('dark')]
  const names = [...css.matchAll(/--color-[\w-]+: var\(--([\w-]+)\)/g)].flatMap(([, name]) =>
    name === 'shade' || shared.includes(name!) ? [] : name!,
  )
  expect(names.length).toBeGreaterThan(25)
  const pairs = names.flatMap((text) => names.map((paper) => [text, paper] as const))
  const read = pairs.filter(([text, paper]) => contrast(light(text), light(paper)) >= 4.5)
  expect(read.length).toBeGreaterThan(100)
  expect(read.filter(([text, paper]) => contrast(dark(text), dark(paper)) < 4.5)).toEqual([])
})

it('never sets text below 14 px', () => {
  const sizes = [...css.matchAll(/--text-\w+: ([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16)
  expect(sizes.length).toBeGreaterThan(4)
  expect(Math.min(...sizes)).toBe(14)
})

type Rgb = readonly [number, number, number]

function coloursOf(theme: string) {
  const block = new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  return (name: string): Rgb => {
    const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(block)?.[1]
    if (!hex) throw new Error(`${theme} has no colour ${name}`)
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
  }
}

function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

// Viénot's simplification: red and green fall together, blue stays.
function distanceForDeuteranopia(one: Rgb, other: Rgb): number {
  const [a, b] = [one, other].map(([r, g, blue]) => [0.29 * r + 0.71 * g, blue] as const)
  return Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[1] ?? 0) - (b?.[1] ?? 0))
}
