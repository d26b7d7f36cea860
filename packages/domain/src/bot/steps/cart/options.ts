import { PARTS_GROUP, priceCents, type OptionGroup } from '../../../catalogue'
import { formatBrl } from '../../../money'
import { backFromDraft, leaveGoneDraft } from '../../cart/draft-steps'
import { countChosen } from '../../../menu'
import { activeOptions, findOffer } from '../../cart/on-offer'
import { paged } from '../../words/paged'
import { askAgain, goTo, type Move, type Option, type Scene, type StepRules } from '../../model/rules'
import { bare } from '../../words/small-talk'
import type { Draft, Step } from '../../model/state'
import { advanceDraft } from '../../cart/typed-order'
import { readChoice, readYesNo } from '../../understand'

const enough = /^(?:pronto|so isso|nenhum|nenhuma|sem nada|mais nada|nada|continuar|so|finalizar)$/

type OptionsStep = Extract<Step, { at: 'options' }>

/** Flavours, extras and the like, one group at a time; several may be named at once. */
export const optionsStep: StepRules<OptionsStep> = {
  ask: ({ draft, page }, scene) => {
    const group = groupOf(draft, scene)
    if (!group) return { text: 'Alguma opção?', options: [{ id: 'pronto', title: 'Pronto' }] }
    const name = offerOf(draft, scene)?.item.nome ?? ''
    return {
      text: `*${name}* · ${groupWords(group, draft)}`,
      options: paged(rowsOf(group, draft, scene), page, readyOf(group, draft)),
    }
  },
  handle: (step, { choice, text }, scene) => {
    const { state, world } = scene
    const group = groupOf(step.draft, scene)
    if (!group) return advanceDraft(state, { ...step.draft, groupsDone: step.draft.groupsDone + 1 }, world)
    if (choice === 'mais') return goTo(state, { ...step, page: step.page + 1 })
    if (choice === 'pronto') return pass(group, step, scene)
    const pressed = choice === null ? null : optionIn(choice, group)
    if (pressed !== null) return pick(group, [pressed], step, scene)
    const named = namedIn(text, group, step, scene)
    if (named !== null) return pick(group, named, step, scene)
    return readYesNo(text) === false || enough.test(bare(text)) ? pass(group, step, scene) : null
  },
  back: backFromDraft,
  giveWay: leaveGoneDraft,
  claims: (_command, text) => enough.test(bare(text)),
  words: true,
}

function offerOf(draft: Draft, { world }: Scene) {
  return findOffer(world.menu, draft.itemId, world.now, draft)
}

function groupOf(draft: Draft, scene: Scene): OptionGroup | null {
  return offerOf(draft, scene)?.item.opcoes[draft.groupsDone] ?? null
}

function groupWords(group: OptionGroup, draft: Draft): string {
  const { nome, min, max, cobranca } = group
  const chosen = countChosen(draft.options, group.id)
  const most =
    min === max ? `escolha ${max}` : min > 0 ? `escolha de ${min} a ${max}` : `até ${max}, se quiser`
  const charge = {
    soma: group.id === PARTS_GROUP ? '\nCada um conta pela sua parte.' : '',
    maior: '\nVale o preço da opção mais cara.',
    media: '\nVale a média dos preços.',
  }[cobranca]
  const names = draft.options
    .filter(({ group_id }) => group_id === group.id)
    .map(({ option_id, count }) => {
      const name = group.opcoes.find(({ id }) => id === option_id)?.nome ?? ''
      return count > 1 ? `${count}x ${name}` : name
    })
  const so = chosen > 0 ? `\nAté agora: ${names.join(', ')} (${chosen} de ${max}).` : ''
  return `${nome}: ${most}.${max > 1 ? charge : ''}${so}`
}

function rowsOf(group: OptionGroup, { priceType }: Draft, { world }: Scene): Option[] {
  const isParts = group.id === PARTS_GROUP
  const ofProduct = (id: string) => {
    const product = isParts && world.menu.items.find((item) => item.id === id)
    return product && priceType !== null ? priceCents(product, priceType) : 0
  }
  return activeOptions(group).map(({ id, nome, centavos }) => {
    const cents = isParts ? ofProduct(id) : centavos
    const plus = group.cobranca === 'soma' && !isParts ? '+ ' : ''
    const description = cents > 0 ? { description: plus + formatBrl(cents) } : {}
    return { id: `opcao:${group.id}:${id}`, title: nome, ...description }
  })
}

