import { checkPassword, passwordRules, type PasswordRule } from '@balcao/domain/auth'
import { Circle, CircleCheck } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { authTexts, type PlainAuthText } from '../texts'

const ruleTexts: Record<PasswordRule, PlainAuthText> = {
  length: 'ruleLength',
  uppercase: 'ruleUppercase',
  digit: 'ruleDigit',
  special: 'ruleSpecial',
}

/** The live checklist of a new password (RECOV-29). */
export function PasswordRules({ password }: { password: string }) {
  const t = useTexts(authTexts)
  const met = checkPassword(password)
  return (
    <div className="grid gap-2 rounded-md bg-sunken px-4 py-3">
      <p className="text-sm font-semibold">{t('rulesTitle')}</p>
      <ul className="grid gap-1.5 sm:grid-cols-2">
        {passwordRules.map((rule) => {
          const Icon = met[rule] ? CircleCheck : Circle
          return (
            <li
              key={rule}
              data-met={met[rule]}
              className={cx(
                'flex items-start gap-2 text-sm',
                met[rule] ? 'font-semibold text-ready-ink' : 'text-ink-soft',
              )}
            >
              <Icon size={18} aria-hidden="true" className="mt-px shrink-0" />
              <span>
                {t(ruleTexts[rule])}
                <span className="sr-only">: {met[rule] ? t('ruleMet') : t('ruleOpen')}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
