import type { ComponentProps } from 'react'
import { useTexts } from '../i18n/language'
import { CnpjField } from '../shared/customer/cnpj-field'
import { authTexts } from './texts'

type SignInCnpjProps = Omit<ComponentProps<typeof CnpjField>, 'label' | 'name' | 'autoComplete' | 'large'>

/** The company number that signs in: browsers keep it as the name beside the password. */
export function SignInCnpj(props: SignInCnpjProps) {
  const t = useTexts(authTexts)
  return <CnpjField {...props} label={t('cnpj')} name="username" autoComplete="username" large />
}
