import { set, type FieldErrors, type Resolver } from 'react-hook-form'
import { problemsOf, type OrderFormValues } from './order-form-values'

/** Checks the form by the contract and the domain; each error's message is a problem code. */
export const orderResolver: Resolver<OrderFormValues> = (values) => {
  const errors: FieldErrors<OrderFormValues> = {}
  for (const [path, code] of Object.entries(problemsOf(values))) {
    set(errors, path === 'items' ? 'items.root' : path, { type: code, message: code })
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
}
