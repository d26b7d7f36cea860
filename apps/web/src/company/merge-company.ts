import {
  fieldsChanged,
  fieldsOf,
  withField,
  type CompanyFieldName,
  type CompanyValues,
} from './company-values'

/** What two people made of one record. */
export interface CompanyMerge {
  /** Both changed it, differently: somebody must choose. */
  conflicts: CompanyFieldName[]
  /** Only they changed it: taken over. */
  taken: CompanyFieldName[]
  /** My values with theirs where only they changed something. */
  values: CompanyValues
}

/** Compares mine and theirs with the state that both began from. The same change by both is no conflict. */
export function mergeCompany(base: CompanyValues, mine: CompanyValues, theirs: CompanyValues): CompanyMerge {
  const [began, wanted, saved] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)]
  const myChanges = fieldsChanged(began, wanted)
  const theirChanges = fieldsChanged(began, saved)
  const different = fieldsChanged(wanted, saved)
  const taken = theirChanges.filter((name) => !myChanges.includes(name))
  return {
    conflicts: theirChanges.filter((name) => myChanges.includes(name) && different.includes(name)),
    taken,
    values: taken.reduce((values, name) => withField(values, name, theirs), mine),
  }
}
