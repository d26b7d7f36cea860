import { Check, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useToldCopy, type CopyWords } from '../notices/use-told-copy'
import { Button } from './button'
import type { ButtonKind } from './button-look'
import { IconButton } from './icon-button'
import { LinkButton } from './link-button'

interface CopyProps {
  text: string
  words?: CopyWords
  className?: string
}

interface CopyButtonProps extends CopyProps {
  kind?: ButtonKind
  children: ReactNode
}

/** Copies a text and says so; a tick stands on it for a moment. */
export function CopyButton({ text, words, kind = 'secondary', ...rest }: CopyButtonProps) {
  const { copied, copy } = useToldCopy(words)
  return (
    <Button {...rest} kind={kind} icon={<Tick when={copied === text} />} onClick={() => void copy(text)} />
  )
}

/** The same as an icon alone. */
export function CopyIconButton({ text, words, ...rest }: CopyProps & { label: string }) {
  const { copied, copy } = useToldCopy(words)
  return <IconButton {...rest} icon={<Tick when={copied === text} />} onClick={() => void copy(text)} />
}

/** The same among text; `label` is its whole name. */
export function CopyLink({
  text,
  words,
  label,
  children,
}: CopyProps & { label: string; children: ReactNode }) {
  const { copied, copy } = useToldCopy(words)
  return (
    <LinkButton aria-label={label} onClick={() => void copy(text)}>
      <Tick when={copied === text} />
      {children}
    </LinkButton>
  )
}

function Tick({ when }: { when: boolean }) {
  const Icon = when ? Check : Copy
  return <Icon size={18} aria-hidden="true" />
}
