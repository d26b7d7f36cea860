import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { buttonLook, type ButtonKind } from './button-look'
import { cx } from '../look/class-names'

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  kind?: ButtonKind
  icon?: ReactNode
}

/** A link that stands among buttons and looks like them. */
export function ButtonLink({ kind = 'secondary', icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={cx(buttonLook(kind), className)}>
      {icon}
      {children}
    </a>
  )
}
