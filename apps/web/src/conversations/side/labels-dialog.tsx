import type { ChatLabel } from '@balcao/contract/conversations'
import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { newId } from '../../lib/new-id'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { IconButton } from '../../ui/buttons/icon-button'
import { notify } from '../../ui/notices/notify'
import { Select } from '../../ui/choices/select'
import { TextInput } from '../../ui/fields/text-input'
import { useSaveLabels } from '../data'
import { LabelDot } from '../label-dot'
import {
  labelColours,
  labelDrafts,
  labelsProblem,
  MOST_LABELS,
  withNewLabel,
  type LabelDraft,
} from './label-list'
import { customerSideTexts } from './texts'

const longestName = 40

type Problem = 'labelNameMissing' | 'labelNameTwice' | 'labelsSaveFailed'

/** All labels of the company: named, coloured, added and removed, then saved at once. */
export function LabelsDialog({ labels, onClose }: { labels: readonly ChatLabel[]; onClose: () => void }) {
  const t = useTexts(customerSideTexts)
  const [drafts, setDrafts] = useState(() => labelDrafts(labels))
  const [problem, setProblem] = useState<Problem | null>(null)
  const rows = useRef<HTMLUListElement>(null)
  const { act, isBusy } = useSaveLabels()

  const change = (next: LabelDraft[]) => {
    setDrafts(next)
    setProblem(null)
  }
  const add = () => {
    change(withNewLabel(drafts, newId()))
    requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>('li:last-child input')?.focus())
  }
  const save = async () => {
    const wrong = labelsProblem(drafts)
    if (wrong) return setProblem(wrong === 'missing' ? 'labelNameMissing' : 'labelNameTwice')
    if (!(await act(drafts.map((draft) => ({ ...draft, name: draft.name.trim() }))))) {
      return setProblem('labelsSaveFailed')
    }
    notify.success(t('labelsSaved'))
    onClose()
  }
  const isLess = labels.some(({ id }) => !drafts.some((draft) => draft.id === id))
  return (
    <Dialog
      onClose={() => !isBusy && onClose()}
      title={t('manageLabels')}
      actions={
        <>
          <Button kind="secondary" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      {drafts.length === 0 && <p className="text-ink-soft">{t('labelsEmpty')}</p>}
      <ul ref={rows} className="grid max-h-[50dvh] gap-2 overflow-y-auto p-1">
        {drafts.map((draft, index) => (
          <LabelRow
            key={draft.id}
            draft={draft}
            place={index + 1}
            onChange={(next) => change(drafts.with(index, next))}
            onRemove={() => change(drafts.filter(({ id }) => id !== draft.id))}
          />
        ))}
      </ul>
      {drafts.length < MOST_LABELS && (
        <Button
          kind="quiet"
          icon={<Plus size={20} aria-hidden="true" />}
          className="justify-self-start"
          onClick={add}
        >
          {t('labelNew')}
        </Button>
      )}
      {isLess && <p className="text-sm text-ink-soft">{t('labelsRemoveHint')}</p>}
      <p role="alert" className="font-semibold text-danger-ink empty:hidden">
        {problem && t(problem)}
      </p>
    </Dialog>
  )
}

interface LabelRowProps {
  draft: LabelDraft
  place: number
  onChange: (draft: LabelDraft) => void
  onRemove: () => void
}

function LabelRow({ draft, place, onChange, onRemove }: LabelRowProps) {
  const t = useTexts(customerSideTexts)
  return (
    <li className="flex flex-wrap items-center gap-2 sm:flex-nowrap">
      <span className="flex min-w-0 flex-1 basis-full items-center gap-2 sm:basis-0">
        <LabelDot colour={draft.colour} />
        <TextInput
          aria-label={t('labelName', { place })}
          maxLength={longestName}
          value={draft.name}
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
          className="min-w-0 flex-1"
        />
      </span>
      <div className="w-36 shrink-0 max-sm:ml-5">
        <Select
          aria-label={t('labelColour', { place })}
          value={draft.colour}
          options={labelColours.map((colour) => ({ value: colour, label: t(`colour_${colour}`) }))}
          onChange={(event) => {
            const colour = labelColours.find((each) => each === event.target.value)
            if (colour) onChange({ ...draft, colour })
          }}
        />
      </div>
      <IconButton
        label={t('labelRemove', { name: draft.name.trim() || t('labelUnnamed') })}
        icon={<Trash2 size={20} aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  )
}
