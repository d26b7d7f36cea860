import { plainName } from '../../text'
import { does } from '../../scheduling/light'
import type { BotPerson, BotWorld } from '../model/model'

/** Who serves, behind a service: ' com Bia Reis'; empty for whoever is free. */
export function withPerson(agendaId: string | undefined, { people = [] }: BotWorld): string {
  const person = people.find((one) => one.agendaId === agendaId)
  return person ? ` com ${person.name}` : ''
}

/** A message without what says with whom: 'corte com a bia' is 'corte'. */
export function withoutPerson(text: string, world: BotWorld): string {
  return personIn(text, world) === undefined ? text : text.replace(/\s+com\s.+$/i, '')
}

/** The one person whom a message names behind 'com', by the first or the whole name: 'corte com a bia'. */
export function personIn(text: string, { people = [] }: BotWorld): string | undefined {
  const said = /\bcom (?:[ao] )?(.+)$/.exec(plainName(text))?.[1]
  if (said === undefined) return undefined
  const named = people.filter(({ name }) => {
    const whole = plainName(name)
    return [whole, whole.split(' ')[0]!].some((one) => said === one || said.startsWith(`${one} `))
  })
  return named.length === 1 ? named[0]!.agendaId : undefined
}

/** Who does a service, of those who can be chosen. */
export function whoDoes(serviceId: string, { people = [] }: BotWorld): BotPerson[] {
  return people.filter(({ offers = null }) => does(offers, serviceId))
}

/** 'Bia Reis não faz Corte. Quem faz: Caio Prado e Duda Melo.' */
export function doesNot(agendaId: string, serviceId: string, world: BotWorld): string {
  const name = world.people?.find((one) => one.agendaId === agendaId)?.name ?? ''
  const others = whoDoes(serviceId, world).map((one) => one.name)
  const last = others.slice(-1).join('')
  const list = others.length > 1 ? `${others.slice(0, -1).join(', ')} e ${last}` : last
  return `${name} não faz ${serviceName(serviceId, world)}. Quem faz: ${list}.`
}

/** What the shop calls a service. */
export function serviceName(serviceId: string, { services }: BotWorld): string {
  return services.items.find(({ id }) => id === serviceId)?.nome ?? 'esse serviço'
}
