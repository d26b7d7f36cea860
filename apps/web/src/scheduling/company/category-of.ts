import type { Service } from '../data/services'

/** The name of a service's category (SCHD-05): what stands before its own in 'category : service'. */
export function categoryOf({ label, name }: Pick<Service, 'label' | 'name'>): string {
  const end = ` : ${name}`
  return label.endsWith(end) ? label.slice(0, -end.length) : ''
}
