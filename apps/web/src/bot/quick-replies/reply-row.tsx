import type { QuickReply } from '@balcao/contract/conversations'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/language'
import { Card } from '../../ui/page/card'
import { Field } from '../../ui/fields/field'
import { IconButton } from '../../ui/buttons/icon-button'
import { TextArea } from '../../ui/fields/text-area'
import { TextInput } from '../../ui/fields/text-input'
import { ChatText } from '../chat-text'
import { VariableChips } from '../settings/variable-chips'
import { previewMessage, replyVariables } from '../settings/variables'
import { botTexts } from '../texts'
import { MAX_REPLY_TEXT, MAX_SHORTCUT, type ReplyProblem } from './reply-list'

interface ReplyRowProps {
  reply: QuickReply
  label: string
  name: string
  shop: string
  problems: readonly ReplyProblem[]
  isNew: boolean
  isFirst: boolean
  isLast: boolean
  onChange: (part: Partial<Omit<QuickReply, 'id'>>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One quick reply. Alt and the arrows move it from its fields and its arrows. */
export function ReplyRow(props: ReplyRowProps) {
  const { reply, label, name, shop, problems, isNew, isFirst, isLast, onChange, onMove, onRemove } = props
  const t = useTexts(botTexts)
  const row = useRef<HTMLLIElement>(null)
  const shortcut = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const keepFocus = useFocusThroughMove()
  useEffect(() => {
    if (isNew) shortcut.current?.focus()
  }, [isNew])

  const move = (by: -1 | 1) => {
    keepFocus()
    onMove(by)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? -1 : 1)
  }
  const [shortcutProblem, textProblem] = [
    problems.find((problem) => problem !== 'textMissing'),
    problems.find((problem) => problem === 'textMissing'),
  ]
  return (
    <li ref={row} aria-label={label}>
      <Card className="grid grid-cols-1 gap-3 p-4 sm:p-5">
        <div className="flex items-start gap-2">
          <Field
            label={t('shortcut')}
            error={shortcutProblem && t(`problem_${shortcutProblem}`)}
            className="min-w-0 flex-1"
          >
            {(ids) => (
              <div className="relative max-w-72">
                <span
                  aria-hidden="true"
                  className="absolute top-1/2 left-3.5 -translate-y-1/2 font-mono text-ink-soft"
                >
                  /
                </span>
                <TextInput
                  {...ids}
                  ref={shortcut}
                  onKeyDown={onKeyDown}
                  maxLength={MAX_SHORTCUT}
                  autoCapitalize="none"
                  autoComplete="off"
                  spellCheck={false}
                  placeholder={t('shortcutPlaceholder')}
                  value={reply.shortcut}
                  onChange={(event) => onChange({ shortcut: event.target.value })}
                  className="pl-7 font-mono"
                />
              </div>
            )}
          </Field>
          <div className="mt-7.5 flex">
            <IconButton
              label={t('moveUpOf', { name })}
              aria-disabled={isFirst}
              onKeyDown={onKeyDown}
              icon={<ArrowUp size={20} aria-hidden="true" />}
              onClick={() => move(-1)}
              className={isFirst ? 'opacity-40' : ''}
            />
            <IconButton
              label={t('moveDownOf', { name })}
              aria-disabled={isLast}
              onKeyDown={onKeyDown}
              icon={<ArrowDown size={20} aria-hidden="true" />}
              onClick={() => move(1)}
              className={isLast ? 'opacity-40' : ''}
            />
            <IconButton
              label={t('removeOf', { name })}
              icon={<Trash2 size={20} aria-hidden="true" />}
              onClick={() => {
                focusNeighbour(row.current)
                onRemove()
              }}
            />
          </div>
        </div>
        <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid content-start gap-2">
            <Field label={t('replyText')} error={textProblem && t(`problem_${textProblem}`)}>
              {(ids) => (
                <TextArea
                  {...ids}
                  ref={area}
                  rows={3}
                  onKeyDown={onKeyDown}
                  maxLength={MAX_REPLY_TEXT}
                  value={reply.text}
                  onChange={(event) => onChange({ text: event.target.value })}
                />
              )}
            </Field>
            <VariableChips
              names={replyVariables}
              value={reply.text}
              max={MAX_REPLY_TEXT}
              area={area}
              onChange={(text) => onChange({ text })}
            />
          </div>
          {reply.text.trim() !== '' && (
            <figure className="grid content-start gap-1.5">
              <figcaption className="text-sm text-ink-soft">{t('preview')}</figcaption>
              <p className="w-fit max-w-full rounded-lg rounded-tl-sm bg-sunken px-3.5 py-2.5">
                <ChatText text={previewMessage(reply.text, shop)} />
              </p>
            </figure>
          )}
        </div>
      </Card>
    </li>
  )
}

/** A row that changes its place loses the focus in most browsers: it is given back to what had it. */
function useFocusThroughMove(): () => void {
  const held = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const { current } = held
    held.current = null
    if (current instanceof HTMLElement && current !== document.activeElement) current.focus()
  })
  return () => {
    held.current = document.activeElement
  }
}

/** The next row's first field takes the focus of a row that goes, else the one before. */
function focusNeighbour(row: HTMLElement | null) {
  const other = row?.nextElementSibling ?? row?.previousElementSibling
  other?.querySelector('input')?.focus()
}