function readyOf(group: OptionGroup, draft: Draft): Option[] {
  const chosen = countChosen(draft.options, group.id)
  if (chosen < group.min) return []
  return [{ id: 'pronto', title: chosen > 0 ? 'Pronto' : 'Nenhuma, continuar' }]
}

/** Option ids named in 'meia calabresa, meia mussarela' or '1 e 3'; null unless every part is surely one option. */
function namedIn(text: string, group: OptionGroup, { draft }: OptionsStep, scene: Scene): string[] | null {
  const { state } = scene
  const rows = rowsOf(group, draft, scene)
  const whole = /\d/.test(text) ? null : readChoice(text, rows)
  if (whole?.kind === 'chosen') return [optionIn(whole.id, group)!]
  const parts = text
    .split(/\s*(?:[,;+\n]|\be\b|\bcom\b|\b(?=(?:meia|metade) ))\s*/i)
    .map((part) => part.replace(/\b(?:meio a meio|meia|meio|metade|1\/2)\b/gi, '').trim())
    .filter((part) => part !== '')
  const ids = parts.flatMap((part) => {
    const read = readChoice(part, /^\d+$/.test(part) ? state.shown : rows)
    const id = read?.kind === 'chosen' ? optionIn(read.id, group) : null
    return id === null ? [] : [id]
  })
  return ids.length > 0 && ids.length === parts.length ? ids : null
}

/** The option id in a row's id; null for a row of another group. */
function optionIn(choice: string, group: OptionGroup): string | null {
  const prefix = `opcao:${group.id}:`
  return choice.startsWith(prefix) ? choice.slice(prefix.length) : null
}

function pick(group: OptionGroup, optionIds: readonly string[], step: OptionsStep, scene: Scene): Move {
  const { draft } = step
  const { state, world } = scene
  const gone = optionIds.some((id) => !activeOptions(group).some((option) => option.id === id))
  if (gone) return askAgain(state, 'Essa opção acabou agora há pouco.')
  const before = allPartsIn(optionIds, group, draft) ? withoutParts(draft) : draft
  const chosen = countChosen(before.options, group.id) + optionIds.length
  if (chosen > group.max) return askAgain(state, `Aqui cabem no máximo ${group.max}.`)
  const options = optionIds.reduce(
    (options, option_id) => withOption(options, group.id, option_id),
    before.options,
  )
  const next = { ...draft, options }
  if (chosen === group.max) return advanceDraft(state, { ...next, groupsDone: draft.groupsDone + 1 }, world)
  return goTo(state, { ...step, draft: next })
}

/** 'meia calabresa meia atum' where calabresa is a part already: all of them are said anew. */
function allPartsIn(optionIds: readonly string[], { id }: OptionGroup, { options }: Draft): boolean {
  const parts = options.filter(({ group_id }) => group_id === PARTS_GROUP)
  return (
    id === PARTS_GROUP && optionIds.length > 1 && parts.some((part) => optionIds.includes(part.option_id))
  )
}

function withoutParts(draft: Draft): Draft {
  return { ...draft, options: draft.options.filter(({ group_id }) => group_id !== PARTS_GROUP) }
}

function withOption(options: Draft['options'], group_id: string, option_id: string): Draft['options'] {
  const has = options.some((one) => one.group_id === group_id && one.option_id === option_id)
  if (!has) return [...options, { group_id, option_id, count: 1 }]
  return options.map((one) =>
    one.group_id === group_id && one.option_id === option_id ? { ...one, count: one.count + 1 } : one,
  )
}

function pass(group: OptionGroup, { draft }: OptionsStep, { state, world }: Scene): Move {
  const missing = group.min - countChosen(draft.options, group.id)
  if (missing > 0)
    return askAgain(state, `${missing === 1 ? 'Falta' : 'Faltam'} ${missing} em ${group.nome}.`)
  return advanceDraft(state, { ...draft, groupsDone: draft.groupsDone + 1 }, world)
}
