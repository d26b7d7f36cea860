import { saysSamePlace } from '../../again/same-place'
import { formatBrl } from '../../../money'
import { answered } from '../../cart/checkout'
import { feeTo } from '../../cart/fees'
import { knownAddress } from '../../cart/known-address'
import { handOver } from '../../answers/hand-over'
import { MAX_CANDIDATES, MAX_SAID } from '../../model/limits'
import { cut } from '../../words/prompt-limits'
import type { Move, Option, Scene, StepRules } from '../../model/rules'
import type { Step } from '../../model/state'

type NeighbourhoodStep = Extract<Step, { at: 'neighbourhood' }>
const lead = /^(?:(?:e|é|eh|fica|moro|aqui|estou|to|tô|no|na|em|bairro|do|da)[\s:]+)+/i

/** Where to. A fee is never guessed: two that fit are asked about, and none twice in a row calls a person. */
export const neighbourhoodStep: StepRules<NeighbourhoodStep> = {
  ask: ({ offered }, { world }) => {
    const names = offered.map((name): Option => {
      const fee = feeTo(world, name)
      const title = { id: `bairro:${name}`, title: name }
      return fee.kind === 'fee' ? { ...title, description: formatBrl(fee.centavos) } : title
    })
    const ways: Option[] = [{ id: 'retirada', title: 'Retirar na loja' }]
    if (offered.length > 0) ways.push({ id: 'atendente', title: 'Falar com atendente' })
    return { text: 'Qual é o bairro da entrega?', options: [...names, ...ways] }
  },
  handle: (step, { choice, text }, scene) => {
    if (choice === 'retirada' || /^(?:vou )?(?:retirar|retirada|buscar)\b/i.test(text)) {
      return answered(scene, { fulfilment: 'pickup', neighbourhood: null, feeCents: null, address: null })
    }
    const known = saysSamePlace(text) ? knownAddress(scene.world) : null
    if (known) return answered(scene, known)
    const chosen = step.offered.find((name) => choice === `bairro:${name}`)
    if (chosen === undefined && text === '') return null
    return find(chosen ?? text.replaceAll('\n', ' '), step, scene)
  },
  back: (_step, scene) => answered(scene, { fulfilment: null }),
  words: true,
  claims: (command, text) => command === 'endereco' && saysSamePlace(text),
}

function find(said: string, step: NeighbourhoodStep, scene: Scene): Move {
  const { state, world } = scene
  const whole = feeTo(world, said)
  const fee = whole.kind === 'unknown' ? feeTo(world, said.replace(lead, '')) : whole
  if (fee.kind === 'fee') {
    const neighbourhood = fee.bairro ?? cut(said, MAX_SAID)
    const words = `Entrega em ${neighbourhood}: ${formatBrl(fee.centavos)}.`
    return answered(scene, { neighbourhood, feeCents: fee.centavos }, words)
  }
  const wanted = `Bairro escrito: "${cut(said, MAX_SAID)}".`
  const offer = (offered: readonly string[], tries: number, notice: string): Move => ({
    state: { ...state, step: { ...step, tries, offered: [...new Set(offered)].slice(0, MAX_CANDIDATES) } },
    notice,
  })
  if (fee.kind === 'ambiguous') {
    const names = new Set(fee.candidates.map(({ bairro }) => bairro))
    if (names.size < 2) return handOver(scene, 'neighbourhood', wanted)
    return offer([...names], step.tries, 'Há mais de um parecido. Qual deles?')
  }
  if (step.tries > 0) return handOver(scene, 'neighbourhood', wanted)
  const near = fee.kind === 'unknown' ? fee.near : []
  const not = `Não achei "${cut(said, MAX_SAID)}" entre os bairros que atendemos.`
  return offer(near, 1, near.length > 0 ? `${not} É um destes?` : `${not} Confira o nome, por favor.`)
}
